import WeftLayout

/// A plan of work, and the tasks that serve it.
///
/// The shell around `WorkPlan`: it locks, asks the state machine what to do, and does it after it has
/// left the lock. A task for which nothing is ready is suspended; no thread waits.
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
/// No wake-up is lost for want of a permit. A task falls asleep only while a piece is under way, and
/// whoever does that piece takes the next one itself or, if it is a helper that goes, leaves the
/// driver awake. A helper goes at the end, too: the driver has a permit then.
final class WorkQueue: Sendable {
    /// A task that sleeps. It is woken with true if it has a permit now, and with false if all is done.
    private typealias Sleeper = CheckedContinuation<Bool, Never>

    private struct Storage {
        var plan: WorkPlan
        var driver: Sleeper?
        var helpers: [Sleeper] = []
        var findings: [MeasuringWorker.Findings] = []
        var failure: (any Error)?

        /// How many of those who sleep have something to do now, besides what others take.
        func wantedCount(besides takerCount: Int) -> Int {
            let sleeperCount = helpers.count + (driver == nil ? 0 : 1)
            return max(0, min(sleeperCount, plan.readyCount - takerCount))
        }

        /// Those who sleep and shall not any more, the driver first.
        mutating func takeSleepers(upTo count: Int) -> [Sleeper] {
            if count == 0 { return [] }
            let driver = self.driver.take()
            let taken = helpers.suffix(driver == nil ? count : count - 1)
            helpers.removeLast(taken.count)
            return (driver.map { [$0] } ?? []) + taken
        }

        /// The helpers that sleep though all is done.
        mutating func takeIdleHelpers() -> [Sleeper] {
            guard plan.isDone else { return [] }
            defer { helpers = [] }
            return helpers
        }
    }

    private let scheduler: LayoutScheduler
    private let storage: Locked<Storage>

    init(_ plan: sending WorkPlan, scheduler: LayoutScheduler) {
        self.scheduler = scheduler
        storage = Locked(Storage(plan: plan))
    }

    /// What the tasks have found, each finding after what it rests on, and what the first task to fail has failed with.
    func takeFindings() -> (findings: [MeasuringWorker.Findings], failure: (any Error)?) {
        storage.withLock { storage in
            defer { storage.findings = [] }
            return (storage.findings, storage.failure)
        }
    }

    /// The parts that tasks have in serving a queue.
    enum Role {
        /// The only one: it cuts nothing into pieces for others.
        case alone
        /// The one that stays until all is done, and has a permit then as in the beginning.
        case driver
        /// One that goes when another pass waits for a worker, and leaves its permit behind.
        case helper
    }

    /// Does pieces of work until all are done; the calling task has a permit.
    func serve(_ worker: MeasuringWorker, as role: Role) async {
        var stays = true
        while stays {
            switch storage.withLock({ $0.plan.next() }) {
            case .perform(var piece):
                if role == .alone { piece.hasBudget = false }
                stays = perform(piece, worker, as: role)
            case .wait:
                guard await sleep(as: role) else { return }
            case .end:
                stays = false
            }
        }
        if role == .helper { leavePermit() }
    }

    /// Does a piece of work.
    ///
    /// - Returns: Whether the task stays: a helper does not if another pass waits for its permit.
    private func perform(
        _ piece: WorkPlan.Piece,
        _ worker: MeasuringWorker,
        as role: Role
    ) -> Bool {
        let outcome = Result { try worker.perform(piece) }
        let findings = worker.takeFindings()
        let stays = role != .helper || !scheduler.isContended
        let (idle, wantedCount) = storage.withLock { storage in
            storage.findings.append(findings)
            switch outcome {
            case .success(let outcome):
                storage.plan.finish(piece.id, outcome)
            case .failure(let failure):
                storage.failure = storage.failure ?? failure
                storage.plan.cancel()
            }
            // One that stays takes a piece itself.
            return (storage.takeIdleHelpers(), storage.wantedCount(besides: stays ? 1 : 0))
        }
        for helper in idle { helper.resume(returning: false) }
        wake(upTo: wantedCount)
        return stays
    }

    /// Wakes as many of those who sleep as there are permits that nobody has.
    private func wake(upTo count: Int) {
        if count == 0 { return }
        let permitCount = scheduler.borrow(upTo: count)
        let woken = storage.withLock { $0.takeSleepers(upTo: permitCount) }
        for sleeper in woken { sleeper.resume(returning: true) }
        // Others may have woken some meanwhile.
        if woken.count < permitCount { scheduler.giveBack(permitCount - woken.count) }
    }

    /// Gives the permit back until there is something to do.
    ///
    /// - Returns: Whether the task has a permit again; if not, all is done.
    private func sleep(as role: Role) async -> Bool {
        await withCheckedContinuation { continuation in
            let isAsleep = storage.withLock { storage in
                if storage.plan.isDone || storage.plan.readyCount > 0 { return false }
                if role == .helper {
                    storage.helpers.append(continuation)
                } else {
                    storage.driver = continuation
                }
                return true
            }
            if isAsleep { scheduler.giveBack(1) } else { continuation.resume(returning: true) }
        }
    }

    /// Gives the permit of a helper to the driver, if that one sleeps, or else back.
    private func leavePermit() {
        let driver = storage.withLock { $0.driver.take() }
        if let driver { driver.resume(returning: true) } else { scheduler.giveBack(1) }
    }
}
