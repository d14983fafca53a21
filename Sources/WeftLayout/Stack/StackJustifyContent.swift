/// How a stack distributes the space that its children leave along the main axis.
///
/// There is space only up to the stack's own minimum: below its maximum a stack is as long as its
/// children. Where they overflow the maximum the space is negative: `end` and `center` then move
/// them before the stack's start, `spaceBetween` acts as `start`, and the others as `center`.
public enum StackJustifyContent: String, Hashable, Codable, CaseIterable, Sendable {
    /// The children at the start.
    case start
    /// The children in the middle.
    case center
    /// The children at the end.
    case end
    /// The space in equal parts between the children.
    case spaceBetween
    /// The space in equal parts around the children: half a part before the first.
    case spaceAround
    /// The space in equal parts before, between and after the children.
    case spaceEvenly
}
