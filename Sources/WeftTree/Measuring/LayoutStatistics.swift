/// Counts of what a pass did.
public struct LayoutStatistics: Hashable, Sendable {
    /// The number of completed measurements: distinct pairs of a node and what it was asked.
    public package(set) var measurements = 0

    /// The number of questions to nodes that the caches answered.
    public package(set) var cacheHits = 0

    /// The number of cached answers that were found to hold although something they rested on had
    /// changed.
    public package(set) var validations = 0

    /// The number of measurements that were suspended, for lack of stack or budget, and ran again.
    public package(set) var restarts = 0

    package init() {}
}

extension LayoutStatistics {
    /// Adds the counts of another pass, or of another task of the same pass.
    package static func += (total: inout LayoutStatistics, part: LayoutStatistics) {
        total.measurements += part.measurements
        total.cacheHits += part.cacheHits
        total.validations += part.validations
        total.restarts += part.restarts
    }
}
