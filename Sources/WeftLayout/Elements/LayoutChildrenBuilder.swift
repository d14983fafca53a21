/// Builds the children of a spec: elements, arrays, optionals, conditions and loops.
@resultBuilder
public enum LayoutChildrenBuilder: Sendable {
    /// What a statement contributes.
    public enum Part: Sendable {
        /// One element, which needs no array of its own.
        case element(any LayoutElement)
        /// Any number of elements.
        case elements([any LayoutElement])
    }

    /// Takes a single element.
    public static func buildExpression(_ element: any LayoutElement) -> Part {
        .element(element)
    }

    /// Takes an element that may be missing.
    public static func buildExpression(_ element: (any LayoutElement)?) -> Part {
        element.map { .element($0) } ?? .elements([])
    }

    /// Takes a collection of elements.
    public static func buildExpression<Element: LayoutElement>(
        _ elements: some Sequence<Element>
    ) -> Part {
        .elements(elements.map { $0 })
    }

    /// Takes a collection of elements of different types.
    public static func buildExpression(_ elements: [any LayoutElement]) -> Part {
        .elements(elements)
    }

    /// Takes a block without statements.
    public static func buildBlock() -> Part {
        .elements([])
    }

    /// Takes the first statement of a block.
    public static func buildPartialBlock(first: consuming Part) -> Part {
        first
    }

    /// Adds a further statement of a block; nothing is copied for it.
    public static func buildPartialBlock(
        accumulated: consuming Part,
        next: consuming Part
    ) -> Part {
        var elements = accumulated.takeElements()
        next.move(to: &elements)
        return .elements(elements)
    }

    /// Takes the rounds of a loop.
    public static func buildArray(_ parts: [Part]) -> Part {
        var elements: [any LayoutElement] = []
        elements.reserveCapacity(parts.count)
        for part in parts { part.move(to: &elements) }
        return .elements(elements)
    }

    /// Takes an `if` without an `else`.
    public static func buildOptional(_ part: Part?) -> Part {
        part ?? .elements([])
    }

    /// Takes the first branch of an `if` or `switch`.
    public static func buildEither(first part: Part) -> Part {
        part
    }

    /// Takes the second branch of an `if` or `switch`.
    public static func buildEither(second part: Part) -> Part {
        part
    }

    /// Takes what needs a newer system.
    public static func buildLimitedAvailability(_ part: Part) -> Part {
        part
    }

    /// Hands out all elements.
    public static func buildFinalResult(_ part: consuming Part) -> [any LayoutElement] {
        part.takeElements()
    }
}

extension LayoutChildrenBuilder.Part {
    /// All elements, and room for more.
    fileprivate consuming func takeElements() -> [any LayoutElement] {
        switch consume self {
        case .elements(let elements): return elements
        case .element(let element):
            var elements: [any LayoutElement] = []
            elements.reserveCapacity(4)
            elements.append(element)
            return elements
        }
    }

    /// Adds the elements to others.
    fileprivate consuming func move(to others: inout [any LayoutElement]) {
        switch consume self {
        case .element(let element): others.append(element)
        case .elements(let elements): others += elements
        }
    }
}
