/// The smallest and the largest length along one axis, in points.
struct LengthRange {
    var min = 0.0
    var max = Double.infinity

    /// Whether the range leaves no choice.
    var isExact: Bool { min == max }

    /// How far `length` is below the minimum, or, as a negative number, how far it is above the
    /// maximum; 0 if it is within the range.
    func violation(of length: Double) -> Double {
        if length < min { return min - length }
        if length > max { return max - length }
        return 0
    }
}

extension LengthRange {
    /// Creates a range that leaves no choice.
    init(exactly length: Double) {
        self.init(min: length, max: length)
    }

    /// The part of this range that lies in the limits; `SizeRange.clamped(to:)` says what the
    /// result is if there is none.
    @inline(__always)
    func clamped(to limits: LengthRange) -> LengthRange {
        guard limits.min >= 0 && limits.min <= limits.max else { return limits }
        let newMin = largest(limits.min, min)
        let newMax = smallest(limits.max, max)
        if newMin <= newMax { return LengthRange(min: newMin, max: newMax) }
        return LengthRange(exactly: limits.min < min ? limits.max : limits.min)
    }
}

extension Double {
    /// The length within a range that is nearest to this one; the minimum beats a maximum below it.
    func clamped(to range: LengthRange) -> Double {
        largest(range.min, smallest(range.max, self))
    }
}

extension SizeRange {
    /// Creates a range from the range of the widths and that of the heights.
    @inline(__always)
    init(widths: LengthRange, heights: LengthRange) {
        self.init(
            min: LayoutSize(width: widths.min, height: heights.min),
            max: LayoutSize(width: widths.max, height: heights.max)
        )
    }

    /// The smallest and the largest width, in points.
    var widths: LengthRange {
        @inline(__always) get { LengthRange(min: min.width, max: max.width) }
    }

    /// The smallest and the largest height, in points.
    var heights: LengthRange {
        @inline(__always) get { LengthRange(min: min.height, max: max.height) }
    }
}
