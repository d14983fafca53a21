import StressKit
import Testing

@Suite("The memory of the stress program")
struct MemoryCurveTests {
    private func curve(_ mebibytes: [Int]) -> MemoryCurve {
        var curve = MemoryCurve()
        for sample in mebibytes { curve.append(sample << 20) }
        return curve
    }

    @Test("Memory that grows after the warm-up is a finding, but growth during it is not")
    func growth() {
        #expect(curve(Array(repeating: 40, count: 20)).growth == nil)
        #expect(curve([10, 30, 50, 52, 55, 51, 53, 54, 60]).growth == nil)
        #expect(curve((1...20).map { $0 * 20 }).growth != nil)
        #expect(curve([10, 90]).growth == nil)
    }

    @Test("With fewer than eight rounds, growth is not judged")
    func fewRounds() {
        let rising = (1...8).map { $0 * 100 }
        #expect(!curve(rising.dropLast()).isJudged && curve(rising.dropLast()).growth == nil)
        #expect(curve(rising).isJudged && curve(rising).growth != nil)
    }

    @Test("The curve is drawn in at most 60 bars")
    func drawing() throws {
        #expect(curve([1, 4, 8]).drawing.hasPrefix("▂▅█ "))
        let bars = try #require(curve(Array(1...200)).drawing.split(separator: " ").first)
        #expect((1...60).contains(bars.count) && bars.last == "█")
        #expect(curve([]).drawing == "no samples")
    }

    #if os(Linux)
    @Test("The resident memory of the process can be read")
    func resident() throws {
        #expect(try #require(ResidentMemory.bytes) > 1 << 20)
    }
    #endif
}
