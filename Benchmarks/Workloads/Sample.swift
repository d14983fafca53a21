import Weft

/// What one run of a workload took.
struct Sample {
    /// The time to make the nodes and the trees.
    var build = Duration.zero

    /// The times of the edits before the steps; empty if there are none, or if the steps contain
    /// them.
    var edits: [Duration] = []

    /// The times of the steps: the only layout, the layout after each change, or each edit under
    /// contention.
    var steps: [Duration] = []

    /// The time to release the trees; nil if it is not measured.
    var teardown: Duration?

    /// The commits per second; nil except under contention.
    var commitRate: Double?

    /// The growth of the heap during building and layout, in bytes; nil if it is not counted.
    var heapBytes: Int?

    /// What the timed passes did, in total.
    var statistics = LayoutStatistics()

    /// How many passes were timed.
    var passCount = 0

    /// The checksum at the end: the sum of the coordinates and lengths of all frames.
    var checksum = 0.0
}
