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

    /// The property that holds each node; the first one if there are several.
    package private(set) var names: [AnyDisplayNode: String] = [:]

    /// The second property that holds a node, for the nodes that several hold.
    private var secondNames: [AnyDisplayNode: String] = [:]

    /// Creates the list of the properties of a content that hold nodes.
    ///
    /// - Complexity: O(*n*) in the number of values that are looked at.
    package init(of content: Any) {
        addParts(of: content, named: "", depth: Self.depth)
    }

    /// The first two properties that hold a node; none if there are fewer.
    func pair(holding node: AnyDisplayNode) -> [String] {
        guard let first = names[node], let second = secondNames[node] else { return [] }
        return [first, second]
    }

    private mutating func add(_ value: Any, named name: String, depth: Int) {
        if let node = (value as? any NodeReference)?.anyNode {
            if names[node] == nil {
                names[node] = name
            } else if secondNames[node] == nil {
                secondNames[node] = name
            }
        } else if rest > 0 {
            rest -= 1
            if depth > 0 { addParts(of: value, named: name, depth: depth - 1) }
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

    /// Whether the elements of a collection may be nodes or hold some. A value that is copied bit
    /// by bit holds no references, and a string refers to no nodes.
    private static func mayHoldNodes(_ collection: Any) -> Bool {
        func mayHoldNodes<Elements: Collection>(_: Elements) -> Bool {
            !_isPOD(Elements.Element.self) && !(Elements.Element.self is any StringProtocol.Type)
        }
        return (collection as? any Collection).map { mayHoldNodes($0) } ?? true
    }
}
