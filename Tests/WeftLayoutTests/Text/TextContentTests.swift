import Testing
import WeftLayout

@Suite("Text contents")
struct TextContentTests {
    @Test("Attributes with NaN in them equal themselves")
    func oddAttributes() {
        let odd = [Double.nan, -.nan].map { TextAttributes(fontSize: $0, lineHeightMultiple: $0) }
        #expect(Set(odd).count == 1)
        #expect(odd[0] != TextAttributes(fontSize: .nan))
        #expect(TextContent("a", attributes: odd[0]) == TextContent("a", attributes: odd[1]))
    }

    @Test("Lines that are canonically equivalent are not equal: their glyphs may differ")
    func lines() {
        func line(_ text: String) -> TextLayout.Line {
            TextLayout.Line(text: Substring(text), width: 1, baseline: 1)
        }
        #expect(line("\u{E9}") != line("e\u{301}"))
        #expect(line("\u{E9}") == line("\u{E9}"))
        #expect(line("a") != TextLayout.Line(text: "a", width: 2, baseline: 1))
        #expect(line("a") != TextLayout.Line(text: "a", width: 1, baseline: 2))
    }

    @Test("Every argument of the initialiser is a property that can be changed")
    func properties() {
        let made = TextContent(
            "Ada",
            fontSize: 20,
            isBold: true,
            fontFace: FontFace(rawValue: 7),
            lineHeightMultiple: 1.5,
            maximumNumberOfLines: 2,
            truncation: .clip,
            color: 0x0A84FF
        )
        var changed = TextContent("")
        changed.string = "Ada"
        changed.fontSize = 20
        changed.isBold = true
        changed.fontFace = FontFace(rawValue: 7)
        changed.lineHeightMultiple = 1.5
        changed.maximumNumberOfLines = 2
        changed.truncation = .clip
        changed.color = 0x0A84FF
        #expect(changed == made)
        #expect(changed.fontSize == 20 && changed.isBold && changed.lineHeightMultiple == 1.5)
        let attributes = TextAttributes(
            fontSize: 20,
            isBold: true,
            fontFace: FontFace(rawValue: 7),
            lineHeightMultiple: 1.5,
            maximumNumberOfLines: 2,
            truncation: .clip
        )
        #expect(TextContent("Ada", attributes: attributes, color: 0x0A84FF) == made)
    }

    /// A measurer that makes every text a line of the maximum width.
    private struct WidestMeasurer: TextMeasurer {
        func measure(
            _ string: String,
            attributes: TextAttributes,
            maximumWidth: Double
        ) -> TextLayout {
            let line = TextLayout.Line(text: string[...], width: maximumWidth, baseline: 0)
            return TextLayout(
                lines: [line],
                attributes: attributes,
                size: .zero,
                ascender: 0,
                descender: 0,
                lineHeight: 0
            )
        }
    }

    @Test(
        "A measurer gets infinity as the maximum width if the width counts as infinite",
        arguments: [(9e6, 9e6), (1e7, .infinity), (.greatestFiniteMagnitude, .infinity)]
    )
    func maximumWidth(width: Double, told: Double) {
        let environment = LayoutEnvironment(textMeasurer: WidestMeasurer())
        let measured = TextContent("Ada").measure(
            SizeRange(max: LayoutSize(width: width, height: .infinity)),
            in: environment
        )
        let layout = measured.rareData?.payload as? TextLayout
        #expect(layout?.lines.first?.width == told)
    }
}
