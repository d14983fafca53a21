extension NodeRecord {
    /// What few nodes have.
    final class RareData {
        // Unchecked: one task at a time writes to it, as to the record. What is released in the
        // middle of an access may run a `deinit` of the user's. That reaches no record: an edit
        // writes to an inbox, and no pass of the tree runs synchronously.

        /// The entry that was the newest before; if it is vacant, there are no older ones.
        @safe @exclusivity(unchecked)
        var previous = OlderEntry(entry: .vacant, lastUse: 0)

        /// The entries that are older still.
        @safe @exclusivity(unchecked)
        var older: [OlderEntry] = []

        /// Other parents that once asked for the node, for the rare one that moves.
        @safe @exclusivity(unchecked)
        var otherParents: [FormerParent] = []

        /// The subnodes that the last edit below the node has changed, or that have such ones below
        /// them.
        @safe @exclusivity(unchecked)
        var changedChildren = ChangedChildren()

        /// The last pass before the node's own inputs changed, or its entries were forgotten,
        /// modulo 2³⁴; for those nodes only that may have subnodes.
        @safe @exclusivity(unchecked)
        var changed: UInt64 = 0

        /// The measurements of the node that were suspended in the pass under way.
        @safe @exclusivity(unchecked)
        var pins: [Pin] = []

        /// The run of measurements in which the node was last suspended.
        @safe @exclusivity(unchecked)
        var suspendedRun: UInt64 = 0
    }

    /// An entry that is not the newest any more.
    struct OlderEntry {
        var entry: CacheEntry

        /// The last pass that made or used it, or a later one (`NodeRecord.lastUse(asOf:)`).
        var lastUse: UInt64
    }
}
