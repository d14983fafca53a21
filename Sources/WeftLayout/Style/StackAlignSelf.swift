/// How one child of a stack is aligned across it: as the stack says, or in its own way.
public enum StackAlignSelf: String, Hashable, Codable, CaseIterable, Sendable {
    /// As the stack's `alignItems` says.
    case auto
    /// At the start of the cross axis.
    case start
    /// At the end of the cross axis.
    case end
    /// In the middle of the cross axis.
    case center
    /// Stretched to the line's extent across.
    case stretch
}
