import Foundation
import Testing
import WeftLayout

@Suite("Size ranges")
struct SizeRangeTests {
    @Test("A range is exact in the dimensions that are given, and free in the others")
    func making() {
        #expect(SizeRange(width: 320) == SizeRange(min: size(320, 0), max: size(320, .infinity)))
        #expect(SizeRange(height: 5) == SizeRange(min: size(0, 5), max: size(.infinity, 5)))
        #expect(SizeRange() == .unbounded)
        #expect(SizeRange(width: 3, height: 4) == SizeRange(exactly: size(3, 4)))
        #expect(SizeRange(maxWidth: 320) == SizeRange(max: size(320, .infinity)))
        #expect(SizeRange(exactly: size(3, 4)).isExact && !SizeRange(width: 3).isExact)
    }

    @Test("Clamping gives the nearest size in the range, and the minimum beats the maximum")
    func clamping() {
        let range = SizeRange(min: size(10, 20), max: size(30, 40))
        #expect(size(15, 25).clamped(to: range) == size(15, 25))
        #expect(size(5, 50).clamped(to: range) == size(10, 40))
        #expect(size(.infinity, -.infinity).clamped(to: range) == size(30, 20))
        let contrary = SizeRange(min: size(30, 0), max: size(10, 5))
        for width in [0.0, 20, 40] { #expect(size(width, 9).clamped(to: contrary) == size(30, 5)) }
    }

    @Test("A range is printed with one length where it is exact, and with two elsewhere")
    func description() {
        #expect(SizeRange(width: 3).debugDescription == "3×0…∞")
        #expect(SizeRange(max: size(3, 0)).debugDescription == "0…3×0")
    }

    /// Returns a range of widths that leaves the heights free.
    private func widths(_ min: Double, _ max: Double) -> SizeRange {
        SizeRange(min: size(min, 0), max: size(max, .infinity))
    }

    @Test("A range clamped to limits that it overlaps is their common part, dimension by dimension")
    func overlapping() {
        #expect(widths(20, 40).clamped(to: widths(10, 30)) == widths(20, 30))
        #expect(widths(15, 20).clamped(to: widths(10, 30)) == widths(15, 20))
        #expect(widths(30, 40).clamped(to: widths(10, 30)) == widths(30, 30))
        #expect(SizeRange.unbounded.clamped(to: widths(10, 30)) == widths(10, 30))
        let both = SizeRange(height: 7).clamped(to: SizeRange(width: 5))
        #expect(both == SizeRange(width: 5, height: 7))
    }

    @Test("Where a range and its limits do not overlap, the end of the limits nearest to it wins")
    func apart() {
        #expect(widths(40, 50).clamped(to: widths(10, 30)) == widths(30, 30))
        #expect(widths(0, 5).clamped(to: widths(10, 30)) == widths(10, 10))
        #expect(widths(.infinity, .infinity).clamped(to: widths(10, 30)) == widths(30, 30))
    }

    @Test(
        "Invalid limits win as they are, and an invalid range clamped to valid limits is within them"
    )
    func odd() {
        for odd in [widths(30, 10), widths(-5, 10), widths(.nan, 10), widths(10, .nan)] {
            let kept = widths(0, 20).clamped(to: odd)
            #expect(kept.min.width.bitPattern == odd.min.width.bitPattern, "\(odd)")
            #expect(kept.max.width.bitPattern == odd.max.width.bitPattern, "\(odd)")
            let met = odd.clamped(to: widths(15, 25))
            #expect(15 <= met.min.width && met.min.width <= met.max.width, "\(odd)")
            #expect(met.max.width <= 25, "\(odd)")
        }
    }

    @Test(
        "Decoding restores what was encoded, even without bounds",
        arguments: [
            SizeRange(width: 320), SizeRange(height: 0.5), SizeRange(maxWidth: 7), .unbounded,
            SizeRange(exactly: LayoutSize(width: 3, height: 4)),
        ]
    )
    func coding(range: SizeRange) throws {
        let data = try JSONEncoder().encode(range)
        #expect(try JSONDecoder().decode(SizeRange.self, from: data) == range)
    }

    @Test("An infinite maximum is left out when encoding, and accepted when decoding")
    func infinity() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(data: try encoder.encode(SizeRange(width: 320)), encoding: .utf8)
        #expect(text == #"{"max":{"width":320},"min":{"height":0,"width":320}}"#)
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        let json = #"{"max": {"width": "inf", "height": 5}, "min": {"width": 1, "height": 2}}"#
        let range = try decoder.decode(SizeRange.self, from: Data(json.utf8))
        #expect(range.max == LayoutSize(width: .infinity, height: 5))
    }
}
