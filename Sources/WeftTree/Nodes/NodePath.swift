import WeftLayout

/// The way from a root to a node, as errors print it: `Feed ▸ posts[3] PostCell ▸ avatar`.
///
/// A step is the property in which the parent's content holds the node, the type of the node's
/// content, and the node's name where it has one. It is found by looking into the contents, so it
/// is made only for an error, a diagnostic, or an inspector.
enum NodePath {
    /// Between two steps.
    static let separator = " ▸ "

    /// The path to a node through its ancestors, the root first.
    static func string(to node: NodeHandle, through ancestors: [NodeHandle]) -> String {
        var parent: NodeHandle?
        var steps: [String] = []
        for next in ancestors + [node] {
            steps.append(step(to: next, in: parent))
            parent = next
        }
        return steps.joined(separator: separator)
    }

    /// One step of a path.
    static func step(to node: NodeHandle, in parent: NodeHandle?) -> String {
        let type = node.state.contentTypeName
        if let name = node.name { return name }
        guard let parent,
            let property = property(of: Mirror(reflecting: parent.state.reflectedContent), to: node)
        else { return type }
        return "\(property) \(type)"
    }

    private static func property(of content: Mirror, to node: NodeHandle) -> String? {
        for (label, value) in content.children {
            let label = label ?? ""
            if refers(value, to: node) { return label }
            let mirror = Mirror(reflecting: value)
            switch mirror.displayStyle {
            case .optional:
                if let inner = mirror.children.first?.value, refers(inner, to: node) {
                    return label
                }
            case .collection:
                let values = mirror.children.lazy.map(\.value)
                if let found = values.enumerated().first(where: { refers($0.element, to: node) }) {
                    return "\(label)[\(found.offset)]"
                }
            case .dictionary:
                for pair in mirror.children {
                    let parts = Array(Mirror(reflecting: pair.value).children)
                    if parts.count == 2, refers(parts[1].value, to: node) {
                        return "\(label)[\(parts[0].value)]"
                    }
                }
            default:
                break
            }
        }
        return nil
    }

    private static func refers(_ value: Any, to node: NodeHandle) -> Bool {
        (value as? any NodeReference)?.anyNode.handle === node
    }
}
