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
    public static func buildExpression(_ element: consuming any LayoutElement) -> Part {
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

    /// Joins the statements of a block.
    public static func buildBlock(_ parts: Part...) -> Part {
        join(parts)
    }

    /// Takes the rounds of a loop.
    public static func buildArray(_ parts: [Part]) -> Part {
        join(parts)
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
        switch part {
        case .element(let element): [element]
        case .elements(let elements): elements
        }
    }

    private static func join(_ parts: [Part]) -> Part {
        if parts.count == 1 { return parts[0] }
        var elements: [any LayoutElement] = []
        elements.reserveCapacity(parts.count)
        // To iterate over the parts would copy each once more.
        for index in parts.indices {
            switch parts[index] {
            case .element(let element): elements.append(element)
            case .elements(let more): elements += more
            }
        }
        return .elements(elements)
    }
}
