import Testing
import WeftLayout

/// Compares what each Unicode character means for lines with the standard library's tables.
@Suite("The characters of a text")
struct TextCharacterTests {
    /// The scalars of the Basic Multilingual Plane up to its East Asian part.
    private static let scalars = (0...0x3000).compactMap(Unicode.Scalar.init)

    @Test("A line ends at every kind of newline, even in a text that is otherwise ASCII")
    func newlines() {
        for scalar in Self.scalars where Character(scalar).isNewline {
            #expect(lines(of: "a\(scalar)b") == ["a", "b"], "\(scalar.codePoint)")
        }
    }

    @Test("A line may break at every space other than a no-break space")
    func spaces() {
        let unbreaking: Set<Unicode.Scalar> = ["\u{A0}", "\u{2007}", "\u{202F}"]
        let others: Set<Unicode.Scalar> = ["\t", "\u{200B}"]
        for scalar in Self.scalars
        where scalar.properties.generalCategory == .spaceSeparator || others.contains(scalar) {
            let expected = unbreaking.contains(scalar) ? ["a", String(scalar), "b"] : ["a", "b"]
            #expect(
                lines(of: "a\(scalar)b", in: 0) == expected,
                "\(scalar.codePoint)"
            )
        }
    }

    @Test("A line may break after hyphens and dashes, except those that hold words together")
    func hyphens() {
        let breaking: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}"]
        for scalar in Self.scalars where scalar.properties.generalCategory == .dashPunctuation {
            let text = "aa\(scalar)bb"
            let roomForAll = measureInUnits(text, .infinity).size.width
            let expected =
                breaking.contains(scalar) ? ["aa\(scalar)", "bb"] : ["aa\(scalar)b", "b"]
            #expect(
                lines(of: text, in: roomForAll - 1) == expected,
                "\(scalar.codePoint)"
            )
        }
    }

    @Test("A word is cut between characters as Swift defines them, whatever it contains")
    func clusters() {
        for scalar in Self.scalars
        where !scalar.properties.isWhitespace && scalar != "\u{200B}" {
            let text = "aя\(scalar)яa\(scalar)"
            #expect(
                lines(of: text, in: 0) == text.map { String($0) },
                "\(scalar.codePoint)"
            )
        }
    }

    private func lines(of text: String, in width: Double = .infinity) -> [String] {
        measureInUnits(text, width).lines.map { String($0.text) }
    }
}

extension Unicode.Scalar {
    /// The scalar's code point, as failures print it.
    fileprivate var codePoint: String { "U+\(String(value, radix: 16))" }
}
