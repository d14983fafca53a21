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

    /// What `length` lacks to the minimum, or negative what it has beyond the maximum.
    func violation(of length: Double) -> Double {
        if length < min { return min - length }
        if length > max { return max - length }
        return 0
    }
}

extension LengthRange {
    /// Makes a range that leaves no choice.
    init(exactly length: Double) {
        self.init(min: length, max: length)
    }

    /// The part of this range that lies in the other one too; `SizeRange.intersection(_:)` says
    /// what it is where there is none.
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
    /// Makes a range from that of the widths and that of the heights.
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
