/// An element as it was measured: what a spec places.
///
/// The context that has measured it knows more of it, for example
/// ``LayoutContext/firstBaseline(of:)``.
public struct MeasuredElement: Sendable {
    // No more than what is returned in registers. A larger value would be copied from call to call,
    // and each copy wait for the one before, which has stored it in other parts.

    /// The size in points, rounded up to the pixel grid.
    public let size: LayoutSize

    /// The element's index in the context's scratch.
    let index: Int32
}

extension MeasuredElement: CustomDebugStringConvertible {
    /// The size for a log.
    public var debugDescription: String { "MeasuredElement(\(size.debugDescription))" }
}
