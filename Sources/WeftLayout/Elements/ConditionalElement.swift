/// One of two elements of different types, as an `if` or a `switch` in a `layoutSpec(thatFits:)`
/// yields it.
public enum ConditionalElement<First: LayoutElement, Second: LayoutElement>: LayoutElement {
    /// The element of the first branch.
    case first(First)
    /// The element of the second branch.
    case second(Second)

    /// Returns the element with a changed style.
    public func styled(
        _ change: (inout LayoutElementStyle) -> Void
    ) -> ConditionalElement<First.Styled, Second.Styled> {
        switch self {
        case .first(let element): .first(element.styled(change))
        case .second(let element): .second(element.styled(change))
        }
    }

    /// Returns the style that a parent reads.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        switch self {
        case .first(let element): element.style(in: &context)
        case .second(let element): element.style(in: &context)
        }
    }

    /// Whether the element of the branch keeps its range.
    public var keepsItsRange: Bool {
        switch self {
        case .first(let element): element.keepsItsRange
        case .second(let element): element.keepsItsRange
        }
    }

    /// Measures the element for a parent.
    ///
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        switch self {
        case .first(let element):
            try element.measure(
                in: constrainedSize,
                parentSize: parentSize,
                style: style,
                context: &context
            )
        case .second(let element):
            try element.measure(
                in: constrainedSize,
                parentSize: parentSize,
                style: style,
                context: &context
            )
        }
    }
}

extension ConditionalElement: NamedElement {
    package var diagnosticName: String {
        switch self {
        case .first(let element): LayoutContext.name(of: element)
        case .second(let element): LayoutContext.name(of: element)
        }
    }
}

extension ConditionalElement: CustomDebugStringConvertible {
    /// The description of the element.
    public var debugDescription: String {
        switch self {
        case .first(let element): String(reflecting: element)
        case .second(let element): String(reflecting: element)
        }
    }
}
