import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Tasks that share the work of a pass", .endsEventually)
struct WorkQueueTests {
    /// A random tree whose leaves call a hook. The first run of its measurement is already done.
    private struct Work {
        let bare: BarePass
        let queue: WorkQueue
        let scheduler: LayoutScheduler
        /// How many nodes the tree has.
        let count: Int

        init(seed: UInt64, _ hook: @escaping @Sendable () -> Void = {}) throws {
            var random = SplitMix64(seed: seed)
            var nodes: [AnyDisplayNode] = []
            func subtree(depth: Int) -> AnyDisplayNode {
                let isLeaf = depth == 0 || random.chance(30)
                let children = (0..<(isLeaf ? 0 : random.pick([1, 2, 4]))).map { _ in
                    subtree(depth: depth - 1)
                }
                let node =
                    isLeaf
                    ? DisplayNode(HookedLeaf(hook: hook)).anyNode
                    : DisplayNode(Column(children: children)).anyNode
                nodes.append(node)
                return node
            }
            let root = Column(children: (0..<3).map { _ in subtree(depth: 4) })
            // The tree has at least four nodes, so the first run leaves some to others.
            let budget = random.pick([1, 2, 3])
            let limits = MeasuringLimits(budget: budget, chunk: random.pick([1, 2, 5]))
            try self.init(root, limits, workers: 4)
        }

        init(_ root: some NodeContent, _ limits: MeasuringLimits, workers: Int) throws {
            scheduler = LayoutScheduler(workers: workers, limits: limits)
            let root = DisplayNode(root)
            count = try root.layout().nodeCount
            bare = BarePass(root, scheduler: scheduler)
            // The pass does not do this itself, as it would take the findings.
            let rest = try bare.pass.worker.runFirst(bare.job)
            let first = rest ?? WorkPlan.Outcome()
            queue = WorkQueue(WorkPlan(first, chunk: limits.chunk), permit: bare.pass.setup.permit)
        }

        /// The permit of the pass, from which the queue's tasks borrow.
        var permit: Permit { bare.pass.setup.permit }

        /// How many nodes have been measured.
        var measuredCount: Int {
            let slots = bare.pass.slots
            return (0..<Slot(slots.count)).count { !slots.site(of: $0).record.newest.isVacant }
        }

        /// Asks for a permit while none is idle.
        func letAnotherWait() {
            if case .granted = scheduler.enter(.medium) { Issue.record("a permit was idle") }
        }

        /// Starts tasks that serve the queue, each with a permit: a driver and helpers.
        func start(
            _ roles: [WorkQueue.Role],
            on executor: ManualExecutor? = nil,
            _ ended: Counter = Counter()
        ) {
            let helperCount = roles.count - 1
            #expect(permit.borrow(upTo: 1) == 1)
            #expect(queue.call(upTo: helperCount) == helperCount)
            for role in roles {
                Task(executorPreference: executor) { [queue, setup = bare.pass.setup] in
                    await queue.serve(MeasuringWorker(setup), as: role)
                    ended.add()
                }
            }
        }

        /// The findings of the tasks that have ended, if none has failed.
        var findings: MeasuringWorker.Findings {
            get throws {
                var findings = MeasuringWorker.Findings()
                try queue.handOver(to: &findings)
                return findings
            }
        }

        /// The error of the first task that failed.
        var failure: (any Error)? {
            do {
                _ = try findings
                return nil
            } catch {
                return error
            }
        }

        /// Expects that every node is measured, and that no task has failed.
        func expectAll(_ comment: Comment?) {
            #expect(failure == nil, comment)
            #expect(measuredCount == count, comment)
            #expect(bare.answer != nil, comment)
        }
    }

    /// Runs some of an executor's jobs whenever a leaf is measured. So one task takes its steps
    /// while another is in the middle of a piece, as on two threads.
    private final class Interleaving: Sendable {
        let executor = ManualExecutor()
        private let random: Locked<SplitMix64>

        init(seed: UInt64) { random = Locked(SplitMix64(seed: seed)) }

        func step() {
            while random.withLock({ $0.chance(50) }) { if !executor.runNext() { return } }
        }
    }

    @Test("All end, whatever one does while another measures", arguments: [false, true])
    func interleavings(isContended: Bool) throws {
        for seed in Seeds.range(150) {
            let steps = Interleaving(seed: seed)
            let work = try Work(seed: seed) { steps.step() }
            let ended = Counter()
            work.start([.driver, .helper, .helper, .helper], on: steps.executor, ended)
            // Each waiting request gets the permit of a helper that leaves.
            if isContended { for _ in 0..<3 { work.letAnotherWait() } }
            steps.executor.run()
            #expect(ended.value == 4, "seed \(seed)")
            // The driver's permit is not given back.
            #expect(work.scheduler.idle == (isContended ? 0 : 3), "seed \(seed)")
            work.expectAll("seed \(seed)")
        }
    }

    @Test("All tasks end on threads of their own, even if one waits when the last piece ends")
    func threads() async throws {
        for seed in Seeds.range(5_000) {
            // In most rounds, there is so little work that it consists of little more than its
            // beginning and end.
            let work =
                seed % 50 == 0
                ? try Work(seed: seed)
                : try Work(
                    Column(children: [patientLeaf().anyNode, patientLeaf().anyNode]),
                    MeasuringLimits(budget: 1, chunk: 1),
                    workers: 4
                )
            let ended = Counter()
            work.start([.driver, .helper, .helper, .helper], ended)
            let end = ContinuousClock.Instant.givingUp
            while ended.value < 4, ContinuousClock.now < end { await Task.yield() }
            try #require(ended.value == 4, "seed \(seed)")
            #expect(work.scheduler.idle == 3, "seed \(seed)")
            work.expectAll("seed \(seed)")
        }
    }

    @Test("A waiting task is woken as soon as another task leaves it work")
    func waking() throws {
        let executor = ManualExecutor()
        let steps = Locked<[Bool]>([])
        let leaves = (0..<3).map { _ in
            DisplayNode(
                HookedLeaf {
                    let hasRun = executor.runNext()
                    steps.withLock { $0.append(hasRun) }
                }
            ).anyNode
        }
        // The first piece is the middle and the first leaf. It leaves two pieces to others.
        let middle = DisplayNode(Column(children: leaves))
        let work = try Work(
            Column(children: [patientLeaf().anyNode, middle.anyNode]),
            MeasuringLimits(budget: 2, chunk: 1),
            workers: 2
        )
        steps.withLock { $0 = [] }
        let ended = Counter()
        work.start([.driver, .helper], on: executor, ended)
        executor.run()
        #expect(ended.value == 2)
        // In the first leaf, the second task is started and finds nothing. In the next leaf, it is
        // woken, and measures the last leaf inside that measurement.
        #expect(steps.withLock { $0 } == [true, false, true])
        work.expectAll(nil)
    }

    @Test(
        "A task that finds no work holds no permit until woken; the driver ends with one",
        arguments: [[WorkQueue.Role.driver, .helper], [.helper, .driver]],
        [false, true]
    )
    func sleepers(roles: [WorkQueue.Role], isCancelled: Bool) throws {
        let hook = Locked<(@Sendable () -> Void)?>(nil)
        let slow = DisplayNode(HookedLeaf { hook.withLock { $0.take() }?() })
        let work = try Work(
            Column(children: [slow.anyNode, patientLeaf().anyNode]),
            MeasuringLimits(budget: 1, chunk: 1),
            workers: 2
        )
        let executor = ManualExecutor()
        let idle = Locked<[Int]>([])
        hook.withLock { hook in
            hook = { [scheduler = work.scheduler, setup = work.bare.pass.setup] in
                if isCancelled { setup.cancellation.supersede() }
                // Meanwhile, the second task measures the other leaf and looks for more work.
                executor.run()
                idle.withLock { $0.append(scheduler.idle) }
            }
        }
        let ended = Counter()
        work.start(roles, on: executor, ended)
        executor.run()
        #expect(ended.value == 2)
        #expect(idle.withLock { $0 } == [1])
        #expect(work.scheduler.idle == 1)
        if isCancelled {
            #expect(work.failure is CancellationError)
        } else {
            work.expectAll(nil)
        }
    }

    @Test("A helper leaves after one piece if another pass waits, and the driver does the rest")
    func contention() async throws {
        let children = (0..<10).map { _ in patientLeaf().anyNode }
        let limits = MeasuringLimits(budget: 1, chunk: 1)
        let work = try Work(Column(children: children), limits, workers: 2)
        #expect(work.permit.borrow(upTo: 2) == 2)
        work.letAnotherWait()
        let setup = work.bare.pass.setup
        let firstCount = work.measuredCount
        await work.queue.serve(MeasuringWorker(setup), as: .helper)
        #expect(work.scheduler.waitingCount == 0)
        #expect(work.measuredCount == firstCount + 1)
        await work.queue.serve(MeasuringWorker(setup), as: .driver)
        #expect(work.measuredCount == work.count)
        #expect(work.bare.answer != nil)
    }

    @Test("After its helpers have left, the driver leaves no work for them")
    func goneHelper() async throws {
        let columns = (0..<10).map { _ in
            DisplayNode(Column(children: [patientLeaf().anyNode, patientLeaf().anyNode])).anyNode
        }
        let limits = MeasuringLimits(budget: 1, chunk: 1)
        let work = try Work(Column(children: columns), limits, workers: 2)
        #expect(work.permit.borrow(upTo: 1) == 1)
        #expect(work.queue.call(upTo: 1) == 1)
        work.letAnotherWait()
        let setup = work.bare.pass.setup
        await work.queue.serve(MeasuringWorker(setup), as: .helper)
        await work.queue.serve(MeasuringWorker(setup), as: .driver)
        #expect(work.measuredCount == work.count)
        // This is the helper's restart, since its budget is one node.
        #expect(try work.findings.statistics.restartCount == 1)
    }

    @Test("A task does not call helpers for the pieces that it takes itself")
    func chain() throws {
        let hook = Locked<(@Sendable () -> Void)?>(nil)
        let leaf = DisplayNode(HookedLeaf { hook.withLock { $0.take() }?() })
        let chain = (0..<6).reduce(leaf.anyNode) { node, _ in
            DisplayNode(Column(children: [node])).anyNode
        }
        let limits = MeasuringLimits(budget: 1, chunk: 1)
        let work = try Work(Column(children: [chain]), limits, workers: 8)
        let idle = Locked<[Int]>([])
        hook.withLock { hook in
            hook = { [scheduler = work.scheduler] in
                idle.withLock { $0.append(scheduler.idle) }
            }
        }
        #expect(work.queue.call(upTo: 1) == 1)
        let executor = ManualExecutor()
        let ended = Counter()
        Task(executorPreference: executor) { [queue = work.queue, setup = work.bare.pass.setup] in
            await queue.serve(MeasuringWorker(setup), as: .helper)
            ended.add()
        }
        executor.run()
        #expect(ended.value == 1)
        #expect(idle.withLock { $0 } == [7])
        work.expectAll(nil)
    }

    @Test("A helper stays to the end if no other pass waits")
    func noContention() async throws {
        let children = (0..<10).map { _ in patientLeaf().anyNode }
        let limits = MeasuringLimits(budget: 1, chunk: 1)
        let work = try Work(Column(children: children), limits, workers: 2)
        #expect(work.permit.borrow(upTo: 2) == 2)
        await work.queue.serve(MeasuringWorker(work.bare.pass.setup), as: .helper)
        #expect(work.bare.answer != nil)
    }
}
