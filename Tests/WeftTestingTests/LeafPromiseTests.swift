import TestSupport
import Testing
import Weft
import WeftTesting

@Suite("Promises of leaves")
struct LeafPromiseTests {
    /// A leaf that is measured by a closure.
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

    @Test("The built-in contents keep their promises")
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

    @Test("A leaf that promises nothing may depend on the whole range")
    func nothingPromised() {
        let leaf = Promising { LeafMeasurement(size: $0.min) }
        #expect(leaf.brokenPromises().isEmpty)
    }

    @Test("A measurement that differs when it is repeated is found")
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

    @Test("A leaf whose width follows the maximum breaks `holdsWhereItFits`, and is reported")
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
                holdsWhereItFits: in 0…∞×0…∞ \
                LeafMeasurement(30×10, holds where it fits), \
                in 0…30×0…∞ LeafMeasurement(15×10, holds where it fits)
                """
            ]
        )
    }

    @Test("A difference in any detail of a measurement breaks a promise", arguments: 0..<4)
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

    @Test("A promise broken only at some lengths, or only in ranges with a minimum, is found")
    func places() {
        // The lengths are 1.5 times that of the square, and halfway from it to a common one.
        for lengths in [61..<100, 185..<195] as [Range<Double>] {
            for keyPath in [\LayoutSize.width, \.height] {
                let between = Promising { range in
                    LeafMeasurement(
                        size: square,
                        firstBaseline: lengths.contains(range.max[keyPath: keyPath]) ? 20 : 30,
                        holdsWhereItFits: true
                    )
                }
                #expect(between.brokenPromises().map(\.promise) == [.holdsWhereItFits])
            }
        }
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

    @Test("A promise broken only at a part of the leaf's own width or height, or at 0, is found")
    func ownParts() {
        for width in [20, 2_000] as [Double] {
            let size = LayoutSize(width: width, height: 2_020 - width)
            let partial = Promising { range in
                let isPart = [0.7 * size.width, 0.7 * size.height].contains { part in
                    part > 1_000 && (range.max.width == part || range.max.height == part)
                }
                return LeafMeasurement(
                    size: size.clamped(to: range),
                    firstBaseline: isPart && range.min.height > 0 ? 20 : 30,
                    holdsWhereItFits: true
                )
            }
            #expect(partial.brokenPromises().map(\.promise) == [.holdsWhereItFits])
        }
        let empty = Promising { range in
            LeafMeasurement(
                size: square,
                firstBaseline: range.max.width == 0 && range.max.height < 50 ? 20 : 30,
                dependsOnWidthAlone: true
            )
        }
        #expect(empty.brokenPromises().map(\.promise) == [.dependsOnWidthAlone])
    }

    @Test("A measurement that does not fit, or has a diagnostic, promises nothing elsewhere")
    func nothingElsewhere() {
        let tooWide = Promising { range in
            LeafMeasurement(
                size: square,
                firstBaseline: range.max.width < 60 || range.max.height < 60 ? 20 : 30,
                holdsWhereItFits: true
            )
        }
        #expect(tooWide.brokenPromises().map(\.description) == [])
        let odd = Promising { range in
            LeafMeasurement(
                size: range.max.height.isFinite ? range.max : square,
                holdsWhereItFits: true,
                dependsOnWidthAlone: true,
                diagnostic: .custom("odd")
            )
        }
        #expect(odd.brokenPromises().map(\.description) == [])
    }

    @Test("Payloads that cannot be compared count as equal if every measurement has one")
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

    @Test("Growing to the minimum breaks no promise, whether the leaf grows itself or is clamped")
    func growing() {
        for growsItself in [false, true] {
            let leaf = Promising { range in
                LeafMeasurement(
                    size: growsItself ? square.clamped(to: range) : square,
                    holdsWhereItFits: range.max.width >= 60 && range.max.height >= 60,
                    dependsOnWidthAlone: !growsItself
                )
            }
            #expect(leaf.brokenPromises().map(\.description) == [])
        }
    }

    @Test("An unusable baseline counts as none, and a negative size is no usable one")
    func unusable() {
        let noBaseline = Promising { _ in LeafMeasurement(size: square, firstBaseline: .nan) }
        #expect(noBaseline.brokenPromises().map(\.description) == [])
        let negative = Promising { range in
            #expect(range.max.width >= 0 && range.min.width >= 0, "\(range)")
            return LeafMeasurement(
                size: LayoutSize(width: -3, height: 10),
                holdsWhereItFits: true
            )
        }
        #expect(negative.brokenPromises().map(\.promise) == [.hasUsableSize])
    }

    @Test("A leaf that fills an unbounded range has no usable size, unless it says what is odd")
    func fillsEverything() {
        let filling = Promising { LeafMeasurement(size: $0.max) }
        let broken = filling.brokenPromises()
        #expect(broken.map(\.promise) == [.hasUsableSize])
        #expect(broken.first?.range == .unbounded)
        let odd = Promising { LeafMeasurement(size: $0.max, diagnostic: .custom("no size")) }
        #expect(odd.brokenPromises().map(\.description) == [])
    }

    @Test("Depending on one minimum alone breaks the promises", arguments: [true, false])
    func minimum(ofWidth isAboutWidth: Bool) {
        let leaf = Promising { range in
            let (min, max) = (range.min, range.max)
            let isExact = isAboutWidth ? min.width == max.width : min.height == max.height
            let other = isAboutWidth ? min.height : min.width
            return LeafMeasurement(
                size: square,
                firstBaseline: isExact && other == 0 ? 10 : 20,
                holdsWhereItFits: true,
                dependsOnWidthAlone: true
            )
        }
        #expect(
            leaf.brokenPromises().map(\.promise) == [.holdsWhereItFits, .dependsOnWidthAlone]
        )
    }

    /// Wraps texts anywhere into lines of the same width, but reports that width without the last
    /// letter.
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

    @Test("A text breaks a promise if its measurer claims to keep lines that fit, but does not")
    func text() {
        var environment = LayoutEnvironment()
        environment.textMeasurer = Understating()
        let breaches = TextContent("some words").brokenPromises(in: environment)
        #expect(breaches.map(\.promise) == [.holdsWhereItFits])
    }

    @Test("Checking the promises takes fewer than 4,000 measurements")
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
        #expect((100..<4_000).contains(count.value))
    }
}
