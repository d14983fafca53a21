/// Builds the one element that a `layoutSpec(thatFits:)` returns.
///
/// Branches may be of different types. None or two elements do not compile. It is compiled into the
/// caller, so that no spec is copied on the way.
@resultBuilder
public enum LayoutSpecBuilder: Sendable {
    /// Takes an element.
    @inlinable
    public static func buildExpression<Element: LayoutElement>(_ element: Element) -> Element {
        element
    }

    /// Takes an element whose type is not known.
    @inlinable
    @_disfavoredOverload
    public static func buildExpression(_ element: any LayoutElement) -> any LayoutElement {
        element
    }

    /// Refuses what is no element.
    @available(
        *,
        unavailable,
        message:
            "a layout spec is a node or a spec; a content becomes a node by DisplayNode(…), in a property"
    )
    @_disfavoredOverload
    public static func buildExpression<Value>(_ value: Value) -> SpacerLayoutSpec {
        SpacerLayoutSpec()
    }

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
