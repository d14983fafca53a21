import Testing
import Weft

@testable import WeftTree

@Suite("The limits of measuring", .endsEventually)
struct MeasuringLimitsTests {
    @Test("Numbers below one count as one, however they are set", arguments: [0, -5, .min])
    func smallNumbers(number: Int) async throws {
        var limits = MeasuringLimits(budget: number, chunk: number, firstBudget: number)
        #expect(limits == MeasuringLimits(budget: 1, chunk: 1))
        limits = .standard
        limits.budget = number
        limits.chunk = number
        limits.firstBudget = number
        try #require(limits == MeasuringLimits(budget: 1, chunk: 1))
        let columns = (0..<8).map { _ in
            DisplayNode(Column(children: (0..<8).map { _ in patientLeaf().anyNode })).anyNode
        }
        let root = DisplayNode(Column(children: columns))
        let scheduler = LayoutScheduler(workers: 2, limits: limits)
        let tree = DisplayTree(root: root, scheduler: scheduler)
        let commit = try await tree.layout(in: .unbounded)
        #expect(try differencesFromCold(commit, of: root).isEmpty)
    }

    @Test("Other numbers stay as they are set")
    func otherNumbers() {
        var limits = MeasuringLimits.standard
        limits.budget += 1
        limits.chunk = .max
        limits.firstBudget = 1
        #expect(limits == MeasuringLimits(budget: 513, chunk: .max, firstBudget: 1))
        #expect(limits.wholeFirstBudget == 513)
        #expect(MeasuringLimits.standard.wholeFirstBudget == 768)
    }
}
