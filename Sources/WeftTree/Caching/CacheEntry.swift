import WeftLayout

/// One measurement of a node: what it was asked, and what it answered.
struct CacheEntry {
    /// The plain part, which is read without touching a reference count.
    var answer: CachedAnswer

    /// What the node asked and placed, its payload, and what was odd; nil if there is nothing.
    let details: EntryDetails?

    /// No measurement.
    static let vacant = CacheEntry(answer: .vacant, details: nil)
}

/// The plain part of a cache entry.
struct CachedAnswer {
    /// What the node was asked.
    let key: CacheKey

    /// The number of the measurement, unique in the tree; 0 for none.
    let measurement: UInt64

    /// The snapshot as of which the answer is known to hold.
    var checked: UInt64

    /// The last pass that made or used it.
    var lastUse: UInt64

    /// The size in points.
    let size: LayoutSize

    /// The distances from the top to the first and the last baseline, in points; NaN for none.
    let baselines: (first: Double, last: Double)

    /// No measurement.
    static let vacant = CachedAnswer(
        key: CacheKey(.unbounded, environment: -1),
        measurement: 0,
        checked: 0,
        lastUse: 0,
        size: .zero,
        baselines: (.nan, .nan)
    )

    /// Whether an ask was answered in the same way, to the bit.
    func equals(answerOf ask: Ask) -> Bool {
        size.width.bitPattern == ask.size.width.bitPattern
            && size.height.bitPattern == ask.size.height.bitPattern
            && baselines.first.bitPattern == ask.baselines.first.bitPattern
            && baselines.last.bitPattern == ask.baselines.last.bitPattern
    }
}
