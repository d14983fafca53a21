import WeftLayout

/// A plan of work, and the tasks that serve it.
///
/// This is the shell around `WorkPlan`: it locks, asks the state machine what to do, and does that
/// after it has released the lock. A task for which nothing is ready is suspended; no thread waits.
///
/// A task that is awake has a permit of the scheduler, and one that sleeps has none:
///
///             nothing is ready: its permit is given back
///     awake ───────────────────────────────────────────────▶ asleep
///       ▲     another leaves work: with a borrowed permit       │
///       ├───────────────────────────────────────────────────────┤
///       │     a helper goes: with its permit, the driver only   │
///       └───────────────────────────────────────────────────────┘
///
/// When work is ready, tasks are called to it: first those that sleep, then new ones, and never
/// more than there are pieces of work. So even a scheduler with many workers makes no task without
/// work.
///
/// No wake-up is lost because there is no permit. A task falls asleep only while a piece is being
/// done, and the task that does that piece takes the next one itself or, if it is a helper that
/// leaves, wakes the driver if that one sleeps. A helper also leaves at the end, and the driver
/// then has a permit.
final class WorkQueue: Sendable {
    /// A task that sleeps. It is woken with true if it now has a permit, and with false if
    /// everything is done.
    private typealias Sleeper = CheckedContinuation<Bool, Never>

    private struct Storage {
        var plan: WorkPlan
        /// How many budgets a job has while there is no helper.
        let unaidedBudgetCount: Int
        var driver: Sleeper?
        var helpers: [Sleeper] = []
        /// How many tasks were called and have not looked for work since.
        var comingCount = 0
        /// How many helpers there are, including those that sleep.
        var helperCount = 0
        var findings = MeasuringWorker.Findings()
        var failure: (any Error)?

        /// Takes a step of the plan for a task.
        ///
        /// - Parameter wasCalled: Whether this is the task's first step since it was called.
        mutating func next(wasCalled: Bool) -> WorkPlan.Step {
            if wasCalled { comingCount -= 1 }
            return plan.next(budgetCount: helperCount == 0 ? unaidedBudgetCount : 1)
        }

        /// Takes some of the sleeping tasks, the driver first.
        mutating func takeSleepers(upTo count: Int) -> [Sleeper] {
            if count == 0 { return [] }
            let driver = self.driver.take()
            let taken = helpers.suffix(driver == nil ? count : count - 1)
            helpers.removeLast(taken.count)
            return (driver.map { [$0] } ?? []) + taken
        }

        /// Takes the helpers that sleep although everything is done.
        mutating func takeIdleHelpers() -> [Sleeper] {
            guard plan.isDone else { return [] }
            defer { helpers = [] }
            return helpers
        }
    }

    /// How many budgets a job has while there is no helper to take what it leaves, although one may
    /// come. With a single budget, putting the pieces together again would take a tenth of the
    /// pass.
    private static let unaidedBudgetCount = 8

    private let permit: Permit
    private let storage: Locked<Storage>

    init(_ plan: sending WorkPlan, permit: Permit) {
        self.permit = permit
        // If there can be no helpers, nothing is cut into pieces for them.
        let unaidedBudgetCount = permit.scheduler.workers > 1 ? Self.unaidedBudgetCount : 0
        storage = Locked(Storage(plan: plan, unaidedBudgetCount: unaidedBudgetCount))
    }

    /// Hands over what the tasks have found, when all of them have ended.
    ///
    /// - Throws: The error of the first task that failed.
    func handOver(to findings: inout MeasuringWorker.Findings) throws {
        let failure = storage.withLock { storage in
            storage.findings.move(to: &findings)
            return storage.failure
        }
        if let failure { throw failure }
    }

    /// The roles that tasks have in serving a queue.
    enum Role {
        /// The task that stays until everything is done; it has a permit at the end, as at the
        /// beginning.
        case driver
        /// A task that leaves when another pass waits for a worker, and gives up its permit.
        case helper
    }

    /// Does all pieces of work, together with helpers as soon as permits are free.
    ///
    /// The calling task has a permit. It calls a helper even if only one piece is ready, because
    /// most of the tree may be below that piece.
    func serve(_ worker: MeasuringWorker) async {
        let pieceCount = storage.withLock { $0.plan.pieceCount(besides: 1, upTo: helperLimit) }
        let helperCount = call(upTo: min(helperLimit, max(1, pieceCount)))
        await serve(worker, as: .driver, with: helperCount)
    }

    /// Does pieces of work until everything is done or the task leaves; the calling task has a
    /// permit.
    ///
    /// - Parameters:
    ///   - role: The task's role.
    ///   - helperCount: How many helpers were called and still have to be created.
    func serve(_ worker: MeasuringWorker, as role: Role, with helperCount: Int = 0) async {
        await withDiscardingTaskGroup { group in
            var turn = ThreadTurn()
            var newHelperCount = helperCount
            var wasCalled = role == .helper
            serving: while true {
                for _ in 0..<newHelperCount {
                    group.addTask { [self, setup = worker.setup, pages = worker.pages?.part()] in
                        await serve(MeasuringWorker(setup, pages: pages), as: .helper)
                    }
                }
                newHelperCount = 0
                switch storage.withLock({ $0.next(wasCalled: wasCalled) }) {
                case .perform(let piece):
                    wasCalled = false
                    guard let calledCount = run(piece, worker, as: role, in: turn)
                    else { break serving }
                    newHelperCount = calledCount
                    if turn.isOver { await turn.end() }
                case .wait:
                    guard await sleep(as: role) else { return }
                    turn = ThreadTurn()
                    wasCalled = true
                case .end: break serving
                }
            }
            if role == .helper { leavePermit() }
        }
        var findings = MeasuringWorker.Findings()
        worker.handOver(to: &findings)
        storage.withLock { storage in
            findings.move(to: &storage.findings)
            if role == .helper { storage.helperCount -= 1 }
        }
    }

    /// Does a piece of work, and calls other tasks to what it leaves.
    ///
    /// - Returns: How many helpers were called and still have to be created; nil if the task
    ///   leaves, as a helper does when another pass waits for its permit.
    private func run(
        _ piece: WorkPlan.Piece,
        _ worker: MeasuringWorker,
        as role: Role,
        in turn: ThreadTurn
    ) -> Int? {
        let outcome = Result { try worker.run(piece, in: turn) }
        var measured: [Slot] = []
        swap(&measured, &worker.found.measured)
        let (idle, pieceCount) = storage.withLock { storage in
            storage.findings.measured += measured
            switch outcome {
            case .success(let outcome):
                storage.plan.finish(piece.id, outcome)
            case .failure(let failure):
                storage.failure = storage.failure ?? failure
                storage.plan.cancel()
                storage.plan.finish(piece.id, WorkPlan.Outcome())
            }
            // The calling task takes a piece itself.
            let takerCount = storage.comingCount + 1
            return (
                storage.takeIdleHelpers(),
                storage.plan.pieceCount(besides: takerCount, upTo: helperLimit)
            )
        }
        for helper in idle { helper.resume(returning: false) }
        return role == .helper && permit.isWantedBack ? nil : call(upTo: pieceCount)
    }

    /// The most helpers that there are permits for.
    private var helperLimit: Int { permit.scheduler.workers - 1 }

    /// Calls tasks to what is ready, as many as there are free permits.
    ///
    /// - Returns: How many of them are helpers that still have to be created, because no other task
    ///   sleeps.
    func call(upTo count: Int) -> Int {
        if count == 0 { return 0 }
        let permitCount = permit.borrow(upTo: count)
        let woken = storage.withLock { storage in
            storage.comingCount += permitCount
            let sleepers = storage.takeSleepers(upTo: permitCount)
            storage.helperCount += permitCount - sleepers.count
            return sleepers
        }
        for sleeper in woken { sleeper.resume(returning: true) }
        return permitCount - woken.count
    }

    /// Gives the permit back, and sleeps until there is something to do.
    ///
    /// - Returns: Whether the task has a permit again; if not, everything is done.
    private func sleep(as role: Role) async -> Bool {
        await withCheckedContinuation { continuation in
            let isAsleep = storage.withLock { storage in
                if storage.plan.isDone || storage.plan.readyCount > 0 {
                    storage.comingCount += 1
                    return false
                }
                if role == .helper {
                    storage.helpers.append(continuation)
                } else {
                    storage.driver = continuation
                }
                return true
            }
            if isAsleep { permit.giveBack() } else { continuation.resume(returning: true) }
        }
    }

    /// Gives the permit of a helper to the driver if that sleeps, and otherwise back to the
    /// scheduler.
    private func leavePermit() {
        let driver = storage.withLock { storage in
            if storage.driver != nil { storage.comingCount += 1 }
            return storage.driver.take()
        }
        if let driver { driver.resume(returning: true) } else { permit.giveBack() }
    }
}
