/// Puts space around its child; an infinite inset takes all the space there is on that side.
///
/// Size: the child's and the insets', clamped to the range; along an axis with an infinite inset
/// the range's maximum, or the child's size and the finite insets where the maximum is infinite
/// too.
///
/// The child is measured in the range and with the parent size, both without the finite insets; the
/// range begins at zero along an axis with an infinite inset. It lies at the finite inset; with an
/// infinite one on the other side, at the opposite edge; with two, in the middle.
public struct InsetLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The space on each side, in points; it may be negative or infinite.
    public var insets: LayoutInsets

    /// The child.
    public var child: any LayoutElement

    /// Puts insets, in points, around an element.
    public init(insets: LayoutInsets, child: any LayoutElement) {
        self.insets = insets
        self.child = child
    }

    /// Puts insets, in points, around the element in a builder.
    public init(
        insets: LayoutInsets,
        @LayoutSpecBuilder child: () -> some LayoutElement
    ) {
        self.init(insets: insets, child: child())
    }

    /// Measures and places the child.
    ///
    /// - Throws: `LayoutInterruption`, as the context has thrown it.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let horizontal = Edges(
            start: usable(insets.left, "insets.left", context: &context),
            end: usable(insets.right, "insets.right", context: &context)
        )
        let vertical = Edges(
            start: usable(insets.top, "insets.top", context: &context),
            end: usable(insets.bottom, "insets.bottom", context: &context)
        )
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
        // In that size the child must be asked for its own, to the bit.
        if context.node.tracksReuse, horizontal.surrounds(measured.size.width, in: size.width),
            vertical.surrounds(measured.size.height, in: size.height)
        {
            context.stateReuse(context.reuse(ofWhatContains: measured), of: Self.self)
        }
        return size
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

        /// A length without the finite insets; an undefined one stays undefined.
        func inset(_ length: Double) -> Double { largest(length - finiteSum, 0) }

        /// Whether there are the finite insets around a child, and nothing else.
        ///
        /// Insets that are negative or next to nothing could turn a length that the whole can have
        /// into one that the child cannot.
        func surrounds(_ child: Double, in length: Double) -> Bool {
            let isUsual = finiteSum == 0 || finiteSum >= PixelGrid.epsilon
            return !isInfinite && isUsual && inset(length) == child
        }

        /// The range of the child. A maximum that counts as infinite stays so.
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
            return range.clamp(fillsRange ? range.max : child + finiteSum)
        }

        /// The child's position, from the end of the whole where the first inset is infinite.
        func position(of child: Double, in range: LengthRange, grid: PixelGrid) -> Double {
            guard start == .infinity else { return start }
            let length = length(around: child, in: range)
            let end = end == .infinity ? grid.round((length - child) / 2) : end
            return length - end - child
        }
    }
}
