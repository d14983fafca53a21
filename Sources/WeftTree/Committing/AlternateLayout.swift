import WeftLayout

/// The layout before the last one, as long as no node's inputs have changed since.
///
/// A host that rotates and comes back gets it again as it is: the same inputs in the same range and
/// environment have the same layout. It shares the entries of the cache; its pages, some 27 bytes a
/// node, are what it costs. The first pass after a change of an input lets go of it, and of the
/// nodes that it keeps.
struct AlternateLayout {
    /// The stamp of the tree's caches when the last layout was committed. A pass that comes to
    /// nothing may have taken inputs that are newer; it leaves the stamp as it is.
    private var stamp: UInt64 = 0

    private var former: CommitTable?

    /// Lets go of a layout that was made of other inputs.
    mutating func drop(ifOlderThan stamp: UInt64) {
        if self.stamp != stamp { drop() }
    }

    /// Lets go of the layout.
    mutating func drop() { former = nil }

    /// The table of the layout, if it is that of a root that was asked for a key, with the same
    /// diagnostics of the root's style; nil if it is not, or if an input has changed since.
    func table(
        for key: CacheKey,
        diagnostics: [LayoutDiagnostic],
        asOf stamp: UInt64
    ) -> CommitTable? {
        guard self.stamp == stamp, let former, let top = former.top,
            let placement = top.placements.first, top.key(of: placement) == key,
            top.diagnostics == diagnostics
        else { return nil }
        return former
    }

    /// Notes that a layout as of a stamp takes the place of the last one.
    ///
    /// - Parameter last: The table of the last layout; nil if it is not to be kept.
    mutating func replace(_ last: CommitTable?, asOf stamp: UInt64) {
        former = self.stamp == stamp ? last : nil
        self.stamp = stamp
    }
}
