import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Edits made while a pass runs", .endsEventually)
struct FurtherPassTests {
    private let executor = ManualExecutor()
    private let measured = Counter()
    private let tree: DisplayTree
    private let leaf = box()

    init() {
        let leaves = (0..<10).map { [measured] _ in
            DisplayNode(HookedLeaf { measured.add() }).anyNode
        }
        tree = DisplayTree(
            root: DisplayNode(Column(children: leaves + [leaf.anyNode])),
            relayout: .automatic,
            scheduler: Cut(workers: 2, budget: 1, chunk: 1).scheduler
        )
    }

    /// Starts a pass and lets it measure. The pass cannot end before its helper takes a step.
    private func startPass(
        _ body: @escaping @Sendable () async throws -> LayoutCommit
    ) -> Task<LayoutCommit, any Error> {
        let number = tree.committed?.number
        let before = measured.value
        let task = Task(executorPreference: executor) { try await body() }
        while measured.value == before, executor.runNext() {}
        #expect(measured.value > before && tree.committed?.number == number)
        return task
    }

    @Test("Any number of edits made during a pass lead to one further pass")
    func oneFurtherPass() async throws {
        let first = startPass { [tree] in try await tree.layout(in: .unbounded) }
        for height in 1...100 {
            try tree.update { $0[leaf].size?.height = Double(height) }
        }
        executor.run()
        #expect(try await first.value.revision == 0)
        let last = try await tree.layoutIfNeeded()
        #expect(last.number == 2 && last.revision == 100)
        await tree.automationEnds()
        #expect(await tree.passCount == 2)
        #expect(try await tree.layoutIfNeeded().number == 2)
    }

    @Test("Edits made during a pass for a new range lead to one further pass in that range")
    func newRange() async throws {
        let first = startPass { [tree] in try await tree.layout(in: SizeRange(width: 50)) }
        executor.run()
        _ = try await first.value
        let second = startPass { [tree] in try await tree.layout(in: SizeRange(width: 60)) }
        for height in 1...10 {
            try tree.update { $0[leaf].size?.height = Double(height) }
        }
        executor.run()
        #expect(try await second.value.revision == 0)
        let last = try await tree.layoutIfNeeded()
        #expect(last.number == 3 && last.revision == 10)
        #expect(last.range == SizeRange(width: 60))
        await tree.automationEnds()
        #expect(await tree.passCount == 3)
    }
}

extension DisplayTree {
    /// How many passes have begun to measure.
    fileprivate var passCount: UInt64 { caches.passNumber }
}
