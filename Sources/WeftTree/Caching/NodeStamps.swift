import Synchronization

/// What edits have done to one node: what its entries are checked against.
///
/// Validity is told by *stamps*, the numbers of snapshots. An entry is good as long as nothing that
/// it rests on was stamped after the entry was last checked. Stamps are never taken back, so a pass
/// that fails forgets no edit.
///
/// They are written to between passes alone, but for the mark. While a pass measures, any of its
/// tasks may read them.
struct NodeStamps: ~Copyable {
    /// The mark of the node that has the slot; 0 for none.
    ///
    /// An edit that adopts a node writes to it while a pass may look whether a node still has the
    /// slot that had it before.
    var mark: UInt32 { atomicMark.load(ordering: .relaxed) }

    private let atomicMark = Atomic<UInt32>(0)

    /// Gives the slot to a node; 0 for none.
    func setMark(_ mark: UInt32) { atomicMark.store(mark, ordering: .relaxed) }

    /// The last snapshot in which the node or anything below it changed.
    private(set) var dirty: UInt64 = 0

    /// Which children were stamped in that snapshot; nil for a node below which nothing has changed
    /// yet.
    private var changes: Changes?

    /// The children that were stamped in the last snapshot that stamped the node.
    private final class Changes {
        // Unchecked: written to as the stamps are.

        /// The children.
        @safe @exclusivity(unchecked)
        var children: [Slot] = []

        /// The snapshot before which `children` does not tell everything: mostly the one in which
        /// something below the node changed before.
        @safe @exclusivity(unchecked)
        var since: UInt64 = 0
    }

    /// The children that were stamped when the node was, of what changed after a snapshot.
    ///
    /// - Returns: nil if that is not known.
    func dirtyChildren(since snapshot: UInt64) -> [Slot]? {
        guard let changes, snapshot >= changes.since else { return nil }
        return changes.children
    }

    /// Above this many, a list of dirty children is no faster than looking at all asks.
    private static let maximumDirtyChildren = 32

    /// Stamps the node for a change of its own.
    ///
    /// - Returns: Whether it had not been stamped in the snapshot before.
    mutating func mark(in snapshot: UInt64) -> Bool {
        if dirty == snapshot { return false }
        if let changes {
            changes.children.removeAll(keepingCapacity: true)
            changes.since = dirty
        }
        dirty = snapshot
        return true
    }

    /// Stamps the node because of a child that was stamped in the same snapshot.
    ///
    /// - Returns: Whether it had not been stamped in the snapshot before.
    mutating func mark(in snapshot: UInt64, becauseOf child: Slot) -> Bool {
        if changes == nil {
            let new = Changes()
            new.since = dirty
            changes = new
        }
        defer { note(child) }
        return mark(in: snapshot)
    }

    private func note(_ child: Slot) {
        guard let changes, changes.since < dirty, changes.children.last != child else { return }
        if changes.children.count < Self.maximumDirtyChildren {
            changes.children.append(child)
        } else {
            changes.children = []
            changes.since = dirty
        }
    }
}
