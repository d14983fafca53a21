import Testing
import Weft
import WeftTesting

func lines(of text: DisplayNode<TextContent>, in commit: LayoutCommit) -> [String] {
    let layout = commit.payload(of: text, as: TextLayout.self)
    return layout?.lines.map { "\($0.text) at \($0.baseline)" } ?? []
}

struct Typewriter: TextMeasurer {
    var advance = 8.0

    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        // A rounding error breaks no line that fits.
        let width = maximumWidth + 0.001
        let perLine = width < .infinity ? max(1, Int(width / advance)) : .max
        let limit = attributes.maximumNumberOfLines
        let paragraphs = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var texts: [Substring] = []
        for paragraph in paragraphs where !string.isEmpty {
            var rest = paragraph
            repeat {
                texts.append(rest.prefix(perLine))
                rest = rest.dropFirst(perLine)
            } while !rest.isEmpty
        }
        let shown = limit > 0 ? texts.prefix(limit) : texts[...]
        let lines = shown.enumerated().map { index, text in
            TextLayout.Line(
                text: text,
                width: Double(text.count) * advance,
                baseline: Double(index) * 16 + 12
            )
        }
        var attributes = attributes
        attributes.fontSize = 13  // what it draws in
        return TextLayout(
            lines: lines,
            attributes: attributes,
            size: LayoutSize(
                width: min(lines.map(\.width).max() ?? 0, maximumWidth),
                height: Double(lines.count) * 16
            ),
            ascender: 12,
            descender: -4,
            lineHeight: 16,
            isTruncated: shown.count < texts.count
        )
    }
}

struct ScaledMeasurer: TextMeasurer {
    var base = GreedyTextMeasurer()
    var scale = 1.0

    var keepsLinesThatFit: Bool { base.keepsLinesThatFit }

    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        var attributes = attributes
        attributes.fontSize *= scale
        return base.measure(string, attributes: attributes, maximumWidth: maximumWidth)
    }
}

@Suite("Texts in How-to.md")
struct TextExamples {
    @Test("The typewriter measurer keeps the promises of text measurers")
    func measurerPromises() {
        #expect(Typewriter().brokenPromises(for: "Dear Sir or Madam").isEmpty)
    }

    @Test("A text that is measured in its own width still fits on one line")
    func ownWidth() {
        for advance in stride(from: 6.0, through: 9.9, by: 0.1) {
            let typewriter = Typewriter(advance: advance)
            for count in 1...80 {
                let text = String(repeating: "a", count: count)
                func layout(_ width: Double) -> TextLayout {
                    let attributes = TextAttributes()
                    return typewriter.measure(text, attributes: attributes, maximumWidth: width)
                }
                #expect(layout(layout(.infinity).size.width).lines.count == 1)
            }
        }
    }

    @Test("A commit holds the lines of a text, as the environment's measurer has wrapped them")
    func text() throws {
        let text = DisplayNode(TextContent("typewriter"))
        let environment = LayoutEnvironment(textMeasurer: Typewriter())
        let commit = try text.layout(
            in: SizeRange(max: LayoutSize(width: 50, height: 100)),
            environment: environment
        )
        #expect(lines(of: text, in: commit) == ["typewr at 12.0", "iter at 28.0"])
        #expect(commit.size == LayoutSize(width: 48, height: 32))
        #expect(commit.payload(of: text, as: TextLayout.self)?.attributes.fontSize == 13)
    }

    @Test("The typewriter measurer breaks lines at newlines, and omits those beyond the limit")
    func newlines() throws {
        let environment = LayoutEnvironment(textMeasurer: Typewriter())
        for (string, limit, width, expected) in [
            ("hello\nworld", 0, 500.0, ["hello at 12.0", "world at 28.0"]),
            ("hello\n\nworld", 0, 500, ["hello at 12.0", " at 28.0", "world at 44.0"]),
            ("hello big world", 1, 50, ["hello  at 12.0"]), ("", 0, 50, []),
        ] {
            let text = DisplayNode(TextContent(string, maximumNumberOfLines: limit))
            let range = SizeRange(max: LayoutSize(width: width, height: 100))
            let commit = try text.layout(in: range, environment: environment)
            #expect(lines(of: text, in: commit) == expected)
            let layout = commit.payload(of: text, as: TextLayout.self)
            #expect(layout?.isTruncated == (limit > 0))
        }
    }

    @Test("Replacing the text measurer by one that scales makes texts larger")
    func scaledText() async throws {
        let text = DisplayNode(TextContent("typewriter"))
        let tree = DisplayTree(root: text)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0.environment.textMeasurer = ScaledMeasurer(scale: 1.5) }
        let second = try await tree.layout(in: .unbounded)
        #expect(second.size.height > first.size.height)
        #expect(second.size.width > first.size.width)
    }
}
