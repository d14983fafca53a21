/// What a pass did.
public struct LayoutStatistics: Hashable, Sendable {
    /// Measurements that were completed: distinct pairs of a node and what it was asked.
    public var measurements = 0

    /// Questions to nodes that the caches have answered.
    public var cacheHits = 0

    /// Cached answers that rested on something changed and were found to hold nevertheless.
    public var validations = 0

    /// Measurements that were suspended for want of stack, and ran again.
    public var restarts = 0

    /// Makes statistics of a pass that did nothing.
    public init() {}
}
