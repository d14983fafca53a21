import Weft

/// What became of a screen: its scenes, and what it took to lay them out.
struct Performance: Sendable {
    var scenes: [Scene] = []

    /// How many measurements all passes made together.
    private(set) var measurements = 0

    /// How many questions the caches answered.
    private(set) var cacheHits = 0

    /// How long the passes took.
    private(set) var duration = Duration.zero

    /// Adds a pass.
    mutating func count(_ commit: LayoutCommit, duration: Duration) {
        measurements += commit.statistics.measurements
        cacheHits += commit.statistics.cacheHits
        self.duration += duration
    }
}
