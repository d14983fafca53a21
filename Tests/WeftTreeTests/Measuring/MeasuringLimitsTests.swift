import Testing
import Weft

@testable import WeftTree

@Suite("The limits of measuring", .endsEventually)
struct MeasuringLimitsTests {
    @Test("Numbers below one count as one", arguments: [0, -5, .min])
    func smallNumbers(number: Int) async throws {
        let limits = MeasuringLimits(budget: number, chunk: number, firstBudget: number)
        try #require([limits.budget, limits.chunk, limits.firstBudget] == [1, 1, 1])
        let columns = (0..<8).map { _ in
            DisplayNode(Column(children: (0..<8).map { _ in patientLeaf().anyNode })).anyNode
        }
        let root = DisplayNode(Column(children: columns))
        let scheduler = LayoutScheduler(workers: 2, limits: limits)
        let tree = DisplayTree(root: root, scheduler: scheduler)
        let commit = try await tree.layout(in: .unbounded)
        #expect(try differencesFromCold(commit, of: root).isEmpty)
    }

    @Test("Other numbers stay as they are, except for a first budget below the budget")
    func otherNumbers() {
        let limits = MeasuringLimits(budget: 513, chunk: .max, firstBudget: 1)
        #expect([limits.budget, limits.chunk, limits.firstBudget] == [513, .max, 513])
        #expect(MeasuringLimits.standard.firstBudget == 768)
    }
}
