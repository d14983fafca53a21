import WeftLayout

/// The answer of a leaf to one key that holds wherever it fits, so that it decides those to other
/// keys.
///
/// Let the leaf want the size *s* in the key's range, but at most the range's maximum. In a range
/// whose maximum lies between the two it wants *s* again. The answers are the larger one of *s* and
/// the minimum, rounded up, so that neither is below *s*; and one tells the other if the other
/// one's minimum is no smaller. A minimum that is no usable length, or would be none when it is
/// rounded up, is the leaf's.
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
