/// How a stack aligns its children across the main axis.
public enum StackAlignItems: String, Hashable, Codable, CaseIterable, Sendable {
    /// At the start of the line.
    case start
    /// At the end of the line.
    case end
    /// In the middle of the line.
    case center
    /// Stretched to the line's extent across, within the child's own minimum and maximum.
    case stretch
    /// With the first baselines at the same height, where a child without a baseline has its top.
    ///
    /// In a vertical stack, this acts as `start`.
    case baselineFirst
    /// With the last baselines at the same height, where a child without a baseline has its bottom.
    ///
    /// In a vertical stack, this acts as `start`.
    case baselineLast

    /// Whether children are aligned by a baseline.
    var isBaseline: Bool { self == .baselineFirst || self == .baselineLast }
}
