/// The direction in which a line is read.
///
/// Right to left flips the main axis of horizontal stacks, and start and end of a relative spec.
/// Insets, positions and corners stay physical.
public enum ReadingDirection: String, Hashable, Codable, CaseIterable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
