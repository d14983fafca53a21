import Weft

extension ColdWorkload {
    /// W8: a tree with ten children a node, all of whose styles say 10×10, and that they shrink.
    static let hugeNested: [any Workload] = [
        (3, 1_111, 11_285), (4, 11_111, 111_340), (5, 111_111, 1_111_395),
    ].map { depth, nodes, checksum in
        ColdWorkload(
            name: "W8/\(nodes)",
            nodeCount: nodes,
            checksum: checksum,
            range: .unbounded
        ) {
            shrinkingTree(level: 0, depth: depth)
        }
    }

    private static func shrinkingTree(level: Int, depth: Int) -> AnyDisplayNode {
        guard level + 1 < depth else {
            return container((0..<10).map { _ in DisplayNode(BoxContent()) { $0 = tile } })
        }
        return container((0..<10).map { _ in shrinkingTree(level: level + 1, depth: depth) })
    }

    private static func container(_ children: [some NodeReference]) -> AnyDisplayNode {
        let content = Container(.horizontal, alignItems: .stretch, children: children)
        return AnyDisplayNode(DisplayNode(content) { $0 = tile })
    }

    /// The style of all nodes, which they share: its values lie in one place.
    private static let tile: LayoutElementStyle = {
        var style = LayoutElementStyle()
        style.preferredSize = LayoutSize(width: 10, height: 10)
        style.flexGrow = 1
        style.flexShrink = 1
        return style
    }()
}
