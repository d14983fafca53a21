import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

extension DisplayTree {
    /// How many nodes are marked as put off.
    fileprivate var putOffCount: Int {
        let slots = caches.slots
        return (0..<Slot(slots.count)).count { slots.site(of: $0).record.putOffRun != 0 }
    }
}

@Suite("Marks of nodes that are put off")
struct PutOffMarkTests {
    @Test("A node is no longer put off once its job has run, so later passes need no restarts")
    func laterPasses() async throws {
        let leaves = (0..<2_000).map { _ in box(1, 1) }
        let columns = leaves.map { DisplayNode(Column(children: [$0.anyNode])).anyNode }
        let root = DisplayNode(Column(children: columns))
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 2))
        let first = try await tree.layout(in: .unbounded)
        #expect(first.statistics.restartCount > 0)
        #expect(await tree.putOffCount == 0)
        for round in 0..<100 {
            try tree.update { $0[leaves[1_999]].size?.width = Double(round) + 5 }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.statistics.restartCount == 0)
        }
    }

    @Test("Runs are numbered consecutively, except for numbers that look like no run")
    func numbers() {
        let numbers = RunNumbers()
        let runs = (0..<200_000).map { _ in numbers.next() }
        #expect(runs.prefix(3) == [1, 2, 3])
        #expect(
            zip(runs, runs.dropFirst()).allSatisfy { $1 - $0 == ($0 % 65_536 == 65_535 ? 2 : 1) }
        )
        #expect(!runs.contains { $0 % 65_536 == 0 })
    }
}
