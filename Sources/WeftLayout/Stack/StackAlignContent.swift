/// How a stack with several lines distributes the space that they leave across the main axis.
public enum StackAlignContent: String, Hashable, Codable, CaseIterable, Sendable {
    /// The lines at the start.
    case start
    /// The lines in the middle.
    case center
    /// The lines at the end.
    case end
    /// Equal parts of the space between the lines.
    case spaceBetween
    /// Equal parts of the space around the lines, with half a part before the first.
    case spaceAround
    /// Equal parts of the space before, between and after the lines.
    case spaceEvenly
    /// Equal parts of the space added to the lines themselves.
    case stretch

    /// How the lines are placed, after `stretch` has lengthened them.
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
