import Weft

extension ColdWorkload {
    /// W8: a tree with ten children per node. The style of every node sets 10×10, and lets the node
    /// grow and shrink. The nodes share one style; those of W8s have one each.
    static let hugeNested: [any Workload] =
        hugeNested("W8") { $0 = tile }
        + hugeNested("W8s", style: setTile)

    private static func hugeNested(
        _ name: String,
        style: @escaping @Sendable (inout LayoutElementStyle) -> Void
    ) -> [any Workload] {
        [(3, 1_111, 11_285), (4, 11_111, 111_340), (5, 111_111, 1_111_395)].map {
            depth,
            nodes,
            checksum in
            ColdWorkload(
                name: "\(name)/\(nodes)",
                nodeCount: nodes,
                checksum: checksum,
                range: .unbounded
            ) {
                EvenTree(breadth: 10, depth: depth).root {
                    AnyDisplayNode(DisplayNode(BoxContent(), style: style))
                } container: { _, children in
                    let row = Container(.horizontal, alignItems: .stretch, children: children)
                    return AnyDisplayNode(DisplayNode(row, style: style))
                }
            }
        }
    }

    /// The style that the nodes of W8 share, so that its values are stored once.
    private static let tile = LayoutElementStyle(setTile)

    /// Sets the properties of every node's style.
    private static func setTile(_ style: inout LayoutElementStyle) {
        style.preferredSize = LayoutSize(width: 10, height: 10)
        style.flexGrow = 1
        style.flexShrink = 1
    }
}
