import Weft

/// The properties of a content that hold nodes: `avatar`, `comments[2]`, `tabs["home"]`.
struct NodeProperties {
    private let mirror: Mirror

    init(of content: Any) {
        mirror = Mirror(reflecting: content)
    }

    /// Adds the name of each property to the node that it holds.
    ///
    /// - Complexity: O(*n*) in the number of values in the content, those in collections included.
    func addNames(to names: inout [AnyDisplayNode: String]) {
        for (label, value) in mirror.children {
            guard let label else { continue }
            add(value, as: label, to: &names)
        }
    }

    private func add(_ value: Any, as name: String, to names: inout [AnyDisplayNode: String]) {
        if let node = value as? any NodeReference {
            names[node.anyNode] = name
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            for child in mirror.children { add(child.value, as: name, to: &names) }
        case .collection:
            for (index, child) in mirror.children.enumerated() {
                guard let node = child.value as? any NodeReference else { continue }
                names[node.anyNode] = "\(name)[\(index)]"
            }
        case .dictionary:
            for pair in mirror.children {
                let parts = Array(Mirror(reflecting: pair.value).children)
                guard parts.count == 2, let node = parts[1].value as? any NodeReference else {
                    continue
                }
                names[node.anyNode] = "\(name)[\(parts[0].value)]"
            }
        default: break
        }
    }
}
