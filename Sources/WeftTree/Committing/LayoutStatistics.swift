/// What a pass did.
public struct LayoutStatistics: Hashable, Sendable {
    /// Measurements that were completed: distinct pairs of a node and what it was asked.
    public var measurements = 0

    /// Questions to nodes that the caches have answered.
    public var cacheHits = 0

    /// Cached answers that rested on something changed and were found to hold nevertheless.
    public var validations = 0

    /// Measurements that were suspended for want of stack or of a budget, and ran again.
    public var restarts = 0

    /// Makes statistics of a pass that did nothing.
    public init() {}
}

extension LayoutStatistics {
    /// Adds what another pass did, or another task of the same one.
    public static func += (total: inout LayoutStatistics, part: LayoutStatistics) {
        total.measurements += part.measurements
        total.cacheHits += part.cacheHits
        total.validations += part.validations
        total.restarts += part.restarts
    }
}
