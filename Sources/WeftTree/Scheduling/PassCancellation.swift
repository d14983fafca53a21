import Synchronization

/// Tells a pass that its result is no longer wanted.
///
/// A pass checks this, and its task's cancellation, before each job and whenever a budget is spent,
/// at every eighth leaf that is not measured instantly, after 4,096 leaves in a row that are and
/// 4,096 questions of one node, now and then while it places nodes, and one last time before it
/// publishes its commit. That last check is the point of no return.
final class PassCancellation: Sendable {
    // Relaxed: the flag publishes nothing but itself.
    private let flag = Atomic(false)

    /// Whether a request with a newer range has superseded the pass.
    var isSuperseded: Bool { flag.load(ordering: .relaxed) }

    /// Whether the pass must end, because it is superseded or its task is cancelled.
    var isCancelled: Bool { isSuperseded || Task.isCancelled }

    /// Tells the pass to end.
    func supersede() { flag.store(true, ordering: .relaxed) }

    // The error is not typed: in an asynchronous caller, space for a `CancellationError` would be
    // allocated.
    /// Throws `CancellationError` if the pass must end.
    func check() throws {
        if isCancelled { throw CancellationError() }
    }
}
