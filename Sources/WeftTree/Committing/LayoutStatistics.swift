/// What a pass did.
public struct LayoutStatistics: Hashable, Sendable {
    /// Measurements that were completed: distinct pairs of a node and what it was asked.
    public package(set) var measurements = 0

    /// Questions to nodes that the caches have answered.
    public package(set) var cacheHits = 0

    /// Cached answers that rested on something changed and were found to hold nevertheless.
    public package(set) var validations = 0

    /// Measurements that were suspended for want of stack or of a budget, and ran again.
    public package(set) var restarts = 0

    package init() {}
}

extension LayoutStatistics {
    /// Adds what another pass did, or another task of the same one.
    package static func += (total: inout LayoutStatistics, part: LayoutStatistics) {
        total.measurements += part.measurements
        total.cacheHits += part.cacheHits
        total.validations += part.validations
        total.restarts += part.restarts
    }
}
