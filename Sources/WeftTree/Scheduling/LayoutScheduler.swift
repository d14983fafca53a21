import Synchronization
import WeftLayout

/// Decides when the passes of trees run: at any time, at most as many of one priority as there are
/// workers.
///
/// A pass waits for a permit before it measures. Permits are granted by the priority of the tasks,
/// and first come, first served among tasks of equal priority. A pass never waits for passes of a
/// lower priority, which may have a permit but no thread. A request does not stay in line for ever:
/// once seven others were preferred to the one that has waited longest, that one is next. A pass
/// holds its permit while it measures and places, never while it waits for its turn.
public final class LayoutScheduler: Sendable {
    /// The scheduler of all trees that are not given another one.
    public static let shared = LayoutScheduler()

    /// How many threads measure at once for passes of one priority, over all trees of the
    /// scheduler.
    ///
    /// When an urgent pass comes, passes of a lower priority that have begun go on beside it, each
    /// on one thread.
    public let workers: Int

    /// How a pass divides its measuring.
    let limits: MeasuringLimits

    struct Storage {
        var permits: Permits
        /// The urgencies of granted permits on their way to requests; nil for a request that has
        /// given up.
        var mailbox = Mailbox<Urgency?>()
    }

    let storage: Locked<Storage>

    /// The number of `Permits.wantedBack`, −1 for none: a copy outside the lock, so that passes can
    /// poll it.
    let wantedBack = Atomic(-1)

    /// Creates a scheduler.
    ///
    /// - Parameters:
    ///   - workers: How many threads may measure at once for passes of one priority; at least 1.
    ///     The default is the number of active processors. A higher number gains nothing, because
    ///     tasks of one priority run on no more threads than there are processors. It costs nothing
    ///     either, because no pass creates more tasks than it has pieces of work.
    public convenience init(workers: Int? = nil) {
        self.init(workers: workers, limits: .standard)
    }

    /// Creates a scheduler whose passes divide their measuring in a way of their own.
    package init(workers: Int? = nil, limits: MeasuringLimits) {
        self.workers = max(1, workers ?? activeProcessorCount)
        self.limits = limits
        storage = Locked(Storage(permits: Permits(count: self.workers)))
    }
}

extension LayoutScheduler: CustomDebugStringConvertible {
    /// The number of workers.
    public var debugDescription: String { "LayoutScheduler(workers: \(workers))" }
}
