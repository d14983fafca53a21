import Synchronization

extension LayoutScheduler {
    /// Whether a pass waits for a permit. It is cheap to ask, and may be out of date.
    var isContended: Bool { contention.load(ordering: .relaxed) }

    /// Asks for a permit.
    ///
    /// - Returns: nil if there is one, else the number to call `permit(for:)` with.
    func enter(_ urgency: Urgency) -> UInt64? {
        change { $0.permits.enter(urgency) }
    }

    /// Waits for a permit that was asked for.
    ///
    /// Meanwhile a rise of the calling task's priority raises its place.
    ///
    /// - Returns: false, and no permit, if the calling task was cancelled while it waited.
    nonisolated(nonsending) func permit(for id: UInt64) async -> Bool {
        await awaitAnswer { continuation in
            storage.withLock { $0.mailbox.wait(for: id, continuation) }
        } raise: { [self] urgency in
            raise(id, to: urgency)
        } giveUp: {
            change { storage in
                storage.permits.leave(id) ? storage.mailbox.post(false, to: id) : nil
            }
        }
    }

    /// Takes permits that nobody has, for a pass that can use more than its own.
    ///
    /// - Returns: How many, to be given back with `giveBack`; 0 while anybody waits.
    func borrow(upTo count: Int) -> Int {
        change { $0.permits.borrow(upTo: count) }
    }

    /// Gives permits back, borrowed ones or the pass's own.
    func giveBack(_ count: Int) {
        let letters = change { storage in
            storage.permits.giveBack(count).map { storage.mailbox.post(true, to: $0) }
        }
        for letter in letters { letter?.deliver() }
    }

    private func raise(_ id: UInt64, to urgency: Urgency) {
        change { $0.permits.raise(id, to: urgency) }
    }

    private func change<Value: Sendable>(_ body: (inout Storage) -> Value) -> Value {
        storage.withLock { storage in
            let value = body(&storage)
            contention.store(storage.permits.waitingCount > 0, ordering: .relaxed)
            return value
        }
    }
}
