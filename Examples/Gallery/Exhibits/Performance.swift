import Weft

/// A performance of a screen: its scenes, and what it took to lay them out.
struct Performance: Sendable {
    var scenes: [Scene] = []

    /// How many measurements all passes made together.
    private(set) var measurementCount = 0

    /// How many questions the caches answered.
    private(set) var cacheHitCount = 0

    /// How long the passes took, from the request to its commit.
    private(set) var duration = Duration.zero

    /// Adds a pass.
    mutating func count(_ commit: LayoutCommit, duration: Duration) {
        measurementCount += commit.statistics.measurementCount
        cacheHitCount += commit.statistics.cacheHitCount
        self.duration += duration
    }
}
