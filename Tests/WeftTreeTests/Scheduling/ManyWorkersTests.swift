import Testing
import WeftLayout

@testable import WeftTree

@Suite("Schedulers with more workers than there is work", .endsEventually)
struct ManyWorkersTests {
    /// Lays a tree out on an executor, and counts the steps of all tasks.
    private func stepCount(of root: some NodeContent, workers: Int) throws -> Int {
        let executor = ManualExecutor()
        let scheduler = LayoutScheduler(workers: workers)
        let tree = DisplayTree(root: DisplayNode(root), scheduler: scheduler)
        _ = Task(executorPreference: executor) { try await tree.layout(in: .unbounded) }
        var count = 0
        while executor.runNext() { count += 1 }
        #expect(tree.committed != nil)
        #expect(scheduler.idle == scheduler.workers)
        return count
    }

    @Test("A pass makes no more tasks than there are pieces of work", arguments: [10_000, .max])
    func taskCount(workers: Int) throws {
        // The tree exceeds twice the first budget, so several tasks measure and place it.
        let columns = (0..<2_000).map { _ in
            DisplayNode(Column(children: [patientLeaf().anyNode, patientLeaf().anyNode])).anyNode
        }
        let count = try stepCount(of: Column(children: columns), workers: workers)
        // In a long task, some steps only give other tasks a turn. With a sanitizer, these are
        // many.
        #expect((10..<2_000).contains(count))
    }

    @Test("Work that appears during a pass calls further tasks")
    func growth() async throws {
        // The first budget leaves a single node, and all others are below it.
        let fewest = Locked(Int.max)
        let executor = ManualExecutor()
        let limits = MeasuringLimits(budget: 2, chunk: 1)
        let scheduler = LayoutScheduler(workers: 8, limits: limits)
        let leaf = HookedLeaf {
            executor.runNext()
            fewest.withLock { $0 = min($0, scheduler.idle) }
        }
        let hooked = (0..<40).map { _ in DisplayNode(leaf).anyNode }
        let outer = DisplayNode(Column(children: hooked)).anyNode
        let root = DisplayNode(Column(children: [patientLeaf().anyNode, outer]))
        let tree = DisplayTree(root: root, scheduler: scheduler)
        let layout = executor.start { try await tree.layout(in: .unbounded) }
        #expect(try differencesFromCold(try await layout.value, of: root).isEmpty)
        #expect(fewest.withLock { $0 } == 0)
        #expect(scheduler.idle == 8)
    }
}
