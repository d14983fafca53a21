import Weft

/// A performance of a screen: its scenes, and what it took to lay them out.
struct Performance: Sendable {
    var scenes: [Scene] = []

    /// How many measurements all passes made together.
    private(set) var measurements = 0

    /// How many questions the caches answered.
    private(set) var cacheHits = 0

    /// Adds a pass.
    mutating func count(_ commit: LayoutCommit) {
        measurements += commit.statistics.measurements
        cacheHits += commit.statistics.cacheHits
    }
}
