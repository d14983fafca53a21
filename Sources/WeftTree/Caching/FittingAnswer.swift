import WeftLayout

/// The answer of a leaf to one key that holds wherever it fits, so that it decides those to other
/// keys.
///
/// Suppose that the leaf, left alone, takes the size *s* in a range. It takes *s* again under every
/// maximum between *s* and that of the range. Its answer is *s*, or the minimum where that is
/// larger, rounded up; so it tells the answers for all minima that are no smaller. A minimum that
/// is no usable length, or would be none when it is rounded up, is left to the leaf.
struct FittingAnswer {
    /// What the leaf was asked.
    let key: CacheKey

    /// What it answered.
    let extent: NodeExtent

    /// Whether it decides the answer to another key.
    func decides(_ other: CacheKey) -> Bool {
        let (range, otherRange) = (key.range, other.range)
        return other.environment == key.environment && otherRange.isValid
            && otherRange.min.isValidRounded
            && otherRange.min.width >= range.min.width
            && otherRange.min.height >= range.min.height
            && Self.fits(extent.size.width, otherRange.max.width, range.max.width)
            && Self.fits(extent.size.height, otherRange.max.height, range.max.height)
    }

    /// Whether a maximum has room for a length, and is no larger than the former maximum.
    private static func fits(_ length: Double, _ maximum: Double, _ former: Double) -> Bool {
        maximum == former || length <= maximum && maximum < former
    }

    /// The size in the range of a key that it decides, in points.
    ///
    /// - Parameter grid: The pixel grid at the node.
    func size(in range: SizeRange, on grid: PixelGrid) -> LayoutSize {
        let minimum = grid.ceil(range.min)
        return LayoutSize(
            width: largest(extent.size.width, minimum.width),
            height: largest(extent.size.height, minimum.height)
        )
    }
}
