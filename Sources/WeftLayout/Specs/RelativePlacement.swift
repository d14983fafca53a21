/// How a child is placed in the available space: what relative and center specs have in common.
struct RelativePlacement {
    /// The child's place horizontally.
    let horizontal: RelativeLayoutSpec.Position

    /// The child's place vertically.
    let vertical: RelativeLayoutSpec.Position

    /// Whether the spec is as wide as the child, rather than as wide as possible.
    let hugsWidth: Bool

    /// Whether the spec is as high as the child.
    let hugsHeight: Bool

    /// Measures and places the child of a spec, and returns the size of the spec.
    func layOut(
        _ child: any LayoutElement,
        of type: Any.Type,
        thatFits constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let style = context.sizeStyle(of: child, in: type)
        let bounds = constrainedSize.max.definedWhereFinite
        let measured = try context.measure(
            child,
            in: SizeRange(
                min: LayoutSize(
                    width: horizontal == .none ? constrainedSize.min.width : 0,
                    height: vertical == .none ? constrainedSize.min.height : 0
                ),
                max: constrainedSize.max
            ),
            parentSize: bounds,
            style: style,
            for: type
        )
        let child = measured.size
        let size = LayoutSize(
            width: hugsWidth || bounds.width.isNaN ? child.width : bounds.width,
            height: hugsHeight || bounds.height.isNaN ? child.height : bounds.height
        ).clamped(to: constrainedSize)
        let direction = context.environment.readingDirection
        let position = LayoutPoint(
            x: (size.width - child.width) * horizontal.fraction(reading: direction),
            y: (size.height - child.height) * vertical.fraction(reading: .leftToRight)
        )
        context.place(measured, at: context.pixelGrid.round(position))
        return size
    }
}

extension RelativeLayoutSpec.Position {
    /// The part of the free space that lies to the left of the child, or above it.
    fileprivate func fraction(reading direction: ReadingDirection) -> Double {
        switch self {
        case .none: 0
        case .start: direction == .leftToRight ? 0 : 1
        case .center: 0.5
        case .end: direction == .leftToRight ? 1 : 0
        }
    }
}
