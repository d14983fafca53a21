extension LeafMeasurement {
    /// Measures a leaf that has an intrinsic size or fills its range, as Texture's default leaf.
    ///
    /// - Parameters:
    ///   - intrinsicSize: The leaf's own size in points. It is not checked here: what no element
    ///     can have is reported by whoever measures the leaf.
    ///   - constrainedSize: The range whose largest size the leaf takes for want of its own. One
    ///     unbounded dimension leaves nothing to fill in either.
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
        // Either size is the smaller one of the leaf's and the range's largest.
        holdsWhereItFits = true
    }
}
