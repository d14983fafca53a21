import Weft

/// A row or column of nodes, with nothing of its own.
struct Container<Child: NodeReference>: NodeContent {
    let direction: StackDirection
    let alignItems: StackAlignItems
    let children: [Child]

    init(_ direction: StackDirection, alignItems: StackAlignItems, children: [Child]) {
        self.direction = direction
        self.alignItems = alignItems
        self.children = children
    }

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
