/// How a stack with several lines distributes the space that they leave across the main axis.
public enum StackAlignContent: String, Hashable, Codable, CaseIterable, Sendable {
    /// The lines at the start.
    case start
    /// The lines in the middle.
    case center
    /// The lines at the end.
    case end
    /// The space in equal parts between the lines.
    case spaceBetween
    /// The space in equal parts around the lines: half a part before the first.
    case spaceAround
    /// The space in equal parts before, between and after the lines.
    case spaceEvenly
    /// The space in equal parts added to the lines themselves.
    case stretch

    /// How lines are placed that no longer stretch.
    var distribution: StackJustifyContent {
        switch self {
        case .start, .stretch: .start
        case .center: .center
        case .end: .end
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        }
    }
}
