/// Builds the children of a spec: elements, arrays, optionals, conditions and loops.
@resultBuilder
public enum LayoutChildrenBuilder: Sendable {
    /// Takes a single element.
    public static func buildExpression(_ element: any LayoutElement) -> [any LayoutElement] {
        [element]
    }

    /// Takes an element that may be missing.
    public static func buildExpression(_ element: (any LayoutElement)?) -> [any LayoutElement] {
        element.map { [$0] } ?? []
    }

    /// Takes a collection of elements.
    public static func buildExpression<Element: LayoutElement>(
        _ elements: some Sequence<Element>
    ) -> [any LayoutElement] {
        elements.map { $0 }
    }

    /// Takes a collection of elements of different types.
    public static func buildExpression(_ elements: [any LayoutElement]) -> [any LayoutElement] {
        elements
    }

    /// Joins the statements of a block.
    public static func buildBlock(_ parts: [any LayoutElement]...) -> [any LayoutElement] {
        parts.count == 1 ? parts[0] : parts.flatMap { $0 }
    }

    /// Takes the rounds of a loop.
    public static func buildArray(_ parts: [[any LayoutElement]]) -> [any LayoutElement] {
        parts.flatMap { $0 }
    }

    /// Takes an `if` without an `else`.
    public static func buildOptional(_ part: [any LayoutElement]?) -> [any LayoutElement] {
        part ?? []
    }

    /// Takes the first branch of an `if` or `switch`.
    public static func buildEither(first part: [any LayoutElement]) -> [any LayoutElement] {
        part
    }

    /// Takes the second branch of an `if` or `switch`.
    public static func buildEither(second part: [any LayoutElement]) -> [any LayoutElement] {
        part
    }

    /// Takes what needs a newer system.
    public static func buildLimitedAvailability(
        _ part: [any LayoutElement]
    ) -> [any LayoutElement] {
        part
    }
}
