/// Builds the one element that a `layoutSpec(thatFits:)` returns.
///
/// Branches may be of different types. None or two elements do not compile. It is compiled into the caller,
/// so that no spec is copied on the way.
@resultBuilder
public enum LayoutSpecBuilder: Sendable {
    /// Passes the one element on.
    @inlinable
    public static func buildBlock<Element: LayoutElement>(_ element: Element) -> Element {
        element
    }

    /// Passes the one element on whose type is not known, as a helper returns it.
    @inlinable
    @_disfavoredOverload
    public static func buildBlock(_ element: any LayoutElement) -> AnyElement {
        AnyElement(element)
    }

    /// Refuses a block without an element.
    @available(*, unavailable, message: "a layout spec is exactly one element: here is none")
    public static func buildBlock() -> SpacerLayoutSpec {
        SpacerLayoutSpec()
    }

    /// Refuses a block of several elements.
    @available(
        *,
        unavailable,
        message: "a layout spec is exactly one element: put several into a StackLayoutSpec"
    )
    public static func buildBlock(
        _ first: any LayoutElement,
        _ second: any LayoutElement,
        _ others: any LayoutElement...
    ) -> SpacerLayoutSpec {
        SpacerLayoutSpec()
    }

    /// Refuses an `if` without an `else`.
    @available(
        *,
        unavailable,
        message: "a layout spec is exactly one element: the `if` needs an `else`"
    )
    public static func buildOptional(_ element: (any LayoutElement)?) -> SpacerLayoutSpec {
        SpacerLayoutSpec()
    }

    /// Wraps the first branch of an `if` or `switch`.
    @inlinable
    public static func buildEither<First: LayoutElement, Second: LayoutElement>(
        first: First
    ) -> ConditionalElement<First, Second> {
        .first(first)
    }

    /// Wraps the second branch of an `if` or `switch`.
    @inlinable
    public static func buildEither<First: LayoutElement, Second: LayoutElement>(
        second: Second
    ) -> ConditionalElement<First, Second> {
        .second(second)
    }

    /// Wraps the first branch of an `if` or `switch`, whose element's type is not known.
    @inlinable
    @_disfavoredOverload
    public static func buildEither<Second: LayoutElement>(
        first: any LayoutElement
    ) -> ConditionalElement<AnyElement, Second> {
        .first(AnyElement(first))
    }

    /// Wraps the second branch of an `if` or `switch`, whose element's type is not known.
    @inlinable
    @_disfavoredOverload
    public static func buildEither<First: LayoutElement>(
        second: any LayoutElement
    ) -> ConditionalElement<First, AnyElement> {
        .second(AnyElement(second))
    }

    /// Passes an element on that needs a newer system.
    @inlinable
    public static func buildLimitedAvailability(
        _ element: some LayoutElement
    ) -> AnyElement {
        AnyElement(element)
    }
}

/// One of two elements of different types: what an `if` in a `layoutSpec(thatFits:)` results in.
public enum ConditionalElement<First: LayoutElement, Second: LayoutElement>: LayoutElement {
    /// The element of the first branch.
    case first(First)
    /// The element of the second branch.
    case second(Second)

    /// The same element with a changed style.
    public func styled(
        _ change: (inout LayoutElementStyle) -> Void
    ) -> ConditionalElement<First.Styled, Second.Styled> {
        switch self {
        case .first(let element): .first(element.styled(change))
        case .second(let element): .second(element.styled(change))
        }
    }

    /// The style that a parent reads.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        switch self {
        case .first(let element): element.style(in: &context)
        case .second(let element): element.style(in: &context)
        }
    }

    /// Measures the element for a parent.
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

extension ConditionalElement: CustomDebugStringConvertible {
    /// What the element itself is called.
    public var debugDescription: String {
        switch self {
        case .first(let element): LayoutContext.name(of: element)
        case .second(let element): LayoutContext.name(of: element)
        }
    }
}
