import Weft

/// What one run of a workload took.
struct Sample {
    /// Making the nodes and the trees.
    var build = Duration.zero

    /// The edits before each step; empty where there are none, or where the steps contain them.
    var edits: [Duration] = []

    /// The timed parts: one layout, or one for each change, or one for each edit under contention.
    var steps: [Duration] = []

    /// Letting go of the trees.
    var teardown = Duration.zero

    /// Commits a second; only under contention.
    var commitRate: Double?

    /// The growth of the heap over building and layout, in bytes; nil where nobody counts it.
    var heapBytes: Int?

    /// What the timed passes did, in total.
    var statistics = LayoutStatistics()

    /// How many passes were timed.
    var passCount = 0

    /// The sum of the frames' numbers at the end.
    var checksum = 0.0
}
