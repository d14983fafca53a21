import Foundation
import Testing
import WeftLayout

@Suite("Ranges of sizes")
struct SizeRangeTests {
    @Test(
        "Decoding gives what was encoded, also without bounds",
        arguments: [
            SizeRange(width: 320), SizeRange(height: 0.5), SizeRange(maxWidth: 7), .unbounded,
            SizeRange(exactly: LayoutSize(width: 3, height: 4)),
        ]
    )
    func coding(range: SizeRange) throws {
        let data = try JSONEncoder().encode(range)
        #expect(try JSONDecoder().decode(SizeRange.self, from: data) == range)
    }

    @Test("A maximum that is infinite is left out, or may be written")
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
