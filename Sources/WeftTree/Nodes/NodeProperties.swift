/// The properties of a content that hold nodes: `avatar`, `comments[2]`, `tabs[home]`,
/// `options[1].bar`.
///
/// They are found by reflection: in stored properties, elements of arrays, values of dictionaries,
/// members of sets, tuples, and associated values of enums. The search does not look into nodes,
/// objects, or collections of plain numbers or strings. Nor does it look more than ``depth`` values
/// deep, or at more than ``maximumValueCount`` values.
package struct NodeProperties {
    /// How many values the search looks through to reach a node, not counting the content.
    static let depth = 6

    /// How many values other than nodes are looked at. Each takes about a microsecond, and a
    /// content may hold millions.
    package static let maximumValueCount = 100_000

    /// How many values may still be looked at.
    private var rest = Self.maximumValueCount

    /// A property that holds a node.
    private struct Property {
        let name: String
        /// The index of the node, if the property is an array of nodes.
        var index: Int?

        /// The name as it is printed. It is made where it is needed, as an array may be long.
        var text: String { index.map { "\(name)[\($0)]" } ?? name }
    }

    /// The property that holds each node; the first one if there are several.
    private var properties: [AnyDisplayNode: Property] = [:]

    /// The second property that holds a node, for the nodes that several hold.
    private var secondProperties: [AnyDisplayNode: Property] = [:]

    /// Creates the list of the properties of a content that hold nodes.
    ///
    /// - Complexity: O(*n*) in the number of values that are looked at.
    package init(of content: Any) {
        addParts(of: content, named: "", depth: Self.depth)
    }

    /// The nodes that the content holds.
    var nodes: some Collection<AnyDisplayNode> { properties.keys }

    /// The property that holds a node, the first one if there are several; nil if none does.
    package subscript(node: AnyDisplayNode) -> String? { properties[node]?.text }

    /// The first two properties that hold a node; none if there are fewer.
    func pair(holding node: AnyDisplayNode) -> [String] {
        guard let first = properties[node], let second = secondProperties[node] else { return [] }
        return [first.text, second.text]
    }

    private mutating func add(_ value: Any, named name: String, depth: Int) {
        if let node = (value as? any NodeReference)?.anyNode {
            add(node, in: Property(name: name))
        } else if rest > 0 {
            rest -= 1
            if depth > 0 { addParts(of: value, named: name, depth: depth - 1) }
        }
    }

    private mutating func add(_ node: AnyDisplayNode, in property: Property) {
        if properties[node] == nil {
            properties[node] = property
        } else if secondProperties[node] == nil {
            secondProperties[node] = property
        }
    }

    private mutating func addParts(of value: Any, named name: String, depth: Int) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct, .tuple, .enum:
            for (label, part) in mirror.children {
                guard let label else { continue }
                let isNumber = label.hasPrefix(".")
                let path = name.isEmpty || isNumber ? name + label : "\(name).\(label)"
                add(part, named: path, depth: depth)
            }
        case .optional,
            .set where Self.mayHoldNodes(value):
            for child in mirror.children {
                if rest == 0 { break }
                add(child.value, named: name, depth: depth)
            }
        case .collection where Self.mayHoldNodes(value):
            if let nodes = Self.nodes(of: value) {
                for (index, node) in nodes.enumerated() {
                    add(node, in: Property(name: name, index: index))
                }
                return
            }
            for (index, child) in mirror.children.enumerated() {
                if rest == 0 { break }
                add(child.value, named: "\(name)[\(index)]", depth: depth)
            }
        case .dictionary where Self.mayHoldNodes(value):
            for pair in mirror.children {
                if rest == 0 { break }
                let parts = Array(Mirror(reflecting: pair.value).children)
                guard parts.count == 2 else { continue }
                add(parts[1].value, named: "\(name)[\(parts[0].value)]", depth: depth)
            }
        default: break
        }
    }

    /// The elements of an array of nodes, without reflecting each of them; nil for any other
    /// collection.
    private static func nodes(of collection: Any) -> [AnyDisplayNode]? {
        func nodes<Elements: Collection>(of elements: Elements) -> [AnyDisplayNode]? {
            func nodes<Node: NodeReference>(as _: Node.Type) -> [AnyDisplayNode]? {
                (elements as? [Node])?.map(\.anyNode)
            }
            return (Elements.Element.self as? any NodeReference.Type).flatMap { nodes(as: $0) }
        }
        return (collection as? any Collection).flatMap { nodes(of: $0) }
    }

    /// Whether the elements of a collection may be nodes or hold some. A value that is copied bit
    /// by bit holds no references, and a string refers to no nodes.
    private static func mayHoldNodes(_ collection: Any) -> Bool {
        func mayHoldNodes<Elements: Collection>(_: Elements) -> Bool {
            !_isPOD(Elements.Element.self) && !(Elements.Element.self is any StringProtocol.Type)
        }
        return (collection as? any Collection).map { mayHoldNodes($0) } ?? true
    }
}
