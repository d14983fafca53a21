/// What happens to the last line of a text that has more lines than it may have.
public enum TextTruncation: String, Hashable, Codable, CaseIterable, Sendable {
    /// The line is filled with as much text as fits before an ellipsis.
    case tail
    /// The line stays as it is, and what follows it is left out.
    case clip
}
