import Weft

/// A row or column of nodes, and nothing else.
struct Container: FixedSpecContent {
    let direction: StackDirection
    let alignItems: StackAlignItems
    let children: [AnyDisplayNode]

    init(
        _ direction: StackDirection,
        alignItems: StackAlignItems,
        children: [some NodeReference]
    ) {
        self.direction = direction
        self.alignItems = alignItems
        self.children = children.map(\.anyNode)
    }

    var layoutSpec: some LayoutElement {
        StackLayoutSpec(direction, alignItems: alignItems, children: children)
    }
}

/// The same row or column as a content that may depend on its range.
private struct RangeContainer: NodeContent {
    let container: Container

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        container.layoutSpec
    }
}

extension Container {
    /// A node of the container, with a fixed spec or one that may depend on its range.
    func node(
        isFixed: Bool,
        style: (inout LayoutElementStyle) -> Void = { _ in }
    ) -> AnyDisplayNode {
        isFixed
            ? AnyDisplayNode(DisplayNode(self, style: style))
            : AnyDisplayNode(DisplayNode(RangeContainer(container: self), style: style))
    }
}
