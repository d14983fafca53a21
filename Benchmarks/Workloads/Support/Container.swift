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

extension StackDirection {
    /// The direction of a level in the trees whose rows and columns alternate.
    static func ofLevel(_ level: Int) -> StackDirection {
        level.isMultiple(of: 2) ? .horizontal : .vertical
    }
}
