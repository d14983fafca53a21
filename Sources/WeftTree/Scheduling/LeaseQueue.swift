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
    }

    /// What a request has come to.
    enum Entry: Sendable {
        case granted(Lease.Grant)
        /// It waits, and its task is to call `grant(for:)`.
        case waiting(UInt64)
    }

    private let storage = Locked(Storage())

    /// The newest revision that a pass has committed or failed with.
    var attemptedRevision: UInt64 { storage.withLock { $0.lease.attemptedRevision } }

    /// Whether a layout was ever asked for.
    var hasRange: Bool { storage.withLock { $0.lease.newestRange != nil } }

    /// Asks for the lease, or for a commit of another's pass.
    ///
    /// It is synchronous, so that a request counts from the call on, however busy the threads are
    /// that the calling task goes on with.
    func enter(_ request: Lease.Request) -> Entry {
        let (entry, effects): (Entry, [Lease.Effect]) = storage.withLock { storage in
            storage.lastID += 1
            let (grant, effects) = storage.lease.enter(request, id: storage.lastID)
            return (grant.map { .granted($0) } ?? .waiting(storage.lastID), effects)
        }
        perform(effects)
        return entry
    }

    /// Waits until a request is answered.
    ///
    /// - Returns: The failure `CancellationError` if the calling task is cancelled while it waits.
    nonisolated(nonsending) func grant(for entry: Entry) async -> Lease.Grant {
        let id: UInt64
        switch entry {
        case .granted(let grant): return grant
        case .waiting(let number): id = number
        }
        return await withTaskCancellationHandler {
            await withEscalationHandler {
                // The priority may have risen before the handler was there.
                raise(id, to: Task.currentPriority)
                return await withCheckedContinuation { continuation in
                    storage.withLock { $0.mailbox.wait(for: id, continuation) }?.deliver()
                }
            } onEscalated: { [self] priority in
                raise(id, to: priority)
            }
        } onCancel: {
            let letter = storage.withLock { storage in
                storage.lease.leave(id)
                    ? storage.mailbox.post(.failure(CancellationError()), to: id) : nil
            }
            letter?.deliver()
        }
    }

    /// Gives the lease back after a pass.
    ///
    /// - Returns: The range that was asked for last.
    @discardableResult
    func finish(_ outcome: Lease.Outcome) -> SizeRange? {
        let (letters, effects, newestRange) = storage.withLock { storage in
            let (answers, effects) = storage.lease.finish(outcome)
            let letters = answers.map { storage.mailbox.post($0.grant, to: $0.id) }
            return (letters, effects, storage.lease.newestRange)
        }
        perform(effects)
        for letter in letters { letter?.deliver() }
        return newestRange
    }

    private func raise(_ id: UInt64, to priority: TaskPriority) {
        perform(storage.withLock { $0.lease.raise(id, to: priority) })
    }

    private func perform(_ effects: [Lease.Effect]) {
        for effect in effects {
            switch effect {
            case .supersede(let cancellation): cancellation.supersede()
            case .escalate(let driver, let priority): driver.escalate(to: priority)
            }
        }
    }
}
