/// How a stack aligns its children across the main axis.
public enum StackAlignItems: String, Hashable, Codable, CaseIterable, Sendable {
    /// At the start of the line.
    case start
    /// At the end of the line.
    case end
    /// In the middle of the line.
    case center
    /// As long as the line, within the child's own minimum and maximum.
    case stretch
    /// With the first baselines at one height; a child without one has its top there. In a vertical
    /// stack it acts as `start`.
    case baselineFirst
    /// With the last baselines at one height; a child without one has its bottom there. In a
    /// vertical stack it acts as `start`.
    case baselineLast

    /// Whether children are aligned by a baseline.
    var isBaseline: Bool { self == .baselineFirst || self == .baselineLast }
}
