import WeftLayout

/// One measurement of a node: what it was asked, and what it answered.
struct CacheEntry {
    /// What the node was asked.
    let key: CacheKey

    /// The number of the measurement, unique in the tree; 0 for none.
    let measurement: UInt64

    /// The snapshot as of which the answer is known to hold.
    var checked: UInt64

    /// The last pass that made or used it.
    var lastUse: UInt64

    /// What the node answered.
    let answer: NodeAnswer

    /// What the node asked and placed, its payload, and what was odd; nil if there is nothing.
    let details: EntryDetails?

    /// No measurement.
    static var vacant: CacheEntry {
        @inline(__always)
        get {
            CacheEntry(
                key: CacheKey(.unbounded, environment: -1),
                measurement: 0,
                checked: 0,
                lastUse: 0,
                answer: NodeAnswer(size: .zero),
                details: nil
            )
        }
    }

    /// When the entry was used last, and when it was made.
    var age: (UInt64, UInt64) { (lastUse, measurement) }
}

/// What a node answers to being measured.
struct NodeAnswer {
    /// The size in points, rounded to the pixel grid.
    var size: LayoutSize

    /// The distances from the top to the first and the last baseline, in points; NaN for none.
    var baselines = (first: Double.nan, last: Double.nan)

    /// Whether two answers are the same to the bit.
    func isIdentical(to other: NodeAnswer) -> Bool {
        size.width.bitPattern == other.size.width.bitPattern
            && size.height.bitPattern == other.size.height.bitPattern
            && baselines.first.bitPattern == other.baselines.first.bitPattern
            && baselines.last.bitPattern == other.baselines.last.bitPattern
    }
}
