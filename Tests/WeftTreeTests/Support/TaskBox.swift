import Synchronization
import Weft

/// A task that something it runs may cancel; a call before the task is known counts.
final class TaskBox: Sendable {
    private struct Storage {
        var task: Task<LayoutCommit, any Error>?
        var isCancelled = false
    }

    private let storage = Mutex(Storage())

    func set(_ task: Task<LayoutCommit, any Error>) {
        let isCancelled = storage.withLock { storage in
            storage.task = task
            return storage.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task = storage.withLock { storage in
            storage.isCancelled = true
            return storage.task
        }
        task?.cancel()
    }
}
