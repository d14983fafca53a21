/// What a style says about the length of an element along one axis, in points.
struct StyledLengths {
    /// The smallest and the largest length.
    let bounds: LengthRange

    /// The exact length; negative if there is none.
    let exact: Double

    /// Creates lengths from resolved dimensions.
    init(min: Double?, max: Double?, exact: Double?, unboundedMax: Double) {
        bounds = LengthRange(min: min ?? 0, max: max ?? unboundedMax)
        self.exact = exact ?? -1
    }

    /// Creates lengths from the numbers of plain dimensions, which are negative for `auto`.
    @inline(__always)
    init(min: Double, max: Double, exact: Double, unboundedMax: Double) {
        bounds = LengthRange(
            min: min < 0 ? 0 : min,
            max: max < 0 || max >= LayoutSize.unboundedLength ? unboundedMax : max
        )
        self.exact = exact
    }

    /// The lengths that the element may take.
    @inline(__always)
    var range: LengthRange {
        exact < 0 || bounds.max <= bounds.min
            ? openRange : LengthRange(exactly: exact.clamped(to: bounds))
    }

    /// Whether a range leaves no choice, and both its only length and the resulting length are
    /// farther than a tolerance from everything that the element may take.
    func excludes(_ range: LengthRange, _ length: Double, by tolerance: Double) -> Bool {
        func isFar(_ length: Double) -> Bool {
            abs(length - length.clamped(to: self.range)) > tolerance
        }
        return range.isExact && isFar(range.max) && isFar(length)
    }

    /// The lengths that the element may take if the exact one is ignored.
    @inline(__always)
    var openRange: LengthRange {
        bounds.max <= bounds.min ? LengthRange(exactly: bounds.min) : bounds
    }
}
