// No element is copied on its way into the array: all functions are compiled into the caller, and
// an element keeps its type until it is appended. The array is not created before the second
// element: the compiler keeps what the first statement yields, so an array created there would be
// copied.
/// Builds the children of a spec: elements, arrays, optionals, conditions and loops.
@resultBuilder
public enum LayoutChildrenBuilder: Sendable {
    /// Takes a single element.
    @inlinable
    public static func buildExpression<Element: LayoutElement>(_ element: Element) -> Element {
        element
    }

    /// Takes an element that may be missing.
    @inlinable
    public static func buildExpression(_ element: (any LayoutElement)?) -> [any LayoutElement] {
        if let element { [element] } else { [] }
    }

    /// Takes a collection of elements.
    @inlinable
    public static func buildExpression<Element: LayoutElement>(
        _ elements: some Sequence<Element>
    ) -> [any LayoutElement] {
        elements.map { $0 }
    }

    /// Takes a collection of elements of different types.
    @inlinable
    public static func buildExpression(_ elements: [any LayoutElement]) -> [any LayoutElement] {
        elements
    }

    /// Takes a collection that may be missing.
    @inlinable
    @_disfavoredOverload
    public static func buildExpression(
        _ elements: (some Sequence<some LayoutElement>)?
    ) -> [any LayoutElement] {
        elements.map { $0.map { $0 } } ?? []
    }

    /// Refuses a statement that yields no value.
    @available(
        *,
        unavailable,
        message: "only elements can stand among children: move other statements into a function"
    )
    public static func buildExpression(_ nothing: Void) -> [any LayoutElement] { [] }

    /// Refuses a value that is not an element.
    @available(
        *,
        unavailable,
        message:
            "a child is a node or a spec, or an optional or a collection of them; to use a content, store a DisplayNode(…) of it in a property"
    )
    public static func buildExpression<Value>(_ value: Value) -> [any LayoutElement] { [] }

    /// Takes a block without statements.
    @inlinable
    public static func buildBlock() -> [any LayoutElement] { [] }

    /// Takes the first statement of a block, which yields one element.
    @inlinable
    public static func buildPartialBlock<Element: LayoutElement>(first: Element) -> Element {
        first
    }

    /// Takes the first statement of a block, which yields any number of elements.
    @inlinable
    public static func buildPartialBlock(first: [any LayoutElement]) -> [any LayoutElement] {
        first
    }

    /// Adds one element to a block of one element.
    @inlinable
    public static func buildPartialBlock(
        accumulated: some LayoutElement,
        next: some LayoutElement
    ) -> [any LayoutElement] {
        var elements: [any LayoutElement] = []
        // Room for as many elements as most blocks have: an array that grows is copied.
        elements.reserveCapacity(4)
        elements.append(accumulated)
        elements.append(next)
        return elements
    }

    /// Adds any number of elements to a block of one element.
    @inlinable
    public static func buildPartialBlock(
        accumulated: some LayoutElement,
        next: [any LayoutElement]
    ) -> [any LayoutElement] {
        [accumulated] + next
    }

    /// Adds one element to a block.
    @inlinable
    public static func buildPartialBlock(
        accumulated: consuming [any LayoutElement],
        next: consuming some LayoutElement
    ) -> [any LayoutElement] {
        accumulated.append(next)
        return accumulated
    }

    /// Adds any number of elements to a block.
    @inlinable
    public static func buildPartialBlock(
        accumulated: consuming [any LayoutElement],
        next: [any LayoutElement]
    ) -> [any LayoutElement] {
        accumulated += next
        return accumulated
    }

    /// Takes a block of one element.
    @inlinable
    public static func buildFinalResult(_ element: some LayoutElement) -> [any LayoutElement] {
        [element]
    }

    /// Takes a block.
    @inlinable
    public static func buildFinalResult(_ elements: [any LayoutElement]) -> [any LayoutElement] {
        elements
    }

    /// Takes the rounds of a loop, each of which yields one element.
    @inlinable
    public static func buildArray(_ rounds: [any LayoutElement]) -> [any LayoutElement] {
        rounds
    }

    /// Takes the rounds of a loop.
    @inlinable
    public static func buildArray(_ rounds: [[any LayoutElement]]) -> [any LayoutElement] {
        Array(rounds.joined())
    }

    /// Takes an `if` without an `else`, of one element.
    @inlinable
    public static func buildOptional(_ element: (some LayoutElement)?) -> [any LayoutElement] {
        if let element { [element] } else { [] }
    }

    /// Takes an `if` without an `else`, of one element of any type.
    @inlinable
    @_disfavoredOverload
    public static func buildOptional(_ element: (any LayoutElement)?) -> [any LayoutElement] {
        if let element { [element] } else { [] }
    }

    /// Takes an `if` without an `else`.
    @inlinable
    public static func buildOptional(_ elements: [any LayoutElement]?) -> [any LayoutElement] {
        elements ?? []
    }

    /// Takes the first branch of an `if` or `switch`, of one element.
    @inlinable
    public static func buildEither(first: some LayoutElement) -> [any LayoutElement] { [first] }

    /// Takes the second branch of an `if` or `switch`, of one element.
    @inlinable
    public static func buildEither(second: some LayoutElement) -> [any LayoutElement] { [second] }

    /// Takes the first branch of an `if` or `switch`.
    @inlinable
    public static func buildEither(first: [any LayoutElement]) -> [any LayoutElement] { first }

    /// Takes the second branch of an `if` or `switch`.
    @inlinable
    public static func buildEither(second: [any LayoutElement]) -> [any LayoutElement] { second }

    /// Takes one element that is only available on newer systems.
    @inlinable
    public static func buildLimitedAvailability(
        _ element: some LayoutElement
    ) -> [any LayoutElement] {
        [element]
    }

    /// Takes elements that are only available on newer systems.
    @inlinable
    public static func buildLimitedAvailability(
        _ elements: [any LayoutElement]
    ) -> [any LayoutElement] {
        elements
    }
}
