import WeftLayout

/// A plan of work, and the tasks that serve it.
///
/// The shell around `WorkPlan`: it locks, asks the state machine what to do, and does it after it has
/// left the lock. A task for which nothing is ready is suspended; no thread waits.
final class WorkQueue: Sendable {
    private struct Storage {
        var plan: WorkPlan
        var waiters: [CheckedContinuation<Void, Never>] = []
        var findings: [MeasuringWorker.Findings] = []
        var failure: (any Error)?

        /// The waiting tasks for which there is something to do now, besides what others take.
        mutating func takeWaiters(besides takerCount: Int) -> [CheckedContinuation<Void, Never>] {
            let ready = max(0, plan.readyCount - takerCount)
            let count = plan.isDone ? waiters.count : min(waiters.count, ready)
            defer { waiters.removeLast(count) }
            return Array(waiters.suffix(count))
        }
    }

    private let storage: Locked<Storage>

    init(_ plan: sending WorkPlan) {
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
        /// The one that stays until all is done.
        case driver
        /// One that goes when another pass waits for a worker.
        case helper
    }

    /// Does pieces of work until all are done.
    func serve(_ worker: MeasuringWorker, as role: Role) async {
        while true {
            switch storage.withLock({ $0.plan.next() }) {
            case .perform(var piece):
                if role == .alone { piece.hasBudget = false }
                let goes = role == .helper && worker.inputs.scheduler.isContended
                perform(piece, worker, goesThen: goes)
                // Nowhere else: a task that was woken for a piece must not go without it.
                if goes { return }
            case .wait:
                await waitForWork()
            case .end:
                return
            }
        }
    }

    private func perform(_ piece: WorkPlan.Piece, _ worker: MeasuringWorker, goesThen goes: Bool) {
        let outcome = Result { try worker.perform(piece) }
        let findings = worker.takeFindings()
        let waiters = storage.withLock { storage in
            storage.findings.append(findings)
            switch outcome {
            case .success(let outcome):
                storage.plan.finish(piece.id, outcome)
            case .failure(let failure):
                storage.failure = storage.failure ?? failure
                storage.plan.cancel()
            }
            // One that stays takes a piece itself.
            return storage.takeWaiters(besides: goes ? 0 : 1)
        }
        for waiter in waiters { waiter.resume() }
    }

    private func waitForWork() async {
        await withCheckedContinuation { continuation in
            let isNeeded = storage.withLock { storage in
                if storage.plan.isDone || storage.plan.readyCount > 0 { return true }
                storage.waiters.append(continuation)
                return false
            }
            if isNeeded { continuation.resume() }
        }
    }
}
