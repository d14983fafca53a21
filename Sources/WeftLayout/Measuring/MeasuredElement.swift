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
}
