/// An element of any type, as one type.
///
/// A `layoutSpec(thatFits:)` returns one where its result comes from a helper that returns
/// `any LayoutElement`.
public struct AnyElement: LayoutElement {
    /// The element itself.
    public var base: any LayoutElement

    /// Wraps an element.
    @inlinable
    public init(_ base: any LayoutElement) {
        self.base = base
    }

    /// The same element with a changed style.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> AnyElement {
        AnyElement(base.styled(change))
    }

    /// The style that a parent reads.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        guard context.hasRoomForSpec() else { return LayoutElementStyle() }
        return base.style(in: &context)
    }

    /// As the element itself.
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

extension AnyElement: NamedElement {
    package var diagnosticName: String { LayoutContext.name(of: base) }
}

extension AnyElement: CustomDebugStringConvertible {
    /// What the element itself prints.
    public var debugDescription: String { String(reflecting: base) }
}
