import Testing
import WeftLayout

@testable import WeftTree

@Suite("Turns of a thread", .endsEventually)
struct ThreadTurnTests {
    /// Leaves that take a millisecond each.
    private final class Work: Sendable {
        /// Where the tasks go on; nil for any thread.
        let executor: ManualExecutor?

        let measured = Counter()

        /// How many leaves are measured when a task goes on that the first one has started.
        let seen = Counter()

        init(on executor: ManualExecutor? = nil) { self.executor = executor }

        var leaf: AnyDisplayNode {
            let leaf = HookedLeaf { [self] in
                let start = ContinuousClock.now
                while ContinuousClock.now - start < .milliseconds(1) {}
                measured.add()
                if measured.value > 1 { return }
                Task(executorPreference: executor) { [self] in seen.add(measured.value) }
            }
            return DisplayNode(leaf).anyNode
        }
    }

    @Test("Other tasks go on between the trees of a batch")
    func batch() async throws {
        let work = Work()
        let scheduler = LayoutScheduler()
        let requests = (0..<100 * scheduler.workers).map { _ in
            let tree = DisplayTree(root: work.leaf, scheduler: scheduler)
            return LayoutBatch.Request(tree, in: .unbounded)
        }
        _ = try await scheduler.layout(requests)
        #expect((1...requests.count / 2).contains(work.seen.value))
        #expect(work.measured.value == requests.count)
    }

    @Test("Other tasks go on between the pieces of a tree")
    func pieces() async throws {
        let executor = ManualExecutor()
        let work = Work(on: executor)
        let limits = MeasuringLimits(budget: 1, chunk: 1)
        let scheduler = LayoutScheduler(workers: 2, limits: limits)
        let root = DisplayNode(Column(children: (0..<40).map { _ in work.leaf }))
        let tree = DisplayTree(root: root, scheduler: scheduler)
        _ = try await executor.start { try await tree.layout(in: .unbounded) }.value
        #expect((1..<20).contains(work.seen.value))
        #expect(work.measured.value == 40)
    }
}
