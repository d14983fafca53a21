extension String {
    /// The text in one line: as it is, or quoted and escaped where it has control characters or is
    /// blank.
    package var onOneLine: String {
        isBlank || unicodeScalars.contains(where: \.isControl) ? escaped : self
    }

    /// Whether there is nothing to be seen of the text.
    package var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

    /// The text in quotes, with everything escaped that would not show as itself on one line.
    package var escaped: String { debugDescription.withControlsEscaped }

    /// The text with control characters, and those that end a line or change the direction of what
    /// follows, as their numbers.
    package var withControlsEscaped: String {
        var escaped = ""
        for scalar in unicodeScalars {
            if scalar.isControl {
                escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character, ends a line or a paragraph, or changes the direction in
    /// which what follows it is shown.
    var isControl: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: ("\u{202A}"..."\u{202E}") ~= self || ("\u{2066}"..."\u{2069}") ~= self
        }
    }
}
