/// A measured element, which a spec can place.
///
/// The context that measured it knows more about it, for example
/// ``LayoutContext/firstBaseline(of:)``.
public struct MeasuredElement: Sendable {
    // No larger than what is returned in registers. A larger value would be copied from call to
    // call, and each copy would have to wait for the one before, which stored it in different
    // pieces.

    /// The size in points, rounded up to the pixel grid.
    public let size: LayoutSize

    /// The element's index in the context's scratch.
    let index: Int32
}

extension MeasuredElement: CustomDebugStringConvertible {
    /// The size for a log.
    public var debugDescription: String { "MeasuredElement(\(size.debugDescription))" }
}
