import TestSupport
import Testing
import WeftLayout

@Suite("Wrapping text")
struct TextWrappingTests {
    /// A text, a width in units of 1/1000 em, and the lines it wraps to.
    ///
    /// "a", "b" and an en dash are 556 wide, a space 278, a hyphen 333, an em dash 1000.
    struct Example: Sendable, CustomTestStringConvertible {
        let text: String
        let width: Double
        let lines: [Substring]

        init(_ text: String, _ width: Double, _ lines: [Substring]) {
            (self.text, self.width, self.lines) = (text, width, lines)
        }

        var testDescription: String { "\(text.debugDescription) in \(width)" }
    }

    @Test(
        "Lines break after spaces, which hang over the end",
        arguments: [
            Example("aa bb", 2502, ["aa bb"]),
            Example("aa bb", 2501, ["aa", "bb"]),
            Example("aa bb", 1112, ["aa", "bb"]),
            Example("aa    bb", 1112, ["aa", "bb"]),
            Example("aa\tbb", 1112, ["aa", "bb"]),
            Example("aa\tbb", 2502, ["aa\tbb"]),
            Example("aa\t", 1112, ["aa"]),
            Example("aa\t \t", .infinity, ["aa"]),
            Example("aa bb  ", 2502, ["aa bb"]),
            Example("  aa bb", 1700, ["  aa", "bb"]),
            Example("   ", 100, [""]),
            Example("a b a b a", 2223, ["a b", "a b", "a"]),
            Example("aa\u{200B}bb", 1112, ["aa", "bb"]),
            Example("aa\u{2003}bb", 1112, ["aa", "bb"]),
        ]
    )
    func spaces(_ example: Example) {
        #expect(measureInUnits(example.text, example.width).lines.map(\.text) == example.lines)
    }

    @Test(
        "A no-break space acts like a letter",
        arguments: [
            Example("a\u{A0}b b", 1390, ["a\u{A0}b", "b"]),
            Example("a\u{A0}b b", 834, ["a\u{A0}", "b", "b"]),
            Example("b a\u{202F}b", 1500, ["b", "a\u{202F}b"]),
            Example("b a\u{2007}b", 1700, ["b", "a\u{2007}b"]),
        ]
    )
    func spacesThatDoNotBreak(_ example: Example) {
        #expect(measureInUnits(example.text, example.width).lines.map(\.text) == example.lines)
    }

    @Test(
        "Lines break after hyphens and dashes, unless these begin a word",
        arguments: [
            Example("aa-bb", 2557, ["aa-bb"]),
            Example("aa-bb", 2556, ["aa-", "bb"]),
            Example("b aa-bb", 2279, ["b aa-", "bb"]),
            Example("b aa-bb", 2278, ["b", "aa-", "bb"]),
            Example("aa--bb", 2889, ["aa--", "bb"]),
            Example("aa—bb", 3223, ["aa—", "bb"]),
            Example("aa–bb", 2779, ["aa–", "bb"]),
            Example("b --aa", 1778, ["b", "--aa"]),
            Example("--aa", 1222, ["--a", "a"]),
            Example("aa - bb", 1723, ["aa -", "bb"]),
        ]
    )
    func hyphens(_ example: Example) {
        #expect(measureInUnits(example.text, example.width).lines.map(\.text) == example.lines)
    }

    @Test(
        "Newlines separate lines",
        arguments: [
            Example("a\nb", .infinity, ["a", "b"]),
            Example("a\rb\r\nc", .infinity, ["a", "b", "c"]),
            Example("a\u{2028}b\u{2029}c\u{85}d\u{B}e", .infinity, ["a", "b", "c", "d", "e"]),
            Example("a\n", .infinity, ["a", ""]),
            Example("a-\nbbbb", 1668, ["a-", "bbb", "b"]),
            Example("\n\n", .infinity, ["", "", ""]),
            Example("aa \n bb", 1112, ["aa", "", "bb"]),
            Example("", .infinity, []),
        ]
    )
    func newlines(_ example: Example) {
        #expect(measureInUnits(example.text, example.width).lines.map(\.text) == example.lines)
    }

    @Test(
        "A word wider than the line is cut between characters",
        arguments: [
            Example("aaaa", 1112, ["aa", "aa"]),
            Example("aaaa", 1667, ["aa", "aa"]),
            Example("b aaaa", 1112, ["b", "aa", "aa"]),
            Example("aaaa b", 1668, ["aaa", "a b"]),
            Example("e\u{301}e\u{301}", 556, ["e\u{301}", "e\u{301}"]),
            Example("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 1000, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
            Example("🇩🇪🇫🇷", 1000, ["🇩🇪", "🇫🇷"]),
            Example("日本語", 2000, ["日本", "語"]),
        ]
    )
    func longWords(_ example: Example) {
        #expect(measureInUnits(example.text, example.width).lines.map(\.text) == example.lines)
    }

    @Test(
        "A line holds at least one character, however narrow it is",
        arguments: [0, -5, -.infinity, 1e-300, 200] as [Double]
    )
    func narrowest(_ width: Double) {
        let layout = measureInUnits("ab  a-b", width)
        #expect(layout.lines.map(\.text) == ["a", "b", "a", "-", "b"])
        #expect(layout.lines.map(\.width) == [556, 556, 556, 333, 556])
        #expect(layout.size == LayoutSize(width: max(0, width), height: 5 * layout.lineHeight))
    }

    @Test(
        "A width that is NaN or unbounded sets no limit",
        arguments: [.nan, .infinity, LayoutSize.unboundedLength, 1e300] as [Double]
    )
    func unlimited(_ width: Double) {
        let layout = measureInUnits("aa bb", width)
        #expect(layout.lines.map(\.text) == ["aa bb"])
        #expect(layout.size == LayoutSize(width: 2502, height: layout.lineHeight))
    }

    @Test(
        "A long text at the narrowest width takes linear time",
        arguments: [("ab c\u{301}🇩🇪-", 5), ("🇩🇪🇫🇷", 2)]
    )
    func longText(part: String, lineCount: Int) {
        func measuring(_ count: Int) -> () -> Void {
            let text = String(repeating: part, count: count)
            return { #expect(measureInUnits(text, 0).lines.count == lineCount * count) }
        }
        let (short, long) = leastThreadTimes(measuring(100), measuring(1_600))
        // Sixteen times as long, or 256 times if it were quadratic.
        #expect(long < short * 48, "\(long) after \(short)")
    }
}
