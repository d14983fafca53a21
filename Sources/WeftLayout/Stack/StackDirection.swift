/// The direction in which a stack lays out its children.
public enum StackDirection: String, Hashable, Codable, CaseIterable, Sendable {
    /// In the reading direction: from left to right, or from right to left.
    case horizontal
    /// From top to bottom.
    case vertical
    /// Against the reading direction.
    case horizontalReverse
    /// From bottom to top.
    case verticalReverse

    /// The axis, regardless of which way it runs.
    var axis: StackAxis {
        switch self {
        case .horizontal, .horizontalReverse: .horizontal
        case .vertical, .verticalReverse: .vertical
        }
    }

    /// Whether the direction is one of the reverse ones.
    var isReverse: Bool { self == .horizontalReverse || self == .verticalReverse }
}
