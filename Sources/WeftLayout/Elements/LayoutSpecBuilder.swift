/// Builds the one element that a `layoutSpec(thatFits:)` returns.
///
/// Branches may be of different types. A block with no element, or with several, does not compile.
/// The builder is compiled into the caller, so that no spec is copied on the way.
@resultBuilder
public enum LayoutSpecBuilder: Sendable {
    /// An element that an expression of the block has yielded.
    ///
    /// As this type is generic, the compiler does not treat an `any LayoutElement` as an element of
    /// a type that it knows.
    public struct Expression<Element: LayoutElement>: Sendable {
        @usableFromInline
        let element: Element

        @inlinable
        init(_ element: Element) {
            self.element = element
        }
    }

    /// Takes an element.
    @inlinable
    public static func buildExpression<Element: LayoutElement>(
        _ element: Element
    ) -> Expression<Element> {
        Expression(element)
    }

    /// Takes an element of unknown type, such as one that a helper returns.
    @inlinable
    @_disfavoredOverload
    public static func buildExpression(_ element: any LayoutElement) -> Expression<AnyLayoutElement>
    {
        Expression(AnyLayoutElement(element))
    }

    /// Refuses a statement that yields no value.
    @available(
        *,
        unavailable,
        message:
            "a layout spec is exactly one element: after other statements, write `return` before the element"
    )
    public static func buildExpression(_ nothing: Void) -> Expression<SpacerLayoutSpec> {
        Expression(SpacerLayoutSpec())
    }

    /// Refuses a value that is not an element.
    @available(
        *,
        unavailable,
        message:
            "a layout spec is a node or a spec: put an array of them into a stack, unwrap an optional, and to use a content, store a DisplayNode(…) of it in a property"
    )
    @_disfavoredOverload
    public static func buildExpression<Value>(_ value: Value) -> Expression<SpacerLayoutSpec> {
        Expression(SpacerLayoutSpec())
    }

    /// Passes on the one element of a block.
    @inlinable
    public static func buildBlock<Element: LayoutElement>(
        _ expression: Expression<Element>
    ) -> Element {
        expression.element
    }

    /// Passes on the element that an `if` or `switch` has yielded.
    @inlinable
    public static func buildBlock<Element: LayoutElement>(_ element: Element) -> Element {
        element
    }

    /// Refuses a block without an element.
    @available(*, unavailable, message: "a layout spec is exactly one element: there is none here")
    public static func buildBlock() -> SpacerLayoutSpec {
        SpacerLayoutSpec()
    }

    /// Refuses a block of several elements.
    @available(
        *,
        unavailable,
        message:
            "a layout spec is exactly one element: put several into a StackLayoutSpec, or, after other statements, write `return` before the element"
    )
    public static func buildBlock(_ first: Any, _ second: Any, _ others: Any...) -> SpacerLayoutSpec
    {
        SpacerLayoutSpec()
    }

    /// Refuses an `if` without an `else`.
    @available(
        *,
        unavailable,
        message:
            "a layout spec is exactly one element: the `if` needs an `else`, such as `else { SpacerLayoutSpec() }` for nothing"
    )
    public static func buildOptional(_ element: (any LayoutElement)?) -> SpacerLayoutSpec {
        SpacerLayoutSpec()
    }

    /// Refuses a loop.
    @available(
        *,
        unavailable,
        message: "a layout spec is exactly one element: put the loop into a StackLayoutSpec"
    )
    public static func buildArray(_ elements: [any LayoutElement]) -> SpacerLayoutSpec {
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

    /// Passes on an element that is only available on newer systems.
    @inlinable
    public static func buildLimitedAvailability(
        _ element: some LayoutElement
    ) -> AnyLayoutElement {
        AnyLayoutElement(element)
    }
}
