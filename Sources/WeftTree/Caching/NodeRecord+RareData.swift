extension NodeRecord {
    /// What few nodes have: those that were asked for several ranges, and those that have notes.
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

        /// What few of these nodes have; nil as long as there is nothing of it.
        @safe @exclusivity(unchecked)
        fileprivate(set) var notes: Notes?
    }

    /// What edits, moves and suspended measurements have left at a node.
    final class Notes {
        // Unchecked: as in `RareData`.

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

    /// What edits, moves and suspended measurements have left; nil as long as there is nothing.
    var notes: Notes? {
        @inline(__always)
        get { rareData?.notes }
    }

    /// What edits, moves and suspended measurements have left, to be written to.
    var writableNotes: Notes {
        mutating get {
            let rareData = writableRareData
            if let notes = rareData.notes { return notes }
            let new = Notes()
            rareData.notes = new
            return new
        }
    }

    /// An entry that is not the newest any more.
    struct OlderEntry {
        var entry: CacheEntry

        // So few bits fit behind the entry.
        /// The last pass that made or used it, or a later one (`NodeRecord.lastUse(asOf:)`), modulo
        /// 2¹⁶.
        private var lastUse: UInt16

        init(entry: CacheEntry, lastUse pass: UInt64) {
            self.entry = entry
            lastUse = UInt16(truncatingIfNeeded: pass)
        }

        /// Notes that a pass uses the entry.
        mutating func noteUse(in pass: UInt64) { lastUse = UInt16(truncatingIfNeeded: pass) }

        /// How many passes before a pass the entry was used, modulo 2¹⁶: of that pass it is 0. An
        /// entry that many passes have not used may stay longer than it should, and does no harm.
        func age(in pass: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: pass) &- lastUse }
    }
}
