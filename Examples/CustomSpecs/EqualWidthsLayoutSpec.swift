public import Weft

/// Puts its children side by side, all as wide as the widest of them: the buttons of a dialog.
///
/// Where there is too little room, they share what there is. All are as high as the highest.
public struct EqualWidthsLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The space between neighbours, in points.
    public var spacing: Double

    /// The children in reading order.
    public var children: [any LayoutElement]

    /// Creates a row of children. The spacing is in points.
    public init(
        spacing: Double = 0,
        @LayoutChildrenBuilder children: () -> [any LayoutElement]
    ) {
        self.spacing = spacing
        self.children = children()
    }

    /// The settings that explanations show.
    public var debugParameters: [String] { ["spacing: \(spacing)"] }

    /// Measures the children to find the greatest width, again in that width to find the greatest
    /// height, and then in both.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let count = Double(children.count)
        var size = LayoutSize(width: .infinity, height: constrainedSize.max.height)
        let natural = try context.measure(children, in: SizeRange(max: size))
        let room = (constrainedSize.max.width - spacing * (count - 1)) / count
        size.width = max(0, min(natural.map(\.size.width).max() ?? 0, room))

        let least = LayoutSize(width: size.width, height: 0)
        let sized = try context.measure(children, in: SizeRange(min: least, max: size))
        size.height = sized.map(\.size.height).max() ?? 0
        let placed = try context.measure(children, in: SizeRange(min: size, max: size))

        let step = size.width + spacing
        let whole = LayoutSize(width: max(0, count * step - spacing), height: size.height)
            .clamped(to: constrainedSize)
        let isMirrored = context.environment.readingDirection == .rightToLeft
        for (index, child) in placed.enumerated() {
            let start = Double(index) * step
            let x = isMirrored ? whole.width - start - child.size.width : start
            context.place(child, at: LayoutPoint(x: x, y: 0))
        }
        return whole
    }
}
