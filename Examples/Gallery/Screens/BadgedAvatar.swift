import Weft

/// An avatar with a badge on its top right corner.
struct BadgedAvatar: NodeContent, Equatable {
    var wrapsCorner = false

    let avatar = DisplayNode(
        ImageContent(intrinsicSize: LayoutSize(width: 80, height: 80), name: "avatar")
    )
    let badge = DisplayNode(BoxContent(size: LayoutSize(width: 24, height: 24), color: .badge))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // The badge may hang out of the cell, unless the corner is wrapped.
        avatar.corner(
            badge,
            at: .topRight,
            offset: LayoutPoint(x: -3, y: 3),
            wrapsCorner: wrapsCorner
        )
    }
}
