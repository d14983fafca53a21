/// What edits have done to one node: what its entries are checked against.
///
/// Validity is told by *stamps*, the numbers of snapshots. An entry is good as long as nothing that
/// it rests on was stamped after the entry was last checked. Stamps are never taken back, so a pass
/// that fails forgets no edit.
///
/// They are written to between passes alone. While a pass measures, any of its tasks may read them.
struct NodeStamps {
    /// Which use of the slot this is.
    var generation: UInt32 = 0

    /// The snapshot in which the node or anything below it changed.
    var dirty: UInt64 = 0

    /// The children that were stamped in the snapshots after `dirtyChildrenSince`.
    var dirtyChildren: [Slot] = []

    /// The last snapshot of which `dirtyChildren` need not know anything.
    var dirtyChildrenSince: UInt64 = 0
}
