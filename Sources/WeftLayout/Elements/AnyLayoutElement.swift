/// A type-erased element.
///
/// A `layoutSpec(thatFits:)` returns one if its result comes from a helper that returns
/// `any LayoutElement`.
public struct AnyLayoutElement: LayoutElement {
    /// The wrapped element.
    public var base: any LayoutElement

    /// Creates an element that wraps another one.
    @inlinable
    public init(_ base: any LayoutElement) {
        self.base = base
    }

    /// Returns the element with a changed style.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> AnyLayoutElement {
        AnyLayoutElement(base.styled(change))
    }

    /// Returns the style that a parent reads.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        guard context.hasRoomForSpec() else { return LayoutElementStyle() }
        return base.style(in: &context)
    }

    /// Whether the wrapped element keeps its range.
    public var keepsItsRange: Bool { base.keepsItsRange }

    /// Measures the element for a parent.
    ///
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        guard context.hasRoomForSpec() else { throw LayoutInterruption(.suspended) }
        return try base.measure(
            in: constrainedSize,
            parentSize: parentSize,
            style: style,
            context: &context
        )
    }
}

extension AnyLayoutElement: NamedElement {
    package var diagnosticName: String { LayoutContext.name(of: base) }
}

extension AnyLayoutElement: CustomDebugStringConvertible {
    /// The description of the wrapped element.
    public var debugDescription: String { String(reflecting: base) }
}
