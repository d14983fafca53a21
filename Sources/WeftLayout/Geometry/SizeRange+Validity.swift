extension SizeRange {
    /// Whether an element can follow the range.
    @inlinable package var isValid: Bool {
        Self.isValid(min.width, max.width) && Self.isValid(min.height, max.height)
    }

    /// The range, in which ends that cannot be followed are replaced.
    package var mended: SizeRange {
        SizeRange(widths: widths.mended, heights: heights.mended)
    }

    @inlinable
    static func isValid(_ min: Double, _ max: Double) -> Bool {
        min >= 0 && min < LayoutSize.unboundedLength && min <= max
    }
}

extension LengthRange {
    /// The range, in which ends that cannot be followed are replaced.
    fileprivate var mended: LengthRange {
        let newMin = min >= 0 && min < LayoutSize.unboundedLength ? min : 0
        return LengthRange(min: newMin, max: max.isNaN ? .infinity : largest(newMin, max))
    }
}
