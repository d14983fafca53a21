public import Weft

/// Puts its children one after the other into lines, like words in a paragraph.
///
/// Every child keeps the size that it wants. The lines are as high as their highest child, and
/// begin where lines of text do in the environment's reading direction.
public struct FlowLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The children in reading order.
    public var children: [any LayoutElement]

    /// The space between two children and between two lines, in points.
    public var spacing: Double

    /// Creates a flow of the children in a builder. The spacing is in points.
    public init(
        spacing: Double = 0,
        @LayoutChildrenBuilder children: () -> [any LayoutElement]
    ) {
        self.spacing = spacing
        self.children = children()
    }

    /// The settings that explanations show.
    public var debugParameters: [String] { ["spacing: \(spacing)"] }

    /// Measures all children, fills line after line, and places the children once the width is
    /// known, because lines that begin on the right begin at its end.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var pen = LayoutPoint.zero
        var size = LayoutSize.zero
        var origins: [LayoutPoint] = []
        let measured = try context.measure(children, in: SizeRange(max: constrainedSize.max))
        for child in measured {
            // The sum may be too large by a rounding error.
            if pen.x > 0, pen.x + child.size.width > constrainedSize.max.width + 0.01 {
                pen = LayoutPoint(x: 0, y: size.height + spacing)
            }
            origins.append(pen)
            size.width = max(size.width, pen.x + child.size.width)
            size.height = max(size.height, pen.y + child.size.height)
            pen.x += child.size.width + spacing
        }
        size = size.clamped(to: constrainedSize)
        let isMirrored = context.environment.readingDirection == .rightToLeft
        for (child, origin) in zip(measured, origins) {
            let x = isMirrored ? size.width - origin.x - child.size.width : origin.x
            context.place(child, at: LayoutPoint(x: x, y: origin.y))
        }
        return size
    }
}
