import WeftLayout

/// The layout before the last one, kept as long as no node's inputs change.
///
/// A host that rotates and rotates back gets it again as it is: the same inputs in the same range
/// and environment have the same layout. It shares the entries of the cache, so it costs only its
/// pages, some 27 bytes a node. The first pass after an input has changed lets go of it, and of the
/// nodes that it keeps alive.
struct AlternateLayout {
    /// The stamp of the tree's caches when the last layout was committed. A pass that does not
    /// commit leaves it as it is, even if that pass has taken newer inputs.
    private var stamp: UInt64 = 0

    private var former: CommitTable?

    /// Lets go of a layout that was made of other inputs.
    mutating func drop(ifOlderThan stamp: UInt64) {
        if self.stamp != stamp { drop() }
    }

    /// Lets go of the layout.
    mutating func drop() { former = nil }

    /// The table of the layout, if its root was asked the same key and has the same diagnostics of
    /// its style. It is nil otherwise, and if an input has changed since.
    func table(
        for key: CacheKey,
        diagnostics: [LayoutDiagnostic],
        asOf stamp: UInt64
    ) -> CommitTable? {
        guard self.stamp == stamp, let former, let top = former.top, top.key(ofAsk: 0) == key,
            top.diagnostics == diagnostics
        else { return nil }
        return former
    }

    /// Notes that a layout as of a stamp replaces the last one.
    ///
    /// - Parameter last: The table of the last layout; nil if it is not to be kept.
    mutating func replace(_ last: CommitTable?, asOf stamp: UInt64) {
        former = self.stamp == stamp ? last : nil
        self.stamp = stamp
    }
}
