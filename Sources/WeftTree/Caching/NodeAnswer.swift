import WeftLayout

/// What a node answers to being measured.
struct NodeAnswer {
    /// The size, and what the signs of its lengths tell.
    let extent: NodeExtent

    /// The distances from the top to the first and the last baseline, in points; NaN for none.
    let baselines: (first: Double, last: Double)

    init(
        size: LayoutSize,
        baselines: (first: Double, last: Double) = NodeAnswer.noBaselines,
        lacksSize: Bool = false
    ) {
        let hasBaselines = !(baselines.first.isNaN && baselines.last.isNaN)
        extent = NodeExtent(size: size, lacksSize: lacksSize, hasBaselines: hasBaselines)
        self.baselines = baselines
    }

    /// The answer of a node whose spec was measured.
    @inline(__always)
    init(_ spec: MeasuredElement, in context: borrowing LayoutContext) {
        self.init(
            size: spec.size,
            baselines: context.baselines(of: spec),
            lacksSize: context.lacksSize(spec)
        )
    }

    /// Puts an answer together again.
    ///
    /// - Parameter baselines: Looked up if there are any, which is rare.
    @inline(__always)
    init(_ extent: NodeExtent, baselines: () -> (first: Double, last: Double)) {
        self.extent = extent
        self.baselines = extent.hasBaselines ? baselines() : Self.noBaselines
    }

    /// The baselines of most nodes.
    static var noBaselines: (first: Double, last: Double) {
        @inline(__always)
        get { (.nan, .nan) }
    }

    /// The size in points, rounded to the pixel grid.
    var size: LayoutSize { extent.size }

    /// Whether the node is empty for want of a size of its own, and not because it is meant to be.
    var lacksSize: Bool { extent.lacksSize }

    /// Whether two answers are the same to the bit.
    func isSame(as other: NodeAnswer) -> Bool {
        guard extent.isSame(as: other.extent) else { return false }
        if !extent.hasBaselines { return true }
        return baselines.first.bitPattern == other.baselines.first.bitPattern
            && baselines.last.bitPattern == other.baselines.last.bitPattern
    }
}
