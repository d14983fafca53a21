import TestSupport
import Testing
import WeftLayout

@Suite("What leaves promise")
struct LeafPromiseTests {
    /// A leaf whose measurement is that of a closure.
    private struct Promising: LeafContent {
        let measurement: @Sendable (_ range: SizeRange) -> LeafMeasurement

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            measurement(constrainedSize)
        }
    }

    private let square = LayoutSize(width: 60, height: 60)

    @Test("Contents that there are keep what they promise")
    func ownContents() {
        let words = "Texts are wrapped between their words, wherever those leave room for it"
        let texts: [TextContent] = [
            TextContent(""), TextContent("word"), TextContent(words),
            TextContent(words + "\n\n" + words, fontSize: 9.5, maximumNumberOfLines: 2),
            TextContent(words, fontSize: .nan),
        ]
        let others: [any LeafContent] = [
            BoxContent(), BoxContent(size: square), ImageContent(),
            ImageContent(intrinsicSize: square),
        ]
        for leaf in texts as [any LeafContent] + others {
            #expect(leaf.brokenPromises().map(\.description) == [], "\(leaf)")
        }
    }

    @Test("Who promises nothing may measure as they like")
    func nothingPromised() {
        let leaf = Promising { LeafMeasurement(size: $0.min) }
        #expect(leaf.brokenPromises().isEmpty)
    }

    @Test("A measurement that is another one the next time is found")
    func unrepeatable() throws {
        let count = Counter()
        let leaf = Promising { _ in
            LeafMeasurement(size: LayoutSize(width: Double(count.add()), height: 1))
        }
        let breaches = leaf.brokenPromises()
        #expect(breaches.map(\.promise) == [.repeatsItself])
        let breach = try #require(breaches.first)
        #expect(breach.range == breach.otherRange)
        #expect(breach.measurement.size.width + 1 == breach.otherMeasurement.size.width)
    }

    @Test("A leaf that is as wide as it may be does not hold where it fits, and is told how")
    func filling() {
        let leaf = Promising { range in
            let width = range.max.width.isFinite ? range.max.width : 60
            return LeafMeasurement(
                size: LayoutSize(width: width / 2, height: 10),
                holdsWhereItFits: true
            )
        }
        #expect(
            leaf.brokenPromises().map(\.description) == [
                """
                holdsWhereItFits: in 0.0…inf×0.0…inf \
                LeafMeasurement(30.0×10.0, holds where it fits), \
                in 0.0…30.0×0.0…inf LeafMeasurement(15.0×10.0, holds where it fits)
                """
            ]
        )
    }

    @Test("What is different of a measurement may be anything", arguments: 0..<4)
    func details(detail: Int) {
        let leaf = Promising { range in
            var measurement = LeafMeasurement(size: square, dependsOnWidthAlone: true)
            let isLow = range.max.height < 50
            switch detail {
            case 0: measurement.firstBaseline = isLow ? 20 : 30
            case 1: measurement.lastBaseline = isLow ? 20 : nil
            case 2: measurement.payload = isLow ? "low" : "high"
            default: measurement.diagnostic = isLow ? .custom("low") : nil
            }
            return measurement
        }
        #expect(leaf.brokenPromises().map(\.promise) == [.dependsOnWidthAlone])
    }

    @Test("It is found if it is so between two ends alone, or in a range that leaves no choice")
    func places() {
        let between = Promising { range in
            LeafMeasurement(
                size: square,
                firstBaseline: (61..<200).contains(range.max.width) ? 20 : 30,
                holdsWhereItFits: true
            )
        }
        #expect(between.brokenPromises().map(\.promise) == [.holdsWhereItFits])
        let exact = Promising { range in
            LeafMeasurement(
                size: square,
                firstBaseline: range.min.height > 0 ? 20 : 30,
                holdsWhereItFits: true,
                dependsOnWidthAlone: true
            )
        }
        let promises = exact.brokenPromises().map(\.promise)
        #expect(promises == [.holdsWhereItFits, .dependsOnWidthAlone])
        let unbounded = Promising { range in
            LeafMeasurement(
                size: square,
                firstBaseline: range.min.width > 0 && range.max.width == .infinity ? 20 : 30,
                holdsWhereItFits: true
            )
        }
        #expect(unbounded.brokenPromises().map(\.promise) == [.holdsWhereItFits])
    }

    @Test("A payload that cannot be compared counts as the same, if it is there each time")
    func incomparable() {
        struct Opaque {}
        let leaf = Promising { _ in
            LeafMeasurement(size: square, dependsOnWidthAlone: true, payload: Opaque())
        }
        #expect(leaf.brokenPromises().isEmpty)
        let other = Promising { range in
            let payload = range.max.height < 50 ? nil : Opaque()
            return LeafMeasurement(size: square, dependsOnWidthAlone: true, payload: payload)
        }
        #expect(other.brokenPromises().map(\.promise) == [.dependsOnWidthAlone])
    }

    @Test("A leaf may grow to the minimum, itself or by being clamped")
    func growing() {
        for growsItself in [false, true] {
            let leaf = Promising { range in
                LeafMeasurement(
                    size: growsItself ? range.clamp(square) : square,
                    holdsWhereItFits: range.max.width >= 60 && range.max.height >= 60,
                    dependsOnWidthAlone: !growsItself
                )
            }
            #expect(leaf.brokenPromises().map(\.description) == [])
        }
    }

    @Test("What counts as no baseline or as no size breaks nothing")
    func unusable() {
        let leaves = [
            Promising { _ in LeafMeasurement(size: square, firstBaseline: .nan) },
            Promising { range in
                #expect(range.max.width >= 0 && range.min.width >= 0, "\(range)")
                return LeafMeasurement(
                    size: LayoutSize(width: -3, height: 10),
                    holdsWhereItFits: true
                )
            },
        ]
        for leaf in leaves { #expect(leaf.brokenPromises().map(\.description) == []) }
    }

    /// Wraps texts anywhere into lines of the same width, and leaves out their last letters when it
    /// tells that.
    private struct Understating: TextMeasurer {
        var keepsLinesThatFit: Bool { true }

        func measure(
            _ string: String,
            attributes: TextAttributes,
            maximumWidth: Double
        ) -> TextLayout {
            let size = Double(string.count) * 8
            let lineCount = max(1, (size / max(8, maximumWidth)).rounded(.up))
            return TextLayout(
                lines: [],
                attributes: attributes,
                size: LayoutSize(width: size / lineCount - 8, height: 10 * lineCount),
                ascender: 8,
                descender: 2,
                lineHeight: 10
            )
        }
    }

    @Test("A text breaks what its measurer has promised")
    func text() {
        var environment = LayoutEnvironment()
        environment.textMeasurer = Understating()
        let breaches = TextContent("some words").brokenPromises(in: environment)
        #expect(breaches.map(\.promise) == [.holdsWhereItFits])
    }

    @Test("No more than two thousand measurements are made")
    func cost() {
        let count = Counter()
        let leaf = Promising { _ in
            count.add()
            return LeafMeasurement(
                size: square,
                holdsWhereItFits: true,
                dependsOnWidthAlone: true
            )
        }
        #expect(leaf.brokenPromises().isEmpty)
        #expect((100..<2_000).contains(count.value))
    }
}
