import WeftLayout

/// The paths from a root to its nodes, as errors print them: `Feed ▸ posts[3] PostCell ▸ avatar`.
///
/// A step is the node's name, after the property in which the parent's content holds the node if
/// that content holds several nodes of this name; without a name, it is the property and the type
/// of the node's content. Names and properties that are blank or have control characters are quoted
/// and escaped. If a path has more than 200 steps, the middle is left out. Properties are found by
/// reflection (`NodeProperties`), once for each content, so paths are made only for errors,
/// diagnostics and inspectors.
struct NodePaths {
    /// What is printed between two steps.
    static let separator = " ▸ "

    /// The highest number of steps that are printed.
    private static let maximumStepCount = 200

    private let stateOf: (NodeHandle) -> NodeState

    /// The properties that hold nodes, by parent.
    private var properties: [NodeHandle: NodeProperties] = [:]

    /// How many of the nodes that a parent's content holds have each name, by parent.
    private var nameCounts: [NodeHandle: [String: Int]] = [:]

    /// The steps that were printed so far.
    private var steps: [Step: String] = [:]

    private struct Step: Hashable {
        let node: NodeHandle
        let parent: NodeHandle?
    }

    /// Creates paths through the contents that `stateOf` returns.
    init(stateOf: @escaping (NodeHandle) -> NodeState) {
        self.stateOf = stateOf
    }

    /// The path to the last of some nodes, each of which is a subnode of the one before it; the
    /// root comes first.
    ///
    /// - Complexity: O(1) in the number of nodes.
    mutating func string(along way: some RandomAccessCollection<NodeHandle>) -> String {
        way.abridged(to: Self.maximumStepCount) { index in
            let parent = index == way.startIndex ? nil : way[way.index(before: index)]
            return step(to: way[index], in: parent)
        }
        .joined(separator: Self.separator)
    }

    /// The step from a parent to a node, or to the root if there is no parent.
    mutating func step(to node: NodeHandle, in parent: NodeHandle?) -> String {
        let step = Step(node: node, parent: parent)
        if let known = steps[step] { return known }
        let text = text(of: node, in: parent)
        steps[step] = text
        return text
    }

    private mutating func text(of node: NodeHandle, in parent: NodeHandle?) -> String {
        let title = node.name?.onOneLine ?? stateOf(node).contentTypeName
        guard let parent, !hasNameOfItsOwn(node, in: parent),
            let property = properties(of: parent)[AnyDisplayNode(handle: node)]
        else { return title }
        return "\(property.onOneLine) \(title)"
    }

    /// Whether a node has a name, and no other node that the parent's content holds has the same.
    private mutating func hasNameOfItsOwn(_ node: NodeHandle, in parent: NodeHandle) -> Bool {
        guard let name = node.name else { return false }
        if nameCounts[parent] == nil {
            let names = properties(of: parent).nodes.compactMap(\.name)
            nameCounts[parent] = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        }
        return nameCounts[parent]?[name] == 1
    }

    private mutating func properties(of parent: NodeHandle) -> NodeProperties {
        if let known = properties[parent] { return known }
        let found = NodeProperties(of: stateOf(parent).anyContent)
        properties[parent] = found
        return found
    }

    /// Names to print in place of the numbers of nodes without names: in a parent's content they
    /// are called by the properties that hold them, `BoxContent(rows[2])`, and the parent itself by
    /// its type. A number that is also the name of another node is left as it is.
    mutating func names(in parent: NodeHandle) -> [String: String] {
        var names: [String: String] = [:]
        let properties = properties(of: parent)
        for node in properties.nodes where node.name == nil {
            guard let property = properties[node] else { continue }
            names[node.debugDescription] =
                "\(node.handle.state.contentTypeName)(\(property.onOneLine))"
        }
        if parent.name == nil {
            names[parent.debugDescription] = stateOf(parent).contentTypeName
        }
        for node in properties.nodes where node.name != nil { names[node.debugDescription] = nil }
        return names
    }
}
