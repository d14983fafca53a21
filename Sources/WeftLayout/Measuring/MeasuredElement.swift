/// An element as it was measured: what a spec places.
public struct MeasuredElement: Sendable {
    /// The size in points, rounded up to the pixel grid.
    public let size: LayoutSize

    /// The distance from the top to the first baseline, in points; nil where there is none.
    public var firstBaseline: Double? { first.isNaN ? nil : first }

    /// The distance from the top to the last baseline, in points; nil where there is none.
    public var lastBaseline: Double? { last.isNaN ? nil : last }

    /// The first baseline, or NaN.
    let first: Double

    /// The last baseline, or NaN.
    let last: Double

    /// The element's index in the context's scratch.
    let index: Int32

    /// Whether the element is empty for want of a size of its own, and not because it is meant to
    /// be.
    package let lacksSize: Bool

    init(size: LayoutSize, first: Double, last: Double, index: Int32, lacksSize: Bool = false) {
        self.size = size
        self.first = first
        self.last = last
        self.index = index
        self.lacksSize = lacksSize
    }

    /// The element of a context's scratch with an index.
    init(_ element: borrowing ScratchElement, index: Int) {
        self.init(
            size: element.size,
            first: element.firstBaseline,
            last: element.lastBaseline,
            index: Int32(truncatingIfNeeded: index),
            lacksSize: element.lacksSize
        )
    }
}
