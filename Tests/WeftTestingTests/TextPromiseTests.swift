import TestSupport
import Testing
import Weft
import WeftTesting

@Suite("Promises of text measurers")
struct TextPromiseTests {
    /// Wraps texts anywhere, with characters of ten by ten points, and lets a closure spoil the
    /// layout.
    private struct Spoilt: TextMeasurer {
        var keepsLinesThatFit = false
        let spoil: @Sendable (_ layout: inout TextLayout, _ maximumWidth: Double) -> Void

        func measure(
            _ string: String,
            attributes: TextAttributes,
            maximumWidth: Double
        ) -> TextLayout {
            let perLine = max(1, Int(min(maximumWidth / 10, 1_000)))
            let lineCount = (string.count + perLine - 1) / perLine
            let width = Double(10 * min(string.count, perLine))
            var layout = TextLayout(
                lines: [],
                attributes: attributes,
                size: LayoutSize(width: min(width, maximumWidth), height: Double(10 * lineCount)),
                ascender: 8,
                descender: -2,
                lineHeight: 10
            )
            spoil(&layout, maximumWidth)
            return layout
        }

        static func == (left: Self, right: Self) -> Bool { true }

        func hash(into hasher: inout Hasher) {}
    }

    private let words = "Some words in a line"

    @Test("A measurer that wraps anywhere and promises nothing more breaks no promise")
    func nothingPromised() {
        #expect(Spoilt { _, _ in }.brokenPromises(for: words).map(\.description) == [])
    }

    @Test("A layout that differs when it is repeated is found")
    func unrepeatable() {
        let count = Counter()
        let measurer = Spoilt { layout, _ in layout.lineHeight = Double(count.add()) }
        #expect(
            measurer.brokenPromises(for: words).map(\.promise) == [
                .repeatsItself, .keepsItsOwnWidth,
            ]
        )
    }

    @Test("A text that is taller in a larger width is found, and the difference is described")
    func taller() {
        let measurer = Spoilt { layout, width in
            layout.size.height = width > 319 ? 30 : 20
            layout.size.width = min(width, 200)
        }
        let broken = measurer.brokenPromises(for: words)
        #expect(
            broken.map(\.description) == [
                """
                isNoTallerWhereWider: in 200 200×20 [], in 320 200×30 [], \
                different in size
                """,
                """
                keepsItsOwnWidth: in 320 200×30 [], in 200 200×20 [], \
                different in size
                """,
            ]
        )
    }

    @Test("A text that reports less than the width of its lines is found")
    func understated() {
        let measurer = Spoilt { layout, _ in layout.size.width = max(0, layout.size.width - 1) }
        #expect(measurer.brokenPromises(for: words).map(\.promise) == [.keepsItsOwnWidth])
    }

    @Test("Keeping lines that fit is checked between the layout's own width and the maximum, too")
    func linesBetween() {
        let spoil: @Sendable (inout TextLayout, Double) -> Void = { layout, width in
            if (201..<319).contains(width) { layout.isTruncated = true }
        }
        for keepsLines in [false, true] {
            let measurer = Spoilt(keepsLinesThatFit: keepsLines, spoil: spoil)
            let broken = measurer.brokenPromises(for: words).map(\.promise)
            #expect(broken == (keepsLines ? [.keepsLinesThatFit] : []))
        }
    }

    @Test("A difference is described even if it is neither in the size nor in a line's text")
    func details() {
        let measurer = Spoilt { layout, width in
            layout.size.width = min(width, 200)
            layout.ascender = width == 320 ? 9 : 8
            layout.lineHeight = width == 320 ? 11 : 10
        }
        #expect(
            measurer.brokenPromises(for: words).map(\.description) == [
                """
                keepsItsOwnWidth: in 320 200×10 [], in 200 200×10 [], \
                different in ascender, lineHeight
                """
            ]
        )
    }

    @Test("An unusable font size is replaced by its default before the promises are checked")
    func oddAttributes() {
        let measurer = Spoilt { layout, _ in #expect(layout.attributes.fontSize == 14) }
        let attributes = TextAttributes(fontSize: .nan)
        let broken = measurer.brokenPromises(for: words, attributes: attributes)
        #expect(broken.map(\.description) == [])
    }

    @Test("A layout with an unusable width breaks that promise alone, as such a text has no size")
    func noWidth() {
        for width in [Double.infinity, .nan, -1, 1e9] {
            let measurer = Spoilt(keepsLinesThatFit: true) { layout, maximum in
                #expect(maximum >= 0)
                layout.size = LayoutSize(width: width, height: 10)
            }
            #expect(measurer.brokenPromises(for: words).map(\.promise) == [.hasUsableSize])
        }
    }

    @Test("A measurer that returns the maximum width has no usable size where there is none")
    func fillsItsWidth() {
        let measurer = Spoilt { layout, width in layout.size.width = width }
        let broken = measurer.brokenPromises(for: words)
        #expect(broken.map(\.promise) == [.hasUsableSize])
        #expect(broken.first?.maximumWidth == .infinity)
    }

    @Test("A measurer that ignores the maximum width is found")
    func ignoresItsWidth() {
        let measurer = Spoilt { layout, _ in layout.size = LayoutSize(width: 200, height: 10) }
        let broken = measurer.brokenPromises(for: words)
        #expect(broken.map(\.promise) == [.fitsItsWidth])
        #expect(broken.first?.maximumWidth == 0)
    }

    @Test("Checking the promises takes fewer than 400 measurements")
    func cost() {
        let count = Counter()
        let measurer = Spoilt(keepsLinesThatFit: true) { layout, width in
            count.add()
            layout.size = LayoutSize(width: min(width, 100), height: 10)
        }
        #expect(measurer.brokenPromises(for: words).map(\.description) == [])
        #expect((50..<400).contains(count.value))
    }
}
