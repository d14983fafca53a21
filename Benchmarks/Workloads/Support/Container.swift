import Weft

/// A row or column of nodes, with nothing of its own.
struct Container: NodeContent {
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

    static var ignoresConstrainedSize: Bool { true }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(direction, alignItems: alignItems, children: children)
    }
}

/// The same row or column without the promise of a container, that it ignores its range.
private struct UnpromisedContainer: NodeContent {
    let container: Container

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        container.layoutSpec(thatFits: constrainedSize)
    }
}

extension Container {
    /// A node of the container, which gives the promise or keeps it back.
    func node(
        isPromised: Bool,
        style: (inout LayoutElementStyle) -> Void = { _ in }
    ) -> AnyDisplayNode {
        isPromised
            ? AnyDisplayNode(DisplayNode(self, style: style))
            : AnyDisplayNode(DisplayNode(UnpromisedContainer(container: self), style: style))
    }
}
