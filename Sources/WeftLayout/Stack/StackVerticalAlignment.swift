/// Where a stack puts its children vertically, whatever its direction.
public enum StackVerticalAlignment: String, Hashable, Codable, CaseIterable, Sendable {
    /// As `justifyContent` or `alignItems` says.
    case none
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
}
