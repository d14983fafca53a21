/// How a stack distributes the space that its children leave along the main axis.
///
/// There is only space to distribute if the children are shorter than the stack's own minimum:
/// beyond that, a stack is as long as its children, up to its maximum. If they overflow the
/// maximum, the space is negative. Then `end` and `center` move the children to before the stack's
/// start, `spaceBetween` acts as `start`, and `spaceAround` and `spaceEvenly` act as `center`.
public enum StackJustifyContent: String, Hashable, Codable, CaseIterable, Sendable {
    /// The children at the start.
    case start
    /// The children in the middle.
    case center
    /// The children at the end.
    case end
    /// Equal parts of the space between the children.
    case spaceBetween
    /// Equal parts of the space around the children, with half a part before the first.
    case spaceAround
    /// Equal parts of the space before, between and after the children.
    case spaceEvenly
}
