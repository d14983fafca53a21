/// The types of elements that a document can have.
enum ElementType: String, CaseIterable, DocumentChoice {
    case leaf, text, spacer, node
    case stack, inset, overlay, background, center, relative, ratio, absolute, corner, wrapper

    /// How many children an element of this type has; nil for any number.
    var childCount: Int? {
        switch self {
        case .leaf, .text, .spacer: 0
        case .node, .inset, .center, .relative, .ratio: 1
        case .overlay, .background, .corner: 2
        case .stack, .absolute, .wrapper: nil
        }
    }
}
