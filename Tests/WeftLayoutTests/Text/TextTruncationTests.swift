import Testing
import WeftLayout

@Suite("Truncating text")
struct TextTruncationTests {
    /// A text, a width in units of 1/1000 em, a maximum number of lines, and the lines that result.
    ///
    /// "a" and "b" are 556 wide, a space 278, the ellipsis 1000.
    struct Example: Sendable, CustomTestStringConvertible {
        let text: String
        let width: Double
        let maximum: Int
        let lines: [Substring]

        init(_ text: String, _ width: Double, _ maximum: Int, _ lines: [Substring]) {
            (self.text, self.width, self.maximum, self.lines) = (text, width, maximum, lines)
        }

        var testDescription: String {
            "\(text.debugDescription) in \(width), at most \(maximum) lines"
        }
    }

    @Test(
        "The last line holds as much text as fits before an ellipsis",
        arguments: [
            Example("aaaa bbbb", 2112, 1, ["aa…"]),
            Example("a bbbb", 2946, 1, ["a bb…"]),
            Example("a bbbb", 2945, 1, ["a b…"]),
            Example("aa bb", 2400, 1, ["aa…"]),
            Example("bb aa bb", 2112, 2, ["bb", "aa…"]),
            Example("a\nb", .infinity, 1, ["a…"]),
            Example("\nb", .infinity, 1, ["…"]),
            Example("a\n\n-", .infinity, 1, ["a…"]),
            Example("aa bb", 1000, 1, ["…"]),
        ]
    )
    func tail(_ example: Example) {
        let layout = measureInUnits(
            example.text,
            example.width,
            maximumNumberOfLines: example.maximum
        )
        #expect(layout.lines.map(\.text) == example.lines)
        #expect(layout.isTruncated)
        #expect(layout.size.width <= example.width)
    }

    @Test("A line with an ellipsis does not keep the text that it was cut from in memory")
    func ownText() {
        let text = String(repeating: "a ", count: 10_000)
        let layout = measureInUnits(text, 4000, maximumNumberOfLines: 1)
        #expect(layout.lines.map(\.text.base.utf8.count) == [layout.lines[0].text.utf8.count])
    }

    @Test("The ellipsis counts towards the width of its line")
    func widthOfEllipsis() {
        #expect(measureInUnits("aaaa", 2112, maximumNumberOfLines: 1).size.width == 2112)
    }

    @Test("An ellipsis that does not fit is left out")
    func noRoomForEllipsis() {
        let layout = measureInUnits("aa bb", 999, maximumNumberOfLines: 1)
        #expect(layout.lines.map(\.text) == ["a"])
        #expect(layout.isTruncated)
    }

    @Test("Clipping leaves the last line as it is")
    func clip() {
        let layout = measureInUnits(
            "aaaa bbbb",
            2300,
            maximumNumberOfLines: 1,
            truncation: .clip
        )
        #expect(layout.lines.map(\.text) == ["aaaa"])
        #expect(layout.isTruncated)
    }

    @Test(
        "A clipped word with only spaces before it is shown as far as it fits",
        arguments: [" aaaa", "\u{200B}aaaa", "  aaaa bbbb"]
    )
    func clippedWord(text: String) {
        let layout = measureInUnits(text, 2000, maximumNumberOfLines: 1, truncation: .clip)
        #expect(layout.lines.count == 1)
        #expect(layout.lines[0].text.contains("aa"))
        #expect(layout.size.width > 0)
        #expect(layout.isTruncated)
    }

    @Test(
        "A text that needs no more lines than it may have is not truncated",
        arguments: [
            Example("aa bb", 1112, 2, ["aa", "bb"]),
            Example("aa   ", 1112, 1, ["aa"]),
            Example("aa\n", 1112, 1, ["aa"]),
            Example("aa   \n \n ", 1112, 1, ["aa"]),
            Example("aa\n\n\n", 1112, 2, ["aa", ""]),
            Example("aa bb aa", 1112, 0, ["aa", "bb", "aa"]),
            Example("aa bb aa", 1112, -1, ["aa", "bb", "aa"]),
        ]
    )
    func enoughLines(_ example: Example) {
        let layout = measureInUnits(
            example.text,
            example.width,
            maximumNumberOfLines: example.maximum
        )
        #expect(layout.lines.map(\.text) == example.lines)
        #expect(!layout.isTruncated)
    }
}
