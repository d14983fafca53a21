import WeftLayout

/// What an answer to one key decides about other keys.
///
/// Suppose that a node, left to itself, takes the size *s* in a range, and says that it would be
/// the same in other ranges (`Reuse`). Then it takes *s* again under every maximum between *s* and
/// that of the range. Its answer is *s* or, where that is larger, the minimum rounded up. So the
/// entry has the answers for all minima that are no smaller than that of the range, as far as the
/// node says that it may grow. A minimum that is not a usable length, or would not be one after
/// rounding up, is left to the node; so is a subnormal maximum that cuts a leaf off.
///
/// A leaf may also say that only the maximum width counts. If that is the same, its height before
/// it is clamped is the same. If the entry's height is below its maximum, that maximum has not cut
/// it off, so the entry decides all heights. Otherwise, it decides those that cut off as much or
/// more.
extension CacheEntry {
    /// The answer to the entry's own key, or to one that the entry decides.
    ///
    /// - Parameter grid: The pixel grid at the node.
    @inline(__always)
    func answer(to other: CacheKey, on grid: PixelGrid) -> NodeAnswer {
        if other == key { return answer }
        return NodeAnswer(size: size(in: other.range, on: grid), baselines: answer.baselines)
    }

    /// Whether the answer decides the one to another key.
    func decides(_ other: CacheKey) -> Bool {
        let (range, otherRange) = (key.range, other.range)
        return reuse.isKnown && other.environment == key.environment && otherRange.isValid
            && otherRange.min.isValidRounded
            && otherRange.min.width >= range.min.width
            && otherRange.min.height >= range.min.height
            && (fits(in: otherRange) || hasItsWidth(in: otherRange))
    }

    /// Whether the node is as it was where it fits, and fits into a range.
    private func fits(in other: SizeRange) -> Bool {
        let (max, size) = (key.range.max, extent.size)
        return reuse.contains(.whereItFits)
            && Self.fits(size.width, other.max.width, max.width)
            && Self.fits(size.height, other.max.height, max.height)
            && (reuse.contains(.aboveAnyMinimum) || mayHaveMinimum(of: other))
    }

    /// Whether the node is a leaf for which only the maximum width counts, has that in a range, and
    /// is known to be as high there, apart from what is cut off.
    private func hasItsWidth(in other: SizeRange) -> Bool {
        let max = key.range.max
        return reuse.contains(.atItsWidth) && other.max.width == max.width
            && (other.max.height <= max.height || extent.size.height < max.height)
            && !other.max.height.isSubnormal
    }

    /// Whether the minimum of a range leaves the node as it is, or is a size that it may grow to.
    private func mayHaveMinimum(of range: SizeRange) -> Bool {
        let (min, max, former, size) = (range.min, range.max, key.range.min, extent.size)
        return Self.stands(size.width, min.width, max.width, former.width, reuse.contains(.wider))
            && Self.stands(
                size.height,
                min.height,
                max.height,
                former.height,
                reuse.contains(.higher)
            )
    }

    /// Whether a minimum leaves the length in one dimension as it is, or is a length that it may
    /// grow to.
    private static func stands(
        _ length: Double,
        _ minimum: Double,
        _ maximum: Double,
        _ former: Double,
        _ mayGrow: Bool
    ) -> Bool {
        minimum == former || minimum == maximum && (mayGrow || minimum == length)
    }

    /// Whether a maximum has room for a length, and is no larger than the former maximum.
    private static func fits(_ length: Double, _ maximum: Double, _ former: Double) -> Bool {
        maximum == former || length <= maximum && maximum < former
    }

    /// The size in the range of a key that the answer decides, in points.
    ///
    /// - Parameter grid: The pixel grid at the node.
    private func size(in range: SizeRange, on grid: PixelGrid) -> LayoutSize {
        let minimum = grid.ceil(range.min)
        var height = extent.size.height
        if reuse.contains(.atItsWidth), range.max.height < height {
            height = grid.ceil(range.max.height)
        }
        return LayoutSize(
            width: largest(extent.size.width, minimum.width),
            height: largest(height, minimum.height)
        )
    }
}
