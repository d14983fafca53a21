import Testing
import Weft

@testable import Benchmarks

@Suite("The benchmarks' statistics")
struct StatisticsTests {
    @Test("A spread is the median and the quartiles, interpolated between neighbours if need be")
    func spread() {
        let odd = Spread([5, 1, 3, 2, 4])
        #expect((odd.lower, odd.median, odd.upper, odd.count) == (2, 3, 4, 5))
        let even = Spread([4, 1, 2, 3])
        #expect((even.lower, even.median, even.upper) == (1.75, 2.5, 3.25))
        #expect(even.deviation == 0.3)
        #expect(Spread([7.0]).deviation == nil)
        #expect(Spread([Double]()).median == 0)
    }

    @Test("Durations are counted in nanoseconds")
    func durations() {
        #expect(Spread([.microseconds(3), .milliseconds(1)]).median == 501_500)
    }

    @Test("A geometric mean is the root of a product, and an empty list has none")
    func means() throws {
        #expect(geometricMean([]) == nil)
        #expect(abs(try #require(geometricMean([2, 8])) - 4) < 1e-12)
    }

    @Test(
        "Sampling ends with the time budget: after 11 to 101 samples, or after 3 if they are slow"
    )
    func plan() {
        let plan = SamplingPlan(exactCount: nil, budget: .seconds(1))
        #expect(plan.wantsMore(taken: 2, spent: .seconds(1_000)))
        #expect(!plan.wantsMore(taken: 3, spent: .seconds(10)))
        #expect(plan.wantsMore(taken: 10, spent: .seconds(9)))
        #expect(!plan.wantsMore(taken: 11, spent: .seconds(1)))
        #expect(plan.wantsMore(taken: 100, spent: .seconds(0.9)))
        #expect(!plan.wantsMore(taken: 101, spent: .zero))
    }

    @Test("An exact number of samples is taken, however long it takes")
    func exactPlan() {
        let plan = SamplingPlan(exactCount: 2, budget: .zero)
        #expect(plan.wantsMore(taken: 1, spent: .seconds(1_000)))
        #expect(!plan.wantsMore(taken: 2, spent: .zero))
    }

    @Test("The generator draws the same numbers as the peers' generators")
    func generator() {
        var numbers = LCG(seed: 1)
        #expect((0..<3).map { _ in numbers.next() } == [3_967_065, 6_195_333, 8_459_777])
    }
}
