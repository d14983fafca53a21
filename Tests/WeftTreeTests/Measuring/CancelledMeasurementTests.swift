import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Measurements begun by a cancelled pass", .endsEventually)
struct CancelledMeasurementTests {
    @Test("They do not show after an edit, wherever the pass was cancelled", arguments: 1...40)
    func editedAfterwards(count: Int) async throws {
        let (measured, task) = (Counter(), TaskBox())
        let leaves = (0..<20).map { _ in
            let leaf = HookedLeaf {
                if measured.add() == count { task.cancel() }
            }
            return DisplayNode(leaf).anyNode
        }
        let inner = DisplayNode(Column(children: leaves))
        let root = DisplayNode(Column(children: [inner.anyNode, patientLeaf().anyNode]))
        let limits = MeasuringLimits(budget: 1, chunk: 1)
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 2, limits: limits))
        _ = await task.layOut(tree).result
        task.forget()
        try tree.update { edit in
            edit[inner].children = [box(3, 4).anyNode]
            edit[root].children = [inner.anyNode]
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.nodeCount == 3)
        #expect(commit.size == LayoutSize(width: 3, height: 4))
        #expect(try differencesFromCold(commit, of: root) == [])
    }

    @Test("Few slow leaves are begun after the cancellation", arguments: [1, 2], 0...3)
    func slowLeaves(workers: Int, depth: Int) async throws {
        let (measured, task) = (Counter(), TaskBox())
        let leaves = (0..<100).map { _ in
            let leaf = HookedLeaf {
                if measured.add() == 30 { task.cancel() }
            }
            return (0..<depth).reduce(DisplayNode(leaf).anyNode) { node, _ in
                DisplayNode(Column(children: [node])).anyNode
            }
        }
        let scheduler = LayoutScheduler(workers: workers)
        let tree = DisplayTree(root: DisplayNode(Column(children: leaves)), scheduler: scheduler)
        let layout = task.layOut(tree)
        await #expect(throws: CancellationError.self) { try await layout.value }
        let count = measured.value
        #expect((30..<38).contains(count))
        // The others are known from the cancelled pass.
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.statistics.measurementCount <= 101 + 100 * depth - count)
        #expect(measured.value == 100)
    }
}
