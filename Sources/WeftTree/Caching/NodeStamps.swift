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

    /// The last snapshot in which the node or anything below it changed.
    private(set) var dirty: UInt64 = 0

    /// The children that were stamped in that snapshot.
    private(set) var dirtyChildren: [Slot] = []

    /// The snapshot before which `dirtyChildren` does not tell everything: mostly the one in which
    /// something below the node changed before.
    private(set) var dirtyChildrenSince: UInt64 = 0

    /// Above this many, a list of dirty children is no faster than looking at all asks.
    private static let maximumDirtyChildren = 32

    /// Makes the stamps of a slot that is used in a generation.
    init(generation: UInt32 = 0) {
        self.generation = generation
    }

    /// Stamps the node.
    ///
    /// - Returns: Whether it had not been stamped in the snapshot before.
    mutating func mark(in snapshot: UInt64) -> Bool {
        if dirty == snapshot { return false }
        dirtyChildren.removeAll(keepingCapacity: true)
        dirtyChildrenSince = dirty
        dirty = snapshot
        return true
    }

    /// Notes a child that was stamped in the snapshot in which the node was.
    mutating func note(dirtyChild child: Slot) {
        guard dirtyChildrenSince < dirty, dirtyChildren.last != child else { return }
        if dirtyChildren.count < Self.maximumDirtyChildren {
            dirtyChildren.append(child)
        } else {
            dirtyChildren = []
            dirtyChildrenSince = dirty
        }
    }
}
