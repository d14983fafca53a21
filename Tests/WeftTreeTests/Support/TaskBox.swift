import Weft
import WeftLayout

/// A task that can be cancelled from what it runs, even before the task is known.
final class TaskBox: Sendable {
    private struct Storage {
        var task: Task<LayoutCommit, any Error>?
        var isCancelled = false
    }

    private let storage = Locked(Storage())

    /// Lays a tree out in a task that may cancel itself, until the task ends or waits.
    func layOut(_ tree: DisplayTree) -> Task<LayoutCommit, any Error> {
        let executor = ManualExecutor()
        let task = Task(executorPreference: executor) { try await tree.layout(in: .unbounded) }
        set(task)
        executor.run()
        return task
    }

    func set(_ task: Task<LayoutCommit, any Error>) {
        let isCancelled = storage.withLock { storage in
            storage.task = task
            return storage.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    /// Lets go of the task, as its layout may hold an object that holds the box.
    func forget() {
        storage.withLock { $0.task = nil }
    }

    func cancel() {
        let task = storage.withLock { storage in
            storage.isCancelled = true
            return storage.task
        }
        task?.cancel()
    }
}
