@testable import WeftTree

extension LayoutScheduler {
    /// How many permits nobody has.
    var idle: Int { storage.withLock { $0.permits.idle } }

    /// How many tasks wait for one.
    var waitingCount: Int { storage.withLock { $0.permits.waitingCount } }
}
