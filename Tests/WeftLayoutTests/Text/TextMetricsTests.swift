import Testing
import WeftLayout

@Suite("Text metrics")
struct TextMetricsTests {
    @Test("A six-per-em space is a sixth of an em, rounded to the font's units")
    func sixth() {
        let widths = ["\u{2006}x", "x"].map { measureInUnits($0, .infinity).size.width }
        #expect(widths[0] - widths[1] == 167)
    }

    @Test(
        "Advances are those of Helvetica",
        arguments: [
            ("A", 667, 722), ("i", 222, 278), ("W", 944, 944), (" ", 278, 278), ("0", 556, 556),
            ("m", 833, 889), ("@", 1015, 975), ("é", 556, 556), ("…", 1000, 1000),
            ("€", 556, 556),
        ]
    )
    func advances(_ text: String, regular: Double, bold: Double) {
        #expect(advance(of: text) == regular)
        #expect(advance(of: text, isBold: true) == bold)
    }

    @Test("A line is as wide as the sum of its characters' advances")
    func sum() {
        #expect(advance(of: "AVA") == 3 * 667)
    }

    @Test(
        "A character that the font lacks gets an advance according to its kind",
        arguments: [
            ("日", 1000), ("한", 1000), ("👍🏽", 1000), ("👨‍👩‍👧‍👦", 1000), ("1\u{FE0F}\u{20E3}", 1000),
            ("e\u{301}", 556),
            ("\u{301}", 0), ("\u{2060}", 0), ("\u{AD}", 0), ("\u{7}", 0), ("א", 556), ("₿", 556),
            ("\u{2007}", 556), ("\u{2011}", 333), ("\u{1112}\u{1161}\u{11AB}", 1000),
            ("\u{2329}", 1000), ("\u{A960}", 1000), ("\u{FE10}", 1000), ("\u{17000}", 1000),
            ("\u{1B000}", 1000), ("\u{1F200}", 1000),
        ]
    )
    func fallback(_ text: String, expected: Double) {
        #expect(advance(of: text) == expected)
        let isCovered = text.unicodeScalars.allSatisfy(GreedyTextMeasurer.covers)
        #expect(!isCovered)
    }

    @Test(
        "The alphabets of Europe are covered",
        arguments: [
            0x20...0x7E, 0xA0...0xAC, 0xAE...0x17F, 0x388...0x38A, 0x391...0x3A1, 0x3A3...0x3CE,
            0x400...0x45F, 0x2018...0x201E,
        ] as [ClosedRange<UInt32>]
    )
    func coverage(_ range: ClosedRange<UInt32>) {
        let missing = range.compactMap(Unicode.Scalar.init).filter {
            !GreedyTextMeasurer.covers($0)
        }
        #expect(missing.isEmpty)
    }

    @Test("Every row of the table of advances is read")
    func rows() {
        let covered = (0...0x2FFF).compactMap(Unicode.Scalar.init)
            .filter(GreedyTextMeasurer.covers)
        #expect(covered.count == 670)
        #expect(!GreedyTextMeasurer.covers("\u{10FFFF}"))
    }

    @Test("A tab is the only control character with an advance, which is that of a space")
    func controlCharacters() {
        for value in Array(UInt8(0)..<0x20) + [0x7F] {
            let scalar = Unicode.Scalar(value)
            let isTab = scalar == "\t"
            #expect(GreedyTextMeasurer.covers(scalar) == isTab)
            // The others of these end a line.
            if scalar.properties.isWhitespace && !isTab { continue }
            #expect(advance(of: String(scalar)) == (isTab ? 278 : 0))
        }
    }

    @Test("The font's ascender places the baselines, with half of any extra line height above them")
    func baselines() throws {
        let single = layout("a\nb", TextAttributes(fontSize: 20))
        #expect(single.lineHeight == 23)
        #expect(abs(single.ascender - 18.1) < 1e-9)
        #expect(abs(single.descender + 4.24) < 1e-9)
        #expect(abs(try #require(single.firstBaseline) - 18.43) < 1e-9)
        #expect(abs(try #require(single.lastBaseline) - 41.43) < 1e-9)
        let double = layout("a\nb", TextAttributes(fontSize: 20, lineHeightMultiple: 2))
        #expect(double.size.height == 92)
        #expect(abs(try #require(double.firstBaseline) - 29.93) < 1e-9)
    }

    @Test("The empty string has neither size nor baselines, but has its font's line height")
    func empty() {
        let layout = layout("", TextAttributes(fontSize: 20))
        #expect(layout.size == .zero)
        #expect(layout.firstBaseline == nil)
        #expect(layout.lastBaseline == nil)
        #expect(layout.lineHeight == 23)
    }

    @Test("A font size of zero is accepted, whatever its sign", arguments: [0, -0.0])
    func zeroFontSize(_ fontSize: Double) {
        let layout = layout("aa bb", TextAttributes(fontSize: fontSize), width: 20)
        #expect(layout.size == .zero)
        #expect(layout.lines.map(\.text) == ["aa bb"])
    }

    @Test(
        "A font size that cannot be followed counts as 14",
        arguments: [.nan, .infinity, -14, 1e300] as [Double]
    )
    func hostileFontSize(_ fontSize: Double) {
        let attributes = TextAttributes(fontSize: fontSize)
        let expected = layout("aa bb", TextAttributes(fontSize: 14), width: 20)
        #expect(layout("aa bb", attributes, width: 20) == expected)
        #expect(expected.lines.map(\.text) == ["aa", "bb"])
        #expect(attributes.sanitized == TextAttributes(fontSize: 14))
    }

    @Test(
        "A line height multiple that cannot be followed counts as 1",
        arguments: [.nan, .infinity, -1] as [Double]
    )
    func hostileLineHeight(_ multiple: Double) {
        let attributes = TextAttributes(fontSize: 20, lineHeightMultiple: multiple)
        #expect(layout("a", attributes).size.height == 23)
    }

    private func layout(
        _ text: String,
        _ attributes: TextAttributes,
        width: Double = .infinity
    ) -> TextLayout {
        GreedyTextMeasurer().measure(text, attributes: attributes, maximumWidth: width)
    }

    /// Returns the advance of a text in 1/1000 em, between two letters so that spaces at its end
    /// count.
    private func advance(of text: String, isBold: Bool = false) -> Double {
        let attributes = TextAttributes(fontSize: 1000, isBold: isBold)
        return layout("A\(text)A", attributes).size.width - layout("AA", attributes).size.width
    }
}
