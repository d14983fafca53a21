/// The direction in which a line is read.
///
/// Reading from right to left flips the main axis of horizontal stacks, the start and the end of a
/// relative spec, and the insets of `.inset(leading:)` and `.inset(trailing:)`. All else is
/// physical: other insets, positions, corners, and the cross axis of vertical stacks.
public enum ReadingDirection: String, Hashable, Codable, CaseIterable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
