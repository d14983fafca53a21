import Synchronization

/// What edits have done to one node: what its entries are checked against.
///
/// Validity is told by *stamps*, the numbers of snapshots. An entry is good as long as nothing that
/// it rests on was stamped after the entry was last checked. Stamps are never taken back, so a pass
/// that fails forgets no edit.
///
/// They are written to between passes alone, but for the mark. While a pass measures, any of its tasks may
/// read them.
struct NodeStamps: ~Copyable {
    /// The mark of the node that has the slot; 0 for none.
    ///
    /// An edit that adopts a node writes to it while a pass may look whether a node still has the slot
    /// that had it before.
    var mark: UInt32 { atomicMark.load(ordering: .relaxed) }

    private let atomicMark = Atomic<UInt32>(0)

    /// Gives the slot to a node; 0 for none.
    func setMark(_ mark: UInt32) { atomicMark.store(mark, ordering: .relaxed) }

    /// The last snapshot in which the node or anything below it changed.
    private(set) var dirty: UInt64 = 0

    /// The children that were stamped in that snapshot.
    private(set) var dirtyChildren: [Slot] = []

    /// The snapshot before which `dirtyChildren` does not tell everything: mostly the one in which
    /// something below the node changed before.
    private(set) var dirtyChildrenSince: UInt64 = 0

    /// Above this many, a list of dirty children is no faster than looking at all asks.
    private static let maximumDirtyChildren = 32

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
