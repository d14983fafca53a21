/// A lease, and the tasks that wait for it.
///
/// The shell around `Lease`: it locks, asks the state machine what to do, and does it after it has
/// left the lock.
final class LeaseQueue: Sendable {
    private struct Storage {
        var lease = Lease()
        var waiters: [UInt64: CheckedContinuation<Lease.Grant?, Never>] = [:]
        var lastID: UInt64 = 0
    }

    private let storage = Locked(Storage())

    /// Waits for the lease, or for a commit of another's pass.
    ///
    /// - Throws: `CancellationError` if the calling task is cancelled while it waits.
    func enter(_ request: Lease.Request) async throws -> Lease.Grant {
        let id = storage.withLock { storage in
            storage.lastID += 1
            return storage.lastID
        }
        let grant = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let grant: Lease.Grant?? = storage.withLock { storage in
                    if Task.isCancelled { return .some(nil) }
                    if let grant = storage.lease.enter(request, id: id) { return grant }
                    storage.waiters[id] = continuation
                    return nil
                }
                if let grant { continuation.resume(returning: grant) }
            }
        } onCancel: {
            let waiter = storage.withLock { storage in
                storage.lease.leave(id) ? storage.waiters.removeValue(forKey: id) : nil
            }
            waiter?.resume(returning: nil)
        }
        guard let grant else { throw CancellationError() }
        return grant
    }

    /// Gives the lease back after a pass.
    func finish(_ outcome: Lease.Outcome) {
        let answers = storage.withLock { storage in
            storage.lease.finish(outcome).map { answer in
                (storage.waiters.removeValue(forKey: answer.id), answer.grant)
            }
        }
        for (waiter, grant) in answers { waiter?.resume(returning: grant) }
    }
}
