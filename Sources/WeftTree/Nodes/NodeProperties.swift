/// The properties of a content that hold nodes: `avatar`, `comments[2]`, `tabs[home]`,
/// `options[1].bar`.
///
/// They are found by reflection: in stored properties, in the elements of arrays, the values of
/// dictionaries and the members of sets, in tuples, and in what enums carry. Neither nodes nor
/// objects are looked into, nor collections of plain numbers or texts, nor what lies more than
/// ``depth`` values deep or behind ``maximumValueCount`` others.
package struct NodeProperties {
    /// How many values around a node are looked through, the content not among them.
    package static let depth = 6

    /// How many values that are no nodes are looked at: that takes about a microsecond each, and a
    /// content may hold millions.
    package static let maximumValueCount = 100_000

    /// How many of them may still be.
    private var rest = Self.maximumValueCount

    /// The property of each node; of several the first one.
    package private(set) var names: [AnyDisplayNode: String] = [:]

    /// Looks into a content.
    ///
    /// - Complexity: O(*n*) in the number of values that are looked at.
    package init(of content: Any) {
        addParts(of: content, named: "", depth: Self.depth)
    }

    private mutating func add(_ value: Any, named name: String, depth: Int) {
        if let node = (value as? any NodeReference)?.anyNode {
            if names[node] == nil { names[node] = name }
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
        case .optional, .set:
            for child in mirror.children {
                if rest == 0 { break }
                add(child.value, named: name, depth: depth)
            }
        case .collection where Self.mayHoldNodes(value):
            for (index, child) in mirror.children.enumerated() {
                if rest == 0 { break }
                add(child.value, named: "\(name)[\(index)]", depth: depth)
            }
        case .dictionary:
            for pair in mirror.children {
                if rest == 0 { break }
                let parts = Array(Mirror(reflecting: pair.value).children)
                guard parts.count == 2 else { continue }
                add(parts[1].value, named: "\(name)[\(parts[0].value)]", depth: depth)
            }
        default: break
        }
    }

    /// Whether the elements of a collection may be nodes or hold some: what is copied bit by bit
    /// refers to nothing, and a text does not to nodes.
    private static func mayHoldNodes(_ collection: Any) -> Bool {
        func mayHoldNodes<Elements: Collection>(_: Elements) -> Bool {
            !_isPOD(Elements.Element.self) && !(Elements.Element.self is any StringProtocol.Type)
        }
        return (collection as? any Collection).map { mayHoldNodes($0) } ?? true
    }
}
