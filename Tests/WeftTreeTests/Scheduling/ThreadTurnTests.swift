import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Turns of a thread", .endsEventually)
struct ThreadTurnTests {
    /// Work in leaves that take a millisecond each.
    private final class Work: Sendable {
        /// The executor on which the started task runs; nil for any thread.
        let executor: ManualExecutor?

        let measured = Counter()

        /// How many leaves were measured when the task that one of them starts gets its turn.
        let seen = Counter()

        /// The number of the leaf that starts the task.
        let starter: Int

        init(on executor: ManualExecutor? = nil, starter: Int = 1) {
            self.executor = executor
            self.starter = starter
        }

        var leaf: AnyDisplayNode {
            let leaf = HookedLeaf { [self] in
                let start = ContinuousClock.now
                while ContinuousClock.now - start < .milliseconds(1) {}
                measured.add()
                if measured.value != starter { return }
                Task(executorPreference: executor) { [self] in seen.add(measured.value) }
            }
            return DisplayNode(leaf).anyNode
        }
    }

    @Test("Other tasks get turns between the trees of a batch")
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

    @Test(
        "Other tasks get turns between the pieces of a tree, which end early at slow leaves",
        arguments: [
            (MeasuringLimits(budget: 1, chunk: 1), 1..<20),
            // The second piece would have thirty leaves, like the first one.
            (MeasuringLimits(budget: 30, chunk: 100), 31..<50),
        ]
    )
    func pieces(limits: MeasuringLimits, expected: Range<Int>) async throws {
        let executor = ManualExecutor()
        let work = Work(on: executor, starter: expected.lowerBound)
        let scheduler = LayoutScheduler(workers: 2, limits: limits)
        let root = DisplayNode(Column(children: (0..<300).map { _ in work.leaf }))
        let tree = DisplayTree(root: root, scheduler: scheduler)
        _ = try await executor.start { try await tree.layout(in: .unbounded) }.value
        #expect(expected.contains(work.seen.value))
        #expect(work.measured.value == 300)
    }
}
