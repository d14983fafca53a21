import Synchronization
import WeftLayout

/// Decides when the passes of trees run: at most as many of one priority at once as there are
/// workers.
///
/// A pass waits for a permit before it measures, in the order of its task's priority, and among
/// equal ones first come, first served. It never waits for passes of a lower priority, which may
/// have a permit and no thread. A request that others have been preferred to for long goes first in
/// the end: of every eight permits one goes to whoever has waited longest. A permit is held while
/// a pass measures and places, never while it waits for its turn.
public final class LayoutScheduler: Sendable {
    /// The scheduler of all trees that were not given another one.
    public static let shared = LayoutScheduler()

    /// How many threads measure at once, over all trees of the scheduler, for passes of one
    /// priority. Those of a lower priority that have begun when an urgent one comes go on beside
    /// it, each on one thread.
    public let workers: Int

    /// How a pass divides its measuring.
    public let limits: MeasuringLimits

    struct Storage {
        var permits: Permits
        /// What a permit is held at; nil for those who have given up.
        var mailbox = Mailbox<Urgency?>()
    }

    let storage: Locked<Storage>

    /// The number of `Permits.wantedBack`, −1 for none: a copy of what the lock guards, so that
    /// passes can poll it.
    let wantedBack = Atomic(-1)

    /// Makes a scheduler.
    ///
    /// - Parameters:
    ///   - workers: How many threads may measure at once for passes of one priority; at least 1. It
    ///     is the number of active processors if none is given. More than that gains nothing, as
    ///     tasks of one priority run on no more threads than there are processors; it costs
    ///     nothing, either, as no pass makes more tasks than it has pieces of work.
    ///   - limits: How a pass divides its measuring.
    public init(workers: Int? = nil, limits: MeasuringLimits = .standard) {
        self.workers = max(1, workers ?? activeProcessorCount)
        self.limits = limits
        storage = Locked(Storage(permits: Permits(count: self.workers)))
    }
}

extension LayoutScheduler: CustomDebugStringConvertible {
    /// How many workers there are.
    public var debugDescription: String { "LayoutScheduler(workers: \(workers))" }
}
