/// A request to measure one child, in a batch of several.
public struct MeasurementRequest: Sendable {
    /// The child.
    public var element: any LayoutElement

    /// The sizes that it may take, in points.
    public var constrainedSize: SizeRange

    /// The size that fractions in its style refer to, in points; nil for the largest allowed size
    /// where that is finite.
    public var parentSize: LayoutSize?

    /// The size that fractions refer to; NaN where it is undefined.
    var definedParentSize: LayoutSize {
        parentSize ?? constrainedSize.max.definedWhereFinite
    }

    /// Creates a request.
    public init(
        _ element: any LayoutElement,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize? = nil
    ) {
        self.element = element
        self.constrainedSize = constrainedSize
        self.parentSize = parentSize
    }
}

extension MeasurementRequest: CustomDebugStringConvertible {
    /// The element's name in diagnostics and the range, for a log.
    public var debugDescription: String {
        "MeasurementRequest(\(LayoutContext.name(of: element)), \(constrainedSize.debugDescription))"
    }
}
