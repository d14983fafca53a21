extension String {
    /// The text on one line: as it is, or quoted and escaped if it has control characters or is
    /// blank.
    package var onOneLine: String {
        isBlank || unicodeScalars.contains(where: \.isControl) ? escaped : self
    }

    /// Whether the text shows nothing: it has at most whitespace, and characters without a width.
    package var isBlank: Bool {
        unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        }
    }

    /// The text in quotes, in which everything is escaped that would not show as itself on one
    /// line.
    package var escaped: String { debugDescription.withControlsEscaped }

    /// The text in which control characters, and those that end a line or change the direction of
    /// what follows, are escaped by their numbers.
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
    /// Whether the scalar is a control character, ends a line or a paragraph, or changes the
    /// direction in which the text after it is shown.
    var isControl: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: ("\u{202A}"..."\u{202E}") ~= self || ("\u{2066}"..."\u{2069}") ~= self
        }
    }
}
