import WeftLayout

/// A lease and the tasks that wait for it.
///
/// It is the shell around `Lease`: inside a lock, it asks the state machine what to do, and does
/// that after it has left the lock.
final class LeaseQueue: Sendable {
    private struct Storage {
        var lease = Lease()
        var mailbox = Mailbox<Lease.Grant>()
        var lastID: UInt64 = 0
        /// How many threads are just now raising the priority of the task that runs the pass.
        var escalations = 0
        /// The continuation of that task, while it has finished its pass and waits for them.
        var leaving: CheckedContinuation<Void, Never>?

        /// Counts an escalation as soon as it is decided, so that the task stays until it is made.
        mutating func count(_ effects: Lease.Effects) {
            if effects.escalation != nil { escalations += 1 }
        }
    }

    private let storage = Locked(Storage())

    /// The errors of automatic passes.
    let failures = WatchChannel<any Error>()

    /// The newest revision with which a pass has committed or failed.
    var attemptedRevision: UInt64 { storage.withLock { $0.lease.attemptedRevision } }

    /// Whether a layout was ever requested.
    var hasRange: Bool { storage.withLock { $0.lease.newestRange != nil } }

    /// Whether nobody has the lease.
    var isIdle: Bool { storage.withLock { $0.lease.running == nil } }

    /// Asks for the lease, or for a commit of another task's pass. If the request waits, call
    /// `grant(for:)` to get its grant.
    ///
    /// It is synchronous, so that a request counts from the moment of the call, however busy the
    /// threads are on which the calling task continues.
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

    /// Waits until the request with a number is answered.
    ///
    /// - Returns: The grant; the failure `CancellationError` if the calling task is cancelled while
    ///   it waits.
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

    /// Replaces the driver's pass, which it has not begun yet, by one in the newest range, if a
    /// request for that range has superseded it.
    func renew() -> Lease.Pass? { storage.withLock { $0.lease.renew() } }

    /// Gives the lease back after a pass.
    ///
    /// It first waits for threads that are just now raising the calling task's priority.
    @inline(__always)
    nonisolated(nonsending) func finish(_ outcome: Lease.Outcome) async {
        while !finishAtOnce(outcome) { await escalationsEnd() }
    }

    /// Gives the lease back, unless somebody is raising the calling task's priority.
    ///
    /// It is separate from the function that waits: in an asynchronous function, its local
    /// variables would be allocated.
    ///
    /// - Returns: Whether it was given back.
    private func finishAtOnce(_ outcome: Lease.Outcome) -> Bool {
        var letters: [Mailbox<Lease.Grant>.Letter?] = []
        var effects = Lease.Effects()
        let isFinished = storage.withLock { storage in
            guard storage.escalations == 0 else { return false }
            let notices: [Lease.Notice]
            (notices, effects) = storage.lease.finish(outcome)
            storage.count(effects)
            letters = notices.map { storage.mailbox.post($0.grant, to: $0.id) }
            return true
        }
        perform(effects)
        for letter in letters { letter?.deliver() }
        return isFinished
    }

    // Not inlined: in an asynchronous function, space for the letters would be allocated.
    /// Publishes the commit of the running pass.
    ///
    /// At the moment when it becomes visible, all requests that it fulfils are answered, and all
    /// earlier failures are overcome. So a task that is cancelled from then on gets the commit.
    @inline(never)
    func publish(_ commit: LayoutCommit, on commits: WatchChannel<LayoutCommit>) {
        let (letters, publication) = storage.withLock { storage in
            failures.overcome()
            let letters = storage.lease.publish(commit).map {
                storage.mailbox.post($0.grant, to: $0.id)
            }
            return (letters, commits.begin(publishing: commit))
        }
        for letter in letters { letter?.deliver() }
        publication.finish()
    }

    /// Publishes the error of an automatic pass, unless a commit has already followed. Others may
    /// have had the lease since; if a later pass has failed, its error is published instead.
    func publish(_ failure: any Error) {
        let publication = storage.withLock { storage -> WatchChannel<any Error>.Publication? in
            guard storage.lease.hasFailed else { return nil }
            // A cancelled pass leaves no failure behind.
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
        // The driver stays, because the escalation is counted. The reference to it is released
        // before the count goes down.
        let driver = storage.withLock { $0.lease.running?.driver }
        driver?.escalate(to: urgency)
        _ = consume driver
        let leaving: CheckedContinuation<Void, Never>? = storage.withLock { storage in
            storage.escalations -= 1
            return storage.escalations == 0 ? storage.leaving.take() : nil
        }
        leaving?.resume()
    }

    /// Waits for threads that are raising the calling task's priority.
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
