/// Counts of what a pass did.
public struct LayoutStatistics: Hashable, Sendable {
    /// The number of completed measurements: distinct pairs of a node and what it was asked.
    public package(set) var measurementCount = 0

    /// The number of questions to nodes that the caches answered.
    public package(set) var cacheHitCount = 0

    /// The number of cached answers that were found to hold although something they rested on had
    /// changed.
    public package(set) var validationCount = 0

    /// The number of measurements that were suspended, for lack of stack or budget, and ran again.
    public package(set) var restartCount = 0

    package init() {}
}

extension LayoutStatistics {
    /// Adds the counts of another pass, or of another task of the same pass.
    package static func += (total: inout LayoutStatistics, part: LayoutStatistics) {
        total.measurementCount += part.measurementCount
        total.cacheHitCount += part.cacheHitCount
        total.validationCount += part.validationCount
        total.restartCount += part.restartCount
    }
}

extension LayoutStatistics: CustomDebugStringConvertible {
    /// The counts in one line.
    public var debugDescription: String {
        """
        LayoutStatistics(\(measurementCount) measured, \(cacheHitCount) cached, \
        \(validationCount) validated, \(restartCount) restarted)
        """
    }
}
