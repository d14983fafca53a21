import WeftLayout

/// The newest of a series of values, and the tasks that wait for a newer one.
///
/// Unlike a stream, it keeps no values for slow consumers: each sees the newest, once.
final class WatchChannel<Value: Sendable>: Sendable {
    /// A value of the series. The numbers rise by one from value to value.
    struct Item: Sendable {
        let number: UInt64
        let value: Value
    }

    /// A task that waits for an item, or for the end of the series.
    fileprivate typealias Waiter = CheckedContinuation<Item?, Never>

    private struct Storage {
        var current: Item?
        /// Values with numbers up to this one are not delivered to iterators that begin now.
        var lastOvercome: UInt64 = 0
        var waiters: [UInt64: Waiter] = [:]
        var lastID: UInt64 = 0
        var isFinished = false

        /// Removes and returns all waiters.
        mutating func takeWaiters() -> [Waiter] {
            if waiters.isEmpty { return [] }
            defer { waiters = [:] }
            return Array(waiters.values)
        }
    }

    private let storage = Locked(Storage())

    /// The newest value.
    var current: Value? { storage.withLock { $0.current?.value } }

    /// The number up to which values are not delivered to iterators that begin now; 0 for none.
    var lastOvercome: UInt64 { storage.withLock { $0.lastOvercome } }

    /// Withholds the newest value from iterators that begin later.
    func overcome() {
        storage.withLock { $0.lastOvercome = $0.current?.number ?? 0 }
    }

    /// What remains to be done once a value has become the newest one.
    struct Publication: Sendable {
        fileprivate let waiters: [Waiter]
        fileprivate let item: Item
        fileprivate let former: Item?

        /// Wakes all waiters and releases the former value, which may run user code. No lock may be
        /// held meanwhile.
        consuming func finish() {
            for waiter in waiters { waiter.resume(returning: item) }
        }
    }

    /// Makes a value the newest one, with the next number.
    ///
    /// - Returns: What the caller must finish after it has left all locks.
    func begin(publishing value: Value) -> Publication {
        storage.withLock { storage in
            let former = storage.current
            let item = Item(number: (former?.number ?? 0) + 1, value: value)
            storage.current = item
            return Publication(waiters: storage.takeWaiters(), item: item, former: former)
        }
    }

    /// Ends the series: nothing newer will come.
    func finish() {
        let waiters = storage.withLock { storage in
            storage.isFinished = true
            return storage.takeWaiters()
        }
        for waiter in waiters { waiter.resume(returning: nil) }
    }

    /// Waits for an item with a number above `number`, and returns the newest.
    ///
    /// - Returns: The item; nil if the series has ended or the calling task is cancelled.
    func next(after number: UInt64) async -> Item? {
        let id = storage.withLock { storage in
            storage.lastID += 1
            return storage.lastID
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                switch enter(continuation, id, after: number) {
                case .now(let item): continuation.resume(returning: item)
                case .later: break
                }
            }
        } onCancel: {
            let waiter = storage.withLock { $0.waiters.removeValue(forKey: id) }
            waiter?.resume(returning: nil)
        }
    }

    /// Whether a request for an item is answered now or later.
    private enum Answer {
        case now(Item?)
        case later
    }

    private func enter(_ waiter: Waiter, _ id: UInt64, after number: UInt64) -> Answer {
        storage.withLock { storage in
            if Task.isCancelled { return .now(nil) }
            if let current = storage.current, current.number > number { return .now(current) }
            if storage.isFinished { return .now(nil) }
            storage.waiters[id] = waiter
            return .later
        }
    }
}
