extension NodeRecord {
    /// Data of the few nodes that were asked about several ranges, or that have notes.
    final class RareData {
        // Unchecked: one task at a time writes to it, as to the record. A release in the middle of
        // an access may run a user's `deinit`. That cannot reach a record: an edit writes to an
        // inbox, and no pass of the tree runs synchronously.

        /// The entry that was the newest before the current one; if it is vacant, there are no
        /// older ones.
        @safe @exclusivity(unchecked)
        var previous = OlderEntry(entry: .vacant, lastUse: 0)

        /// The entries that are older still.
        @safe @exclusivity(unchecked)
        var older: [OlderEntry] = []

        /// Data of even fewer nodes; nil as long as there is none.
        @safe @exclusivity(unchecked)
        fileprivate(set) var notes: Notes?
    }

    /// What edits, moves and suspended measurements have noted about a node.
    final class Notes {
        // Unchecked, for the same reason as in `RareData`.

        /// Other parents that once asked for the node; only nodes that move have any, which is
        /// rare.
        @safe @exclusivity(unchecked)
        var otherParents: [FormerParent] = []

        /// The subnodes that the last edit below the node has changed, or that contain changed
        /// nodes.
        @safe @exclusivity(unchecked)
        var changedChildren = ChangedChildren()

        /// The last pass before the node's own inputs changed or its entries were forgotten, modulo
        /// 2³⁴. It is noted only for nodes that may have subnodes.
        @safe @exclusivity(unchecked)
        var changed: UInt64 = 0

        /// The measurements of the node that were suspended in the pass under way.
        @safe @exclusivity(unchecked)
        var pins: [Pin] = []

        /// The run of measurements in which the node was last suspended.
        @safe @exclusivity(unchecked)
        var suspendedRun: UInt64 = 0
    }

    /// The notes of the node; nil as long as there are none.
    var notes: Notes? {
        @inline(__always)
        get { rareData?.notes }
    }

    /// The notes of the node, for writing; they are made if necessary.
    var writableNotes: Notes {
        mutating get {
            let rareData = writableRareData
            if let notes = rareData.notes { return notes }
            let new = Notes()
            rareData.notes = new
            return new
        }
    }

    /// An entry that is no longer the newest one.
    struct OlderEntry {
        var entry: CacheEntry

        // Only this many bits fit behind the entry.
        /// The last pass that made or used the entry, or a later one (`NodeRecord.lastUse(asOf:)`),
        /// modulo 2¹⁶.
        private var lastUse: UInt16

        init(entry: CacheEntry, lastUse pass: UInt64) {
            self.entry = entry
            lastUse = UInt16(truncatingIfNeeded: pass)
        }

        /// Notes that a pass uses the entry.
        mutating func noteUse(in pass: UInt64) { lastUse = UInt16(truncatingIfNeeded: pass) }

        /// How many passes before the given pass the entry was last used, modulo 2¹⁶; 0 if that
        /// pass has used it. An entry that a great many passes have not used may stay longer than
        /// it should, which does no harm.
        func age(in pass: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: pass) &- lastUse }
    }
}
