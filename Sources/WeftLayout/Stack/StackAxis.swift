/// The main axis of a stack. It expresses geometry in terms of main and cross, so that rows and
/// columns share the same code.
enum StackAxis {
    case horizontal
    case vertical

    /// The length along the axis.
    func main(_ size: LayoutSize) -> Double {
        self == .horizontal ? size.width : size.height
    }

    /// The length across the axis.
    func cross(_ size: LayoutSize) -> Double {
        self == .horizontal ? size.height : size.width
    }

    /// The coordinate along the axis.
    func main(_ point: LayoutPoint) -> Double {
        self == .horizontal ? point.x : point.y
    }

    /// The coordinate across the axis.
    func cross(_ point: LayoutPoint) -> Double {
        self == .horizontal ? point.y : point.x
    }

    /// The lengths along the axis.
    func main(_ range: SizeRange) -> LengthRange {
        self == .horizontal ? range.widths : range.heights
    }

    /// The lengths across the axis.
    func cross(_ range: SizeRange) -> LengthRange {
        self == .horizontal ? range.heights : range.widths
    }

    /// The properties that bound a child's length across the axis.
    var crossSizes: LayoutElementStyle.Properties {
        self == .horizontal ? .heights : .widths
    }

    /// The size with these lengths along and across the axis.
    func size(main: Double, cross: Double) -> LayoutSize {
        self == .horizontal
            ? LayoutSize(width: main, height: cross)
            : LayoutSize(width: cross, height: main)
    }

    /// The point with these coordinates along and across the axis.
    func point(main: Double, cross: Double) -> LayoutPoint {
        self == .horizontal ? LayoutPoint(x: main, y: cross) : LayoutPoint(x: cross, y: main)
    }

    /// The range of sizes with these lengths along and across the axis.
    func range(main: LengthRange, cross: LengthRange) -> SizeRange {
        self == .horizontal
            ? SizeRange(widths: main, heights: cross) : SizeRange(widths: cross, heights: main)
    }
}
