/// The newest of a row of values, and whoever waits for a newer one.
///
/// Unlike a stream it keeps no values for slow consumers: each sees the newest, once.
final class WatchChannel<Value: Sendable>: Sendable {
    private struct Storage {
        var current: (number: UInt64, value: Value)?
        var waiters: [UInt64: CheckedContinuation<(number: UInt64, value: Value)?, Never>] = [:]
        var nextWaiter: UInt64 = 0
        var isFinished = false

        /// Everybody who waits, and does not any more.
        mutating func takeWaiters() -> [CheckedContinuation<(number: UInt64, value: Value)?, Never>]
        {
            if waiters.isEmpty { return [] }
            defer { waiters = [:] }
            return Array(waiters.values)
        }
    }

    private let storage = Locked(Storage())

    /// The newest value.
    var current: Value? { storage.withLock { $0.current?.value } }

    /// The number of the newest value; 0 before the first.
    var currentNumber: UInt64 { storage.withLock { $0.current?.number ?? 0 } }

    /// Makes a value the newest one, with the next number, and wakes everybody who waits.
    ///
    /// The former one is released after the lock was left: what it holds may run code of the user's
    /// then, which may ask for the newest value.
    func publish(_ value: Value) {
        let (waiters, number, _) = storage.withLock { storage in
            let former = storage.current
            let number = (former?.number ?? 0) + 1
            storage.current = (number, value)
            return (storage.takeWaiters(), number, former)
        }
        for waiter in waiters { waiter.resume(returning: (number, value)) }
    }

    /// Ends the row: nothing newer will come.
    func finish() {
        let waiters = storage.withLock { storage in
            storage.isFinished = true
            return storage.takeWaiters()
        }
        for waiter in waiters { waiter.resume(returning: nil) }
    }

    /// The newest value with a number above `number`, as soon as there is one.
    ///
    /// - Returns: nil if the row has ended or the calling task is cancelled.
    func next(after number: UInt64) async -> (number: UInt64, value: Value)? {
        let id = storage.withLock { storage in
            storage.nextWaiter += 1
            return storage.nextWaiter
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: (number: UInt64, value: Value)??
                answer = storage.withLock { storage in
                    if Task.isCancelled { return .some(nil) }
                    if let current = storage.current, current.number > number {
                        return .some(current)
                    }
                    if storage.isFinished { return .some(nil) }
                    storage.waiters[id] = continuation
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiter = storage.withLock { $0.waiters.removeValue(forKey: id) }
            waiter?.resume(returning: nil)
        }
    }
}
