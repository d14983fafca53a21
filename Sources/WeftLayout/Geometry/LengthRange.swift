/// The smallest and the largest length along one axis, in points.
struct LengthRange {
    var min = 0.0
    var max = Double.infinity

    /// Whether the range leaves no choice.
    var isExact: Bool { min == max }

    /// The length within the range that is nearest to `length`; the minimum beats the maximum.
    func clamp(_ length: Double) -> Double {
        largest(min, smallest(max, length))
    }

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

    /// The part of this range that also lies in the other one; `SizeRange.intersection(_:)` says
    /// what the result is if there is none.
    @inline(__always)
    func intersection(_ other: LengthRange) -> LengthRange {
        guard min >= 0 && min <= max else { return self }
        let newMin = largest(min, other.min)
        let newMax = smallest(max, other.max)
        if newMin <= newMax { return LengthRange(min: newMin, max: newMax) }
        return LengthRange(exactly: min < other.min ? max : min)
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
