extension LeafMeasurement {
    /// Measures a leaf that has an intrinsic size or fills its range, like Texture's default leaf.
    ///
    /// - Parameters:
    ///   - intrinsicSize: The leaf's own size, in points. It is not checked here: whoever measures
    ///     the leaf reports a size that no element can have.
    ///   - constrainedSize: The range whose largest size the leaf takes if it has no size of its
    ///     own. If one dimension is unbounded, the leaf does not fill the other one either.
    init(
        _ intrinsicSize: LayoutSize?,
        orFilling constrainedSize: SizeRange
    ) {
        let limit = LayoutSize.unboundedLength
        if let intrinsicSize {
            self.init(size: intrinsicSize)
        } else if constrainedSize.max.width < limit && constrainedSize.max.height < limit {
            self.init(size: constrainedSize.max)
        } else {
            self.init(size: .zero, diagnostic: .noIntrinsicSize)
        }
        // In each case, the leaf gets the smaller of two sizes: its own, or an infinite one if it
        // has none, and the range's largest.
        holdsWhereItFits = true
    }
}
