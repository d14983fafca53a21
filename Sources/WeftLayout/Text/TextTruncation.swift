/// What becomes of the last line of a text that has more lines than it may.
public enum TextTruncation: String, Hashable, Codable, CaseIterable, Sendable {
    /// The line is filled with as much text as goes before an ellipsis.
    case tail
    /// The line stays as it is, and what follows it is left out.
    case clip
}

extension TextAttributes: CustomDebugStringConvertible {
    /// What differs from the default, for a log.
    public var debugDescription: String {
        var parts = ["\(fontSize)pt"]
        if isBold { parts.append("bold") }
        if lineHeightMultiple != 1 { parts.append("lines ×\(lineHeightMultiple)") }
        if maximumNumberOfLines > 0 {
            parts.append("at most \(maximumNumberOfLines) lines, \(truncation.rawValue)")
        }
        return "TextAttributes(\(parts.joined(separator: ", ")))"
    }
}
