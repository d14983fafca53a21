import Synchronization

/// Tells a pass that its result is not wanted any more.
///
/// A pass looks here, and at its task's cancellation, once a budget, every eighth leaf that is not
/// measured instantly, now and then while it places nodes, and for the last time before it
/// publishes its commit: that is the point of no return.
final class PassCancellation: Sendable {
    // Relaxed: it publishes nothing but itself.
    private let flag = Atomic(false)

    /// Whether a request with a newer range has superseded the pass.
    var isSuperseded: Bool { flag.load(ordering: .relaxed) }

    /// Whether the pass shall end: it is superseded, or its task is cancelled.
    var isCancelled: Bool { isSuperseded || Task.isCancelled }

    /// Tells the pass to end.
    func supersede() { flag.store(true, ordering: .relaxed) }

    // Its error has no type of its own: in an asynchronous caller, room for a `CancellationError`
    // would be allocated.
    /// Ends the caller if the pass shall end.
    func check() throws {
        if isCancelled { throw CancellationError() }
    }
}
