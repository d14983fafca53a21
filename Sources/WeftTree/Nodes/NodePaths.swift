import WeftLayout

/// The ways from a root to its nodes, as errors print them: `Feed ▸ posts[3] PostCell ▸ avatar`.
///
/// A step is the property in which the parent's content holds the node, the type of the node's
/// content, and the node's name where it has one. Properties are found by looking into the
/// contents, into each content once, so paths are made only for an error, a diagnostic, or an
/// inspector.
struct NodePaths {
    /// Between two steps.
    static let separator = " ▸ "

    private let stateOf: (NodeHandle) -> NodeState

    /// The properties that hold nodes, by parent and node.
    private var properties: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]

    /// Prepares paths through contents as `stateOf` gives them.
    init(stateOf: @escaping (NodeHandle) -> NodeState) {
        self.stateOf = stateOf
    }

    /// The path to a node through its ancestors, the root first.
    mutating func string(to node: NodeHandle, through ancestors: [NodeHandle]) -> String {
        var parent: NodeHandle?
        var steps: [String] = []
        for next in ancestors + [node] {
            steps.append(step(to: next, in: parent))
            parent = next
        }
        return steps.joined(separator: Self.separator)
    }

    private mutating func step(to node: NodeHandle, in parent: NodeHandle?) -> String {
        if let name = node.name { return name }
        let type = stateOf(node).contentTypeName
        guard let parent, let property = property(of: parent, holding: node) else { return type }
        return "\(property) \(type)"
    }

    private mutating func property(of parent: NodeHandle, holding node: NodeHandle) -> String? {
        let key = ObjectIdentifier(parent)
        if let known = properties[key] { return known[ObjectIdentifier(node)] }
        let found = Self.properties(of: stateOf(parent).reflectedContent)
        properties[key] = found
        return found[ObjectIdentifier(node)]
    }

    /// The properties of a content that hold nodes, by node; of several the first one.
    private static func properties(of content: Any) -> [ObjectIdentifier: String] {
        var properties: [ObjectIdentifier: String] = [:]
        func note(_ value: Any, _ property: @autoclosure () -> String) {
            guard let handle = (value as? any NodeReference)?.anyNode.handle else { return }
            let key = ObjectIdentifier(handle)
            if properties[key] == nil { properties[key] = property() }
        }
        for (label, value) in Mirror(reflecting: content).children {
            let label = label ?? ""
            note(value, label)
            let mirror = Mirror(reflecting: value)
            switch mirror.displayStyle {
            case .optional:
                if let inner = mirror.children.first?.value { note(inner, label) }
            case .collection:
                for (index, child) in mirror.children.enumerated() {
                    note(child.value, "\(label)[\(index)]")
                }
            case .dictionary:
                for pair in mirror.children {
                    let parts = Array(Mirror(reflecting: pair.value).children)
                    if parts.count == 2 { note(parts[1].value, "\(label)[\(parts[0].value)]") }
                }
            default:
                break
            }
        }
        return properties
    }
}
