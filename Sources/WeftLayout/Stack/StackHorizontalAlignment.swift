/// Where a stack puts its children horizontally, whatever its direction.
///
/// Left and right are physical: they stay where they are when reading is from right to left.
public enum StackHorizontalAlignment: String, Hashable, Codable, CaseIterable, Sendable {
    /// As `justifyContent` or `alignItems` says.
    case none
    /// On the left.
    case left
    /// In the middle.
    case middle
    /// On the right.
    case right
}
