extension LayoutContext {
    /// The range as one that can be followed, with a diagnostic where it is none.
    ///
    /// A minimum that no element can have becomes 0, a maximum that is NaN infinite, and a maximum
    /// below the minimum becomes the minimum.
    @inlinable
    package mutating func usableRange(_ range: SizeRange) -> SizeRange {
        range.isValid ? range : mend(range)
    }

    @usableFromInline
    mutating func mend(_ range: SizeRange) -> SizeRange {
        let mended = range.mended
        report(.invalidRange(range, mended: mended), of: nil)
        return mended
    }

    /// Notes a display scale of the environment that was set, and that no grid has.
    package mutating func checkDisplayScale() {
        guard environment.hasOddDisplayScale, let scale = environment.displayScale else { return }
        let value = "\(scale), which is not within 0.001…1,000"
        report(.invalidValue(property: "displayScale", value: value), of: "The environment")
    }

    /// The size rounded up to the pixel grid; 0×0, with a diagnostic, if no element can have it.
    @inlinable
    package mutating func usableSize(
        _ size: LayoutSize,
        of element: @autoclosure () -> String
    ) -> LayoutSize {
        let rounded = pixelGrid.ceil(size)
        if size.isValid && (pixelGrid.isExact || rounded.isValid) { return rounded }
        report(.invalidSize(size.isValid ? rounded : size), of: element())
        return .zero
    }

    /// The size that a spec has returned, clamped to its range; a diagnostic says so where that
    /// makes a difference of a pixel.
    ///
    /// A size of 0×0 is clamped without one: an element that has no usable size has it, and the
    /// spec around it passes it on.
    @inline(__always)
    mutating func clamp(_ size: LayoutSize, to range: SizeRange) -> LayoutSize {
        let clamped = range.clamp(size)
        if clamped == size || !size.isValid { return size }
        if size != .zero && pixelGrid.ceil(clamped) != pixelGrid.ceil(size) {
            report(.sizeOutOfRange(size, range))
        }
        return clamped
    }

    /// The baselines without those that are infinite or beyond all measure, with a diagnostic; NaN
    /// for none.
    @inlinable @inline(__always)
    package mutating func usableBaselines(
        _ baselines: (first: Double, last: Double),
        of element: @autoclosure () -> String
    ) -> (first: Double, last: Double) {
        if baselines.first.isNaN && baselines.last.isNaN { return baselines }
        return (
            usableBaseline(baselines.first, "firstBaseline", of: element()),
            usableBaseline(baselines.last, "lastBaseline", of: element())
        )
    }

    @usableFromInline
    mutating func usableBaseline(
        _ baseline: Double,
        _ property: StaticString,
        of element: @autoclosure () -> String
    ) -> Double {
        if baseline.isNaN || LayoutPoint.isValid(baseline) { return baseline }
        report(.invalidValue(baseline, property), of: element())
        return .nan
    }

    /// The position with each coordinate that is NaN, infinite or beyond all measure made zero,
    /// with a diagnostic.
    mutating func usablePosition(_ position: LayoutPoint) -> LayoutPoint {
        if position.isValid { return position }
        report(.invalidPosition(position))
        return LayoutPoint(
            x: LayoutPoint.isValid(position.x) ? position.x : 0,
            y: LayoutPoint.isValid(position.y) ? position.y : 0
        )
    }

    /// The number of the spec that is measuring, or zero with a diagnostic where it is NaN or
    /// infinite.
    mutating func usableNumber(_ number: Double, _ property: StaticString) -> Double {
        if number.isFinite { return number }
        report(.invalidValue(number, property))
        return 0
    }
}
