/// A spec that gives its child a size with a given ratio of height to width.
///
/// Size: the child's, clamped to the range. The child is measured at exactly the largest size with
/// that ratio, which is also its parent size. The candidates are the size as wide and the size as
/// high as the range's maximum, each only if that length is finite, and clamped to the range; the
/// one whose ratio is nearer is taken. If the range's minimum breaks the ratio, a diagnostic says
/// so.
///
/// If the range is infinite in both dimensions, there is no length to start from. The child is then
/// measured in the range itself, without a parent size. If it does not have the ratio by itself, a
/// diagnostic says so.
public struct RatioLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The height divided by the width.
    ///
    /// If the ratio is not positive or not finite, or would lead to a length that no element can
    /// have, the spec passes its range and parent size on to the child, with a diagnostic.
    public var ratio: Double

    /// The child.
    public var child: any LayoutElement

    /// Creates a spec that gives an element a ratio of height to width.
    public init(ratio: Double, child: any LayoutElement) {
        self.ratio = ratio
        self.child = child
    }

    /// Creates a spec that gives the element in a builder a ratio of height to width.
    public init(ratio: Double, @LayoutSpecBuilder child: () -> some LayoutElement) {
        self.init(ratio: ratio, child: child())
    }

    /// Measures and places the child.
    ///
    /// - Throws: `LayoutInterruption`, if the context throws it.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let style = context.sizeStyle(of: child, in: Self.self)
        var childRange = constrainedSize
        var childParentSize = parentSize
        var isUnbounded = false
        let size = bestSize(in: constrainedSize, grid: context.pixelGrid)
        if !(ratio > 0 && ratio.isFinite) || size?.isValid == false {
            context.report(.invalidValue(ratio, "ratio"))
        } else if let size {
            if !isKept(by: size, in: constrainedSize, grid: context.pixelGrid) {
                context.report(.brokenRatio(ratio: ratio, size: size))
            }
            childRange = SizeRange(exactly: size)
            childParentSize = size
        } else {
            isUnbounded = true
            childParentSize = .undefined
        }
        let measured = try child.measure(
            in: childRange,
            parentSize: childParentSize,
            style: style,
            context: &context
        )
        context.place(measured, at: .zero)
        if isUnbounded
            && !isKept(by: measured.size, in: constrainedSize, grid: context.pixelGrid)
        {
            context.report(.unboundedRatio)
        }
        return measured.size.clamped(to: constrainedSize)
    }

    /// The size in the range whose ratio is nearest; nil if both maxima are infinite.
    private func bestSize(in range: SizeRange, grid: PixelGrid) -> LayoutSize? {
        let max = range.max.definedWhereFinite
        let (height, width) = (grid.floor(ratio * max.width), grid.floor(max.height / ratio))
        let widest = LayoutSize(width: max.width, height: height).clamped(to: range)
        let highest = LayoutSize(width: width, height: max.height).clamped(to: range)
        switch (max.width.isNaN, max.height.isNaN) {
        case (true, true): return nil
        case (false, true): return widest
        case (true, false): return highest
        case (false, false):
            return deviation(of: highest) < deviation(of: widest) ? highest : widest
        }
    }

    /// Whether a size has the ratio, apart from rounding either length down to a pixel.
    ///
    /// In a range without an area, every size counts as having it; in any other range, an empty
    /// size never does.
    private func isKept(by size: LayoutSize, in range: SizeRange, grid: PixelGrid) -> Bool {
        if range.max.isEmpty { return true }
        if size.isEmpty { return false }
        let tolerance = grid.pixelLength ?? PixelGrid.epsilon
        return abs(size.height - ratio * size.width) <= tolerance
            || abs(size.width - size.height / ratio) <= tolerance
    }

    private func deviation(of size: LayoutSize) -> Double {
        abs(size.height / size.width - ratio)
    }
}
