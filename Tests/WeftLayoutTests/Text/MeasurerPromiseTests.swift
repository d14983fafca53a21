import TestSupport
import Testing
import WeftLayout
import WeftTesting

@Suite("Promises of the built-in measurer")
struct MeasurerPromiseTests {
    private let measurer = GreedyTextMeasurer()

    @Test("It breaks no promise of text measurers", arguments: Seeds.range(20))
    func promises(seed: UInt64) {
        var random = RandomText(seed: seed)
        let (text, attributes) = (random.text(), random.attributes())
        let broken = measurer.brokenPromises(for: text, attributes: attributes)
        #expect(broken.map(\.description) == [], "seed \(seed): \(text)")
    }

    @Test("A wider constraint never makes a text taller", arguments: Seeds.range(40))
    func monotone(seed: UInt64) {
        var random = RandomText(seed: seed)
        for _ in 0..<100 {
            let (text, attributes) = (random.text(), random.attributes())
            let widths = [random.width(attributes), random.width(attributes), .infinity].sorted()
            let heights = widths.map { measure(text, attributes, $0).size.height }
            #expect(heights == heights.sorted(by: >), "seed \(seed): \(text) in \(widths)")
        }
    }

    @Test("Measuring at the returned width gives the same layout", arguments: Seeds.range(40))
    func idempotent(seed: UInt64) {
        var random = RandomText(seed: seed)
        for _ in 0..<100 {
            let (text, attributes) = (random.text(), random.attributes())
            let width = random.width(attributes)
            let layout = measure(text, attributes, width)
            let again = measure(text, attributes, layout.size.width)
            #expect(again == layout, "seed \(seed): \(text) in \(width)")
        }
    }

    @Test(
        "Measuring at the width rounded to pixels gives the same lines",
        arguments: Seeds.range(40)
    )
    func idempotentOnPixels(seed: UInt64) {
        var random = RandomText(seed: seed)
        for _ in 0..<100 {
            let (text, attributes) = (random.text(), random.attributes())
            let grid = PixelGrid(displayScale: Double(1 + random.next(below: 3)))
            let width = grid.ceil(random.width(attributes))
            let layout = measure(text, attributes, width)
            let again = measure(text, attributes, grid.ceil(layout.size.width))
            #expect(
                again.lines.map(\.text) == layout.lines.map(\.text),
                "seed \(seed): \(text) in \(width)"
            )
        }
    }

    @Test("A width that the pixel grid rounds down by just over its tolerance keeps its lines")
    func lostRoundingError() {
        // At this font size, the width is a multiple of a third of a point plus an epsilon and one
        // last bit.
        let attributes = TextAttributes(fontSize: 2.9309885901449335)
        let layout = measure("aa aa", attributes, .infinity)
        let width = PixelGrid(displayScale: 3).ceil(layout.size.width)
        #expect(width < layout.size.width)
        #expect(measure("aa aa", attributes, width).lines == layout.lines)
    }

    @Test(
        "Measuring at any width that the lines fit in gives the same layout",
        arguments: Seeds.range(40)
    )
    func sameWhereItFits(seed: UInt64) {
        #expect(measurer.keepsLinesThatFit)
        var random = RandomText(seed: seed)
        for _ in 0..<100 {
            let (text, attributes) = (random.text(), random.attributes())
            let width = random.width(attributes)
            let layout = measure(text, attributes, width)
            let room = min(width, layout.size.width + 100) - layout.size.width
            let between = layout.size.width + room * Double(random.next(below: 11)) / 10
            let again = measure(text, attributes, min(between, width))
            #expect(again == layout, "seed \(seed): \(text) in \(width) and \(between)")
        }
    }

    @Test("Only a line of one character is wider than the constraint", arguments: Seeds.range(40))
    func bounded(seed: UInt64) {
        var random = RandomText(seed: seed)
        for _ in 0..<100 {
            let (text, attributes) = (random.text(), random.attributes())
            let width = random.width(attributes)
            let layout = measure(text, attributes, width)
            for line in layout.lines where line.width > width + 1e-6 {
                #expect(line.text.count == 1, "seed \(seed): \(text) in \(width)")
            }
            let widest = layout.lines.map(\.width).max() ?? 0
            #expect(layout.size.width == min(widest, width), "seed \(seed): \(text) in \(width)")
        }
    }

    @Test(
        "Lines hold all of the text in order, apart from spaces and newlines",
        arguments: Seeds.range(40)
    )
    func complete(seed: UInt64) {
        var random = RandomText(seed: seed)
        for _ in 0..<100 {
            let text = random.text()
            var attributes = random.attributes()
            attributes.maximumNumberOfLines = 0
            let width = random.width(attributes)
            let lines = measure(text, attributes, width).lines.map(\.text)
            #expect(
                drawn(lines.joined()) == drawn(text),
                "seed \(seed): \(text) in \(width)"
            )
        }
    }

    @Test(
        "Without a maximum width, only newlines end lines, and one more at the end changes none",
        arguments: Seeds.range(40)
    )
    func naturalWidth(seed: UInt64) {
        var random = RandomText(seed: seed)
        for _ in 0..<100 {
            let text = random.text()
            var attributes = random.attributes()
            attributes.maximumNumberOfLines = 0
            let natural = measure(text, attributes, .infinity)
            let newlines = text.count(where: \.isNewline)
            #expect(
                natural.lines.count == (text.isEmpty ? 0 : newlines + 1),
                "seed \(seed): \(text)"
            )
            let followed = measure(text + "\n", attributes, .infinity)
            #expect(
                natural.lines == (text.isEmpty ? [] : followed.lines.dropLast()),
                "seed \(seed): \(text)"
            )
        }
    }

    private func measure(
        _ text: String,
        _ attributes: TextAttributes,
        _ width: Double
    ) -> TextLayout {
        measurer.measure(text, attributes: attributes, maximumWidth: width)
    }

    /// The scalars of a text that are neither spaces nor newlines.
    private func drawn(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
    }
}
