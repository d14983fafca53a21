/// One measured element in a context's scratch.
struct ScratchElement {
    /// The size in points, rounded to the pixel grid.
    var size: LayoutSize

    /// The distance from the top to the first baseline, or NaN.
    var firstBaseline: Double

    /// The distance from the top to the last baseline, or NaN.
    var lastBaseline: Double

    /// The offset from the spec that placed it, in points.
    var offset = LayoutPoint.zero

    /// The token of a node, as its engine knows it; for a spec the complement of its number, which
    /// is negative.
    var node: Int32

    /// The first placed child of a spec, or -1.
    var firstChild: Int32

    /// The element placed after this one by the same spec; for the last one the complement of the
    /// spec's index, which is negative.
    var next: Int32 = -1

    /// Whether it is empty for want of a size of its own.
    var lacksSize: Bool

    /// Whether a spec has placed it.
    var isPlaced = false

    /// Makes an element that has yet to be placed.
    init(
        of node: Int32,
        _ size: LayoutSize,
        _ baselines: (first: Double, last: Double),
        firstChild: Int32 = -1,
        lacksSize: Bool
    ) {
        self.size = size
        firstBaseline = baselines.first
        lastBaseline = baselines.last
        self.node = node
        self.firstChild = firstChild
        self.lacksSize = lacksSize
    }
}

/// The elements that the spec under way has placed.
struct PlacedList {
    /// The index below which scratch elements belong to other specs.
    var spec: Int = -1

    /// The first placed element, or -1.
    var first: Int32 = -1

    /// The last placed element, or -1.
    var last: Int32 = -1

    /// The baselines that the spec stated, as distances from its top; NaN for none.
    var baselines: (first: Double, last: Double)?
}
