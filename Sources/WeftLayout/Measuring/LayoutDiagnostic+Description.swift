extension LayoutDiagnostic: CustomStringConvertible {
    /// The path of the node, what was odd, and what to do about it.
    public var description: String { "\(path): \(kind)" }
}

extension LayoutDiagnostic.Kind: CustomStringConvertible {
    /// What was odd, and what to do about it.
    public var description: String {
        switch self {
        case .invalidSize(let element, let size):
            """
            \(element) measured itself as \(size.debugDescription) and got 0×0. \
            A size is finite and not negative.
            """
        case .invalidPosition(let element, let position):
            "\(element) was placed at \(position.debugDescription); what is not finite became 0."
        case .invalidStyle(let element, let properties):
            "\(element) has numbers in its style that no layout can follow: \(properties)."
        case .invalidValue(let element, let property, let value):
            "\(element) cannot follow its \(property), \(value)."
        case .undefinedFraction(let element, let properties):
            """
            \(element) has fractions of a parent size that is undefined, which act as auto: \
            \(properties). Give the parent a size.
            """
        case .unusedStyle(let element, let parent, let properties):
            "\(element) sets what its parent, \(parent), does not read: \(properties)."
        case .noIntrinsicSize(let element):
            """
            \(element) has no size of its own and nothing to fill, and got 0×0. \
            Set its preferredSize, or put it in a ratio spec or a stack that stretches it.
            """
        case .unboundedRange(let element):
            "\(element) fills its parent, but the parent has no bound: it took its child's size."
        case .misplacedElement(let element):
            """
            \(element) was not placed: a spec places what it has measured itself, and each once.
            """
        case .custom(let text):
            text
        }
    }
}

extension LayoutElementStyle.Properties: CustomStringConvertible {
    /// The names of the properties.
    public var description: String {
        let names = Self.names.filter { contains($0.property) }.map(\.name)
        return names.isEmpty ? "none" : names.joined(separator: ", ")
    }

    private static let names: [(property: Self, name: String)] = [
        (.width, "width"), (.height, "height"), (.minWidth, "minWidth"), (.minHeight, "minHeight"),
        (.maxWidth, "maxWidth"), (.maxHeight, "maxHeight"), (.spacingBefore, "spacingBefore"),
        (.spacingAfter, "spacingAfter"), (.flexGrow, "flexGrow"), (.flexShrink, "flexShrink"),
        (.flexBasis, "flexBasis"), (.alignSelf, "alignSelf"), (.ascender, "ascender"),
        (.descender, "descender"), (.layoutPosition, "layoutPosition"),
    ]
}
