import TestSupport
import WeftLayout
import WeftTree

/// An executor that runs jobs only when a test tells it to, on the thread of the test.
///
/// Tasks that prefer it, and the actors that they enter, take their steps only here. So a test
/// decides what happens between the steps, and needs neither sleeps nor locks. The trees of such
/// tests need a scheduler of their own, because a step that is not run must not hold a permit that
/// other tests wait for.
final class ManualExecutor: TaskExecutor {
    private let jobs = Locked<[UnownedJob]>([])
    private let unended = Counter()

    /// How many of the started tasks have not ended. If no job is left, these tasks wait for
    /// something.
    var waitingCount: Int { unended.value }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs the first job. Returns false if there is none.
    @discardableResult
    func runNext() -> Bool {
        let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        // Each job is run once, since it was taken out of the list, and the executor outlives the
        // call.
        unsafe job?.runSynchronously(on: asUnownedTaskExecutor())
        return job != nil
    }

    /// Runs jobs until none is left, so that every task has ended or waits for something.
    func run() {
        while runNext() {}
    }

    /// Runs jobs until every started task has ended, including jobs that other threads enqueue
    /// meanwhile: a thread that raises a task's priority holds the task up until it is done.
    func runToEnd() async {
        let end = ContinuousClock.Instant.givingUp
        while waitingCount > 0, ContinuousClock.now < end {
            if !runNext() { await Task.yield() }
        }
    }

    /// Starts a task that runs here, and runs it until it waits for the first time.
    func start<Value: Sendable>(
        priority: TaskPriority = .medium,
        _ operation: @escaping @Sendable () async throws -> Value
    ) -> Task<Value, any Error> {
        unended.add()
        let task = Task(executorPreference: self, priority: priority) { [unended] in
            defer { unended.add(-1) }
            return try await operation()
        }
        run()
        return task
    }
}
