import WeftLayout

/// What a node answers when it is measured.
struct NodeAnswer {
    /// The size, with two facts stored in the signs of its lengths.
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

    /// Creates the answer of a node whose spec was measured.
    @inline(__always)
    init(_ spec: MeasuredElement, in context: borrowing LayoutContext) {
        self.init(
            size: spec.size,
            baselines: context.baselines(of: spec),
            lacksSize: context.lacksSize(spec)
        )
    }

    /// Creates an answer from its stored parts.
    ///
    /// - Parameter baselines: Looks up the baselines; called only if there are any, which is rare.
    @inline(__always)
    init(_ extent: NodeExtent, baselines: () -> (first: Double, last: Double)) {
        self.extent = extent
        self.baselines = extent.hasBaselines ? baselines() : Self.noBaselines
    }

    /// No baselines, as most nodes have.
    static var noBaselines: (first: Double, last: Double) {
        @inline(__always)
        get { (.nan, .nan) }
    }

    /// The size in points, rounded to the pixel grid.
    var size: LayoutSize { extent.size }

    /// Whether the node is empty because it has no size of its own, rather than on purpose.
    var lacksSize: Bool { extent.lacksSize }

    /// Whether two answers are the same to the bit.
    func isSame(as other: NodeAnswer) -> Bool {
        guard extent.isSame(as: other.extent) else { return false }
        if !extent.hasBaselines { return true }
        return baselines.first.bitPattern == other.baselines.first.bitPattern
            && baselines.last.bitPattern == other.baselines.last.bitPattern
    }
}
