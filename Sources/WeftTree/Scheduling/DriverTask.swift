/// The task that runs a pass, as others see it: they may raise its priority while it does.
///
/// Raising a priority runs escalation handlers, so it happens outside of every lock. A driver
/// therefore retires before its task goes on: it waits for those who are raising it just then.
final class DriverTask: Sendable {
    private struct Storage {
        var task: TaskReference?
        var escalations = 0
        var retiring: CheckedContinuation<Void, Never>?
    }

    /// A task that is known to be alive.
    // The reference is only used between the request's beginning and `retire()`, which both happen
    // in the task itself; escalating is what a task allows from any thread.
    @safe
    private struct TaskReference: @unchecked Sendable {
        let task: UnsafeCurrentTask
    }

    private let storage: Locked<Storage>

    /// Makes a driver of the calling task.
    init() {
        // See `TaskReference`.
        let task = unsafe withUnsafeCurrentTask { task in
            unsafe task.map { unsafe TaskReference(task: $0) }
        }
        storage = Locked(Storage(task: task))
    }

    /// Raises the task's priority, unless it has retired.
    func escalate(to priority: TaskPriority) {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        let reference = storage.withLock { storage in
            if storage.task != nil { storage.escalations += 1 }
            return storage.task
        }
        guard let reference else { return }
        // The task has not gone on: `retire()` waits for the count to sink.
        unsafe reference.task.escalatePriority(to: priority)
        let retiring: CheckedContinuation<Void, Never>? = storage.withLock { storage in
            storage.escalations -= 1
            guard storage.escalations == 0 else { return nil }
            return storage.retiring.take()
        }
        retiring?.resume()
    }

    /// Ends the driving: no escalation begins any more, and none is under way.
    nonisolated(nonsending) func retire() async {
        let isFree = storage.withLock { storage in
            storage.task = nil
            return storage.escalations == 0
        }
        guard !isFree else { return }
        await withCheckedContinuation { continuation in
            let isFree = storage.withLock { storage in
                guard storage.escalations > 0 else { return true }
                storage.retiring = continuation
                return false
            }
            if isFree { continuation.resume() }
        }
    }
}
