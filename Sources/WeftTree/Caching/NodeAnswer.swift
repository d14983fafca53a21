import WeftLayout

/// What a node answers when it is measured.
struct NodeAnswer {
    /// The size, with two facts stored in the signs of its lengths.
    let extent: NodeExtent

    /// The baselines.
    let baselines: Baselines

    // Separate: with baselines that are none by default, a leaf takes twenty instructions more.
    /// Creates the answer of a node without baselines.
    @inline(__always)
    init(size: LayoutSize, lacksSize: Bool = false) {
        extent = NodeExtent(size: size, lacksSize: lacksSize, hasBaselines: false)
        baselines = .none
    }

    @inline(__always)
    init(size: LayoutSize, baselines: Baselines, lacksSize: Bool = false) {
        extent = NodeExtent(size: size, lacksSize: lacksSize, hasBaselines: !baselines.isNone)
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
    init(_ extent: NodeExtent, baselines: () -> Baselines) {
        self.extent = extent
        self.baselines = extent.hasBaselines ? baselines() : .none
    }

    /// The size in points, rounded to the pixel grid.
    var size: LayoutSize { extent.size }

    /// Whether the node is empty because it has no size of its own, rather than on purpose.
    var lacksSize: Bool { extent.lacksSize }

    /// Whether two answers are the same to the bit.
    func isIdentical(to other: NodeAnswer) -> Bool {
        extent.isIdentical(to: other.extent)
            && (!extent.hasBaselines || baselines.isIdentical(to: other.baselines))
    }
}
