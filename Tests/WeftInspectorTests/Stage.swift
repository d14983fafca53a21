import Weft

/// A content that places nodes at their layout positions, the first one behind the others.
struct Stage: NodeContent {
    let nodes: [AnyDisplayNode]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        AbsoluteLayoutSpec { nodes }
    }

    /// The layout of nodes on a stage of the given size, without rounding to pixels.
    static func commit(
        _ nodes: [AnyDisplayNode],
        width: Double,
        height: Double
    ) throws -> LayoutCommit {
        try DisplayNode(Stage(nodes: nodes), name: "stage").layout(
            in: SizeRange(exactly: LayoutSize(width: width, height: height)),
            environment: LayoutEnvironment(displayScale: nil)
        )
    }

    /// A box with a frame.
    static func box(
        _ name: String? = nil,
        _ frame: LayoutRect,
        color: DisplayColor? = nil
    ) -> AnyDisplayNode {
        let node = DisplayNode(BoxContent(size: frame.size, color: color), name: name) {
            $0.layoutPosition = frame.origin
        }
        return node.anyNode
    }
}
