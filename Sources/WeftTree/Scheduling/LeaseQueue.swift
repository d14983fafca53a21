import WeftLayout

/// A lease, and the tasks that wait for it.
///
/// The shell around `Lease`: it locks, asks the state machine what to do, and does it after it has
/// left the lock.
final class LeaseQueue: Sendable {
    private struct Storage {
        var lease = Lease()
        var mailbox = Mailbox<Lease.Grant>()
        var lastID: UInt64 = 0
        /// How many are raising the priority of the task that runs the pass, just now.
        var escalations = 0
        /// That task, when it is done and waits for them.
        var leaving: CheckedContinuation<Void, Never>?

        /// Counts an escalation with the decision to make it: so the task stays until it is made.
        mutating func count(_ effects: Lease.Effects) {
            if effects.escalation != nil { escalations += 1 }
        }
    }

    private let storage = Locked(Storage())

    /// The errors of automatic passes.
    let failures = WatchChannel<any Error>()

    /// The newest revision that a pass has committed or failed with.
    var attemptedRevision: UInt64 { storage.withLock { $0.lease.attemptedRevision } }

    /// Whether a layout was ever asked for.
    var hasRange: Bool { storage.withLock { $0.lease.newestRange != nil } }

    /// Whether nobody has the lease.
    var isIdle: Bool { storage.withLock { $0.lease.running == nil } }

    /// Asks for the lease, or for a commit of another's pass; a grant that waits is to be had with
    /// `grant(for:)`.
    ///
    /// It is synchronous, so that a request counts from the call on, however busy the threads are
    /// that the calling task goes on with.
    func enter(_ request: Lease.Request) -> Admission<Lease.Grant> {
        let (admission, effects): (Admission<Lease.Grant>, Lease.Effects) = storage.withLock {
            storage in
            storage.lastID += 1
            let (grant, effects) = storage.lease.enter(request, id: storage.lastID)
            storage.count(effects)
            return (grant.map { .granted($0) } ?? .waiting(storage.lastID), effects)
        }
        perform(effects)
        return admission
    }

    /// Waits until the request of a number is answered.
    ///
    /// - Returns: The failure `CancellationError` if the calling task is cancelled while it waits.
    nonisolated(nonsending) func grant(for id: UInt64) async -> Lease.Grant {
        await awaitAnswer { continuation in
            storage.withLock { $0.mailbox.wait(for: id, continuation) }
        } raise: { [self] urgency in
            raise(id, to: urgency)
        } giveUp: {
            storage.withLock { storage in
                storage.lease.leave(id)
                    ? storage.mailbox.post(.failure(CancellationError()), to: id) : nil
            }
        }
    }

    /// Lets the driver run a pass in the newest range in place of its own, which it has not begun,
    /// if a request for that range has superseded its own.
    func renew() -> Lease.Pass? { storage.withLock { $0.lease.renew() } }

    /// Gives the lease back after a pass.
    ///
    /// It waits for those who are raising the calling task's priority just then.
    ///
    /// - Parameter last: The last commit.
    @inline(__always)
    nonisolated(nonsending) func finish(_ outcome: Lease.Outcome, last: LayoutCommit?) async {
        while !finishAtOnce(outcome, last: last) { await escalationsEnd() }
    }

    /// Gives the lease back, unless somebody is raising the calling task's priority.
    ///
    /// It is apart from what waits: in an asynchronous function what it works with would be
    /// allocated.
    ///
    /// - Returns: Whether it was given back.
    private func finishAtOnce(_ outcome: Lease.Outcome, last: LayoutCommit?) -> Bool {
        var letters: [Mailbox<Lease.Grant>.Letter?] = []
        var effects = Lease.Effects()
        let isFinished = storage.withLock { storage in
            guard storage.escalations == 0 else { return false }
            let notices: [Lease.Notice]
            (notices, effects) = storage.lease.finish(outcome, last: last)
            storage.count(effects)
            letters = notices.map { storage.mailbox.post($0.grant, to: $0.id) }
            return true
        }
        perform(effects)
        for letter in letters { letter?.deliver() }
        return isFinished
    }

    /// Notes that a commit is about to be published: whoever sees it is told of no failure before.
    func overcomeFailures() {
        storage.withLock { storage in
            storage.lease.overcomeFailures()
            failures.overcome()
        }
    }

    /// Publishes the error of an automatic pass, unless a commit has followed already; or the error
    /// of a pass that has failed later. Others may have had the lease since.
    func publish(_ failure: any Error) {
        let publication = storage.withLock { storage -> WatchChannel<any Error>.Publication? in
            guard storage.lease.hasFailed else { return nil }
            // A pass that was cancelled leaves no failure behind.
            let newest =
                failure is CancellationError ? failure : storage.lease.lastFailure?.error
            return newest.map { failures.begin(publishing: $0) }
        }
        publication?.finish()
    }

    private func raise(_ id: UInt64, to urgency: Urgency) {
        let effects = storage.withLock { storage in
            let effects = storage.lease.raise(id, to: urgency)
            storage.count(effects)
            return effects
        }
        perform(effects)
    }

    private func perform(_ effects: Lease.Effects) {
        effects.superseded?.supersede()
        if let urgency = effects.escalation { escalate(to: urgency) }
    }

    /// Raises the priority of the task that runs the pass.
    private func escalate(to urgency: Urgency) {
        // The driver stays, as the escalation is counted; its reference goes before the count
        // sinks.
        let driver = storage.withLock { $0.lease.running?.driver }
        driver?.escalate(to: urgency)
        _ = consume driver
        let leaving: CheckedContinuation<Void, Never>? = storage.withLock { storage in
            storage.escalations -= 1
            return storage.escalations == 0 ? storage.leaving.take() : nil
        }
        leaving?.resume()
    }

    /// Waits for those who are raising the calling task's priority.
    @inline(never)
    private nonisolated(nonsending) func escalationsEnd() async {
        await withCheckedContinuation { continuation in
            let hasEnded = storage.withLock { storage in
                guard storage.escalations > 0 else { return true }
                storage.leaving = continuation
                return false
            }
            if hasEnded { continuation.resume() }
        }
    }
}
