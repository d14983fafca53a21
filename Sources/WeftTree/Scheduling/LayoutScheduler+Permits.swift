import Synchronization
import WeftLayout

extension LayoutScheduler {
    /// Asks for a permit. If the request waits, call `permit(for:)` to get its permit.
    func enter(_ urgency: Urgency) -> Admission<Permit> {
        let id = change { $0.permits.enter(urgency) }
        return id.map(Admission.waiting) ?? .granted(Permit(scheduler: self, urgency: urgency))
    }

    /// Waits for a permit that was asked for.
    ///
    /// While it waits, a rise of the calling task's priority moves it forward in the line.
    ///
    /// - Returns: The permit; nil if the calling task was cancelled while it waited.
    @inline(never)
    nonisolated(nonsending) func permit(for id: UInt64) async -> Permit? {
        let urgency = await awaitAnswer { continuation in
            storage.withLock { $0.mailbox.wait(for: id, continuation) }
        } raise: { [self] urgency in
            raise(id, to: urgency)
        } giveUp: {
            change { storage in
                storage.permits.leave(id) ? storage.mailbox.post(nil, to: id) : nil
            }
        }
        return urgency.map { Permit(scheduler: self, urgency: $0) }
    }

    private func raise(_ id: UInt64, to urgency: Urgency) {
        let letters = change { storage in
            storage.post(storage.permits.raise(id, to: urgency))
        }
        for letter in letters { letter.deliver() }
    }

    /// Changes who has permits and who waits, and updates `wantedBack`.
    func change<Value: Sendable>(_ body: (inout Storage) -> Value) -> Value {
        storage.withLock { storage in
            let value = body(&storage)
            let urgency = storage.permits.wantedBack
            wantedBack.store(urgency.map { Int($0.number) } ?? -1, ordering: .relaxed)
            return value
        }
    }
}

extension LayoutScheduler.Storage {
    /// Answers requests that were granted.
    ///
    /// - Returns: The letters to deliver outside the lock.
    mutating func post(_ grants: [Permits.Grant]) -> [Mailbox<Urgency?>.Letter] {
        grants.compactMap { mailbox.post($0.urgency, to: $0.id) }
    }
}
