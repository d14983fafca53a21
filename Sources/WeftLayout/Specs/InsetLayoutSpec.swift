/// A spec that puts space around its child; an infinite inset takes all the space on its side.
///
/// Size: the sum of the child's size and the insets, clamped to the range. Along an axis with an
/// infinite inset, it is the range's maximum, or, if that is infinite too, the sum of the child's
/// size and the finite insets.
///
/// The child is measured in the spec's range, with the spec's parent size, both reduced by the
/// finite insets. Along an axis with an infinite inset, the range begins at zero or, if the
/// opposite inset is negative, at the amount of that inset. The child lies at the left and the top
/// inset. If such an inset is infinite, the child lies at the opposite edge, at the finite inset
/// there; if both insets are infinite, it lies in the middle.
public struct InsetLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The space on each side, in points; it may be negative or infinite.
    public var insets: LayoutInsets

    /// Whether left stands for where lines begin: in an environment that is read from right to
    /// left, the left inset is that of the right side, and the other way round.
    public var followsReadingDirection: Bool

    /// The child.
    public var child: any LayoutElement

    /// Creates a spec that puts insets, in points, around an element.
    public init(
        insets: LayoutInsets,
        followsReadingDirection: Bool = false,
        child: any LayoutElement
    ) {
        self.insets = insets
        self.followsReadingDirection = followsReadingDirection
        self.child = child
    }

    /// Creates a spec that puts insets, in points, around the element in a builder.
    public init(
        insets: LayoutInsets,
        followsReadingDirection: Bool = false,
        @LayoutSpecBuilder child: () -> some LayoutElement
    ) {
        self.init(
            insets: insets,
            followsReadingDirection: followsReadingDirection,
            child: child()
        )
    }

    /// Measures and places the child.
    ///
    /// - Throws: `LayoutInterruption`, if the context throws it.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let (horizontal, vertical) = edges(in: &context)
        let widths = constrainedSize.widths
        let heights = constrainedSize.heights
        let style = context.sizeStyle(of: child, in: Self.self)
        if horizontal.areUnbounded(in: widths) || vertical.areUnbounded(in: heights) {
            context.report(.unboundedRange)
        }
        let measured = try context.measure(
            child,
            in: SizeRange(widths: horizontal.inset(widths), heights: vertical.inset(heights)),
            parentSize: LayoutSize(
                width: horizontal.inset(parentSize.width),
                height: vertical.inset(parentSize.height)
            ),
            style: style,
            for: Self.self
        )
        let grid = context.pixelGrid
        context.place(
            measured,
            at: LayoutPoint(
                x: horizontal.position(of: measured.size.width, in: widths, grid: grid),
                y: vertical.position(of: measured.size.height, in: heights, grid: grid)
            )
        )
        let size = LayoutSize(
            width: horizontal.length(around: measured.size.width, in: widths),
            height: vertical.length(around: measured.size.height, in: heights)
        )
        // At exactly that size, the child must be asked for its own size, to the bit.
        if context.node.tracksReuse, horizontal.surrounds(measured.size.width, in: size.width),
            vertical.surrounds(measured.size.height, in: size.height)
        {
            context.stateReuse(context.reuse(ofWhatContains: measured), of: Self.self)
        }
        return size
    }

    /// The usable insets along each axis.
    private func edges(in context: inout LayoutContext) -> (horizontal: Edges, vertical: Edges) {
        let left = usable(insets.left, "insets.left", context: &context)
        let right = usable(insets.right, "insets.right", context: &context)
        let isMirrored =
            followsReadingDirection && context.environment.readingDirection == .rightToLeft
        return (
            Edges(start: isMirrored ? right : left, end: isMirrored ? left : right),
            Edges(
                start: usable(insets.top, "insets.top", context: &context),
                end: usable(insets.bottom, "insets.bottom", context: &context)
            )
        )
    }

    private func usable(
        _ inset: Double,
        _ property: StaticString,
        context: inout LayoutContext
    ) -> Double {
        inset == .infinity ? inset : context.usableNumber(inset, property)
    }
}

extension InsetLayoutSpec {
    /// The two insets along one axis.
    private struct Edges {
        let start: Double
        let end: Double

        var isInfinite: Bool { start == .infinity || end == .infinity }

        /// The sum of the finite insets.
        var finiteSum: Double {
            (start == .infinity ? 0 : start) + (end == .infinity ? 0 : end)
        }

        func areUnbounded(in range: LengthRange) -> Bool {
            isInfinite && range.max >= LayoutSize.unboundedLength
        }

        /// A length without the finite insets; an undefined length stays undefined.
        func inset(_ length: Double) -> Double { largest(length - finiteSum, 0) }

        /// Whether a length is exactly that of a child and both insets, neither of which may be
        /// infinite.
        ///
        /// It is false for insets whose sum is negative or tiny: they could turn a length that the
        /// whole can have into one that the child cannot.
        func surrounds(_ child: Double, in length: Double) -> Bool {
            let isUsual = finiteSum == 0 || finiteSum >= PixelGrid.epsilon
            return !isInfinite && isUsual && inset(length) == child
        }

        /// The range of the child. A maximum that counts as infinite becomes infinite.
        func inset(_ range: LengthRange) -> LengthRange {
            let isBounded = range.max < LayoutSize.unboundedLength
            return LengthRange(
                min: inset(isInfinite ? 0 : range.min),
                max: isBounded ? inset(range.max) : .infinity
            )
        }

        /// The length of the whole; an infinite inset fills the range.
        func length(around child: Double, in range: LengthRange) -> Double {
            let fillsRange = isInfinite && !areUnbounded(in: range)
            return (fillsRange ? range.max : child + finiteSum).clamped(to: range)
        }

        /// The child's position, counted from the end of the whole if the first inset is infinite.
        func position(of child: Double, in range: LengthRange, grid: PixelGrid) -> Double {
            guard start == .infinity else { return start }
            let length = length(around: child, in: range)
            let end = end == .infinity ? grid.round((length - child) / 2) : end
            return length - end - child
        }
    }
}
