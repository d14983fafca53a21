/// Whether a stack breaks its children into several lines.
public enum StackFlexWrap: String, Hashable, Codable, CaseIterable, Sendable {
    /// All children in one line.
    case noWrap
    /// A new line begins where a child would overflow the stack's maximum.
    case wrap
    /// Like `wrap`, but with the cross axis reversed: the first line is the last one across.
    case wrapReverse
}
