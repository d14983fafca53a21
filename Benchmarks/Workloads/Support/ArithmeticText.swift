import Weft

/// A text whose lines are computed by arithmetic, as the peers measure it.
struct ArithmeticText: LeafContent, Equatable {
    /// The width in one line, in points.
    var width: Double

    /// What a host draws it with. Changing it is an edit that changes no size.
    var shade = 0

    init(_ width: Int) {
        self.width = Double(width)
    }

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        let maximum = constrainedSize.max.width
        let lines = maximum.isFinite ? max(1, (width / max(1, maximum)).rounded(.up)) : 1
        let isExact = constrainedSize.min.width == maximum
        return LeafMeasurement(
            size: LayoutSize(width: isExact ? maximum : min(width, maximum), height: 16 * lines),
            holdsWhereItFits: true
        )
    }
}
