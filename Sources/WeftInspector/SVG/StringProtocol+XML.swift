extension StringProtocol {
    /// The text with all characters escaped that have a meaning in XML, in content or in
    /// attributes.
    ///
    /// Characters that XML cannot contain at all become the replacement character.
    package var xmlEscaped: String {
        if unicodeScalars.allSatisfy({ $0.xmlEscape == nil }) { return String(self) }
        var escaped = ""
        for scalar in unicodeScalars {
            if let escape = scalar.xmlEscape {
                escaped += escape
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension Unicode.Scalar {
    /// What stands for the scalar in XML; nil if it stands for itself.
    fileprivate var xmlEscape: String? {
        switch self {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case "\t", "\n", "\r": "&#\(value);"
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
        default: nil
        }
    }
}
