extension LayoutContext {
    /// The range itself if it can be followed; otherwise a mended one, with a diagnostic.
    ///
    /// A minimum that no element can have becomes 0. A maximum that is NaN becomes infinite, and
    /// one below the minimum becomes the minimum.
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

    /// Notes that the environment's display scale was set to a number that no pixel grid can have.
    package mutating func checkDisplayScale() {
        guard environment.hasOddDisplayScale, let scale = environment.displayScale else { return }
        let value = "\(scale.plainText), which is not within 0.001…1,000"
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

    /// The size that a spec has returned, clamped to its range, with a diagnostic if that makes a
    /// difference of a pixel.
    ///
    /// There is no diagnostic for a size of 0×0: an element without a usable size has that size,
    /// and the spec around it passes it on.
    @inline(__always)
    mutating func clamp(_ size: LayoutSize, to range: SizeRange) -> LayoutSize {
        let clamped = size.clamped(to: range)
        if clamped == size || !size.isValid { return size }
        if size != .zero && pixelGrid.ceil(clamped) != pixelGrid.ceil(size) {
            report(.sizeOutOfRange(size, range: range))
        }
        return clamped
    }

    /// The baselines without any that is infinite or too large, with a diagnostic of each such one.
    @inlinable @inline(__always)
    package mutating func usableBaselines(
        _ baselines: Baselines,
        of element: @autoclosure () -> String
    ) -> Baselines {
        if baselines.isNone { return baselines }
        return Baselines(
            first: usableBaseline(baselines.first, "firstBaseline", of: element()),
            last: usableBaseline(baselines.last, "lastBaseline", of: element())
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

    /// The position, in which each coordinate that is NaN, infinite or too large becomes zero, with
    /// a diagnostic.
    mutating func usablePosition(_ position: LayoutPoint) -> LayoutPoint {
        position.isValid ? position : mend(position)
    }

    /// Replaces the unusable coordinates of a position by zero, with a diagnostic.
    @inline(never)
    private mutating func mend(_ position: LayoutPoint) -> LayoutPoint {
        report(.invalidPosition(position))
        return LayoutPoint(
            x: LayoutPoint.isValid(position.x) ? position.x : 0,
            y: LayoutPoint.isValid(position.y) ? position.y : 0
        )
    }

    /// The given number of the spec under way; zero, with a diagnostic, if it is NaN or infinite.
    mutating func usableNumber(_ number: Double, _ property: StaticString) -> Double {
        if !number.isFinite { note(number, property) }
        return number.isFinite ? number : 0
    }

    /// Notes that a number of the spec under way is NaN or infinite.
    @inline(never)
    private mutating func note(_ number: Double, _ property: StaticString) {
        report(.invalidValue(number, property))
    }
}
