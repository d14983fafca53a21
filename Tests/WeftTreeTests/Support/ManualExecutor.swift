import TestSupport
import WeftLayout
import WeftTree

/// An executor that runs jobs when it is told to, on the thread that tells it.
///
/// Tasks that prefer it, and the actors that they enter, take their steps only there: a test
/// decides what happens between them, and needs neither sleeps nor locks. Their trees want a
/// scheduler of their own: a step that is not run must not hold a permit that other tests wait for.
final class ManualExecutor: TaskExecutor {
    private let jobs = Locked<[UnownedJob]>([])
    private let unended = Counter()

    /// How many of the tasks that were started have not ended: while there is no job left, they
    /// wait for something.
    var waitingCount: Int { unended.value }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs the first job; false if there is none.
    @discardableResult
    func runNext() -> Bool {
        let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        // Each job is run once, as it was taken out of the list; the executor outlives the call.
        unsafe job?.runSynchronously(on: asUnownedTaskExecutor())
        return job != nil
    }

    /// Runs jobs until none is left: every task has ended or waits for something.
    func run() {
        while runNext() {}
    }

    /// Runs jobs until every task that was started has ended, also what other threads let go on
    /// meanwhile: those that raise a task's priority hold it up until they are done.
    func runToEnd() async {
        let end = ContinuousClock.Instant.givingUp
        while waitingCount > 0, ContinuousClock.now < end {
            if !runNext() { await Task.yield() }
        }
    }

    /// Starts a task that runs here, up to where it waits for the first time.
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
