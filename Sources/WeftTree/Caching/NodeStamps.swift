import Synchronization

/// What edits have done to one node: what its entries are checked against.
///
/// Validity is told by *stamps*: numbers that rise whenever anything in the tree is stamped
/// (`TreeCaches.stamp`). An entry is good as long as nothing that it rests on was stamped after the
/// entry was last checked. Stamps are never taken back, so a pass that fails forgets no edit.
///
/// They are written to between passes alone, but for the generation. While a pass measures, any of
/// its tasks may read them.
struct NodeStamps: ~Copyable {
    /// The generation of the node that has the slot; 0 for none.
    ///
    /// An edit that adopts a node writes to it while a pass may look whether a node still has the
    /// slot that had it before.
    var generation: UInt32 { atomicGeneration.load(ordering: .relaxed) }

    private let atomicGeneration = Atomic<UInt32>(0)

    /// Gives the slot to a node; 0 for none.
    func setGeneration(_ generation: UInt32) {
        atomicGeneration.store(generation, ordering: .relaxed)
    }

    /// The stamp of the last change of the node or of anything below it.
    private(set) var dirty: UInt64 = 0

    /// Which children got that stamp; nil for a node below which nothing has changed yet.
    private var changes: Changes?

    /// The children that got the last stamp of the node.
    private final class Changes {
        // Unchecked: written to as the stamps are.

        /// The children.
        @safe @exclusivity(unchecked)
        var children: [Slot] = []

        /// The stamp before which `children` does not tell everything: mostly that of the change
        /// below the node before the last one.
        @safe @exclusivity(unchecked)
        var since: UInt64 = 0
    }

    /// The children that got the node's last stamp, if all that has changed below the node after
    /// another stamp is among them.
    ///
    /// - Returns: nil if that is not known.
    func dirtyChildren(since stamp: UInt64) -> [Slot]? {
        guard let changes, stamp >= changes.since else { return nil }
        return changes.children
    }

    /// Above this many, a list of dirty children is no faster than looking at all asks.
    private static let maximumDirtyChildren = 32

    /// Stamps the node for a change of its own.
    ///
    /// - Returns: Whether it did not have the stamp already.
    mutating func stamp(_ stamp: UInt64) -> Bool {
        if dirty == stamp { return false }
        if let changes {
            changes.children.removeAll(keepingCapacity: true)
            changes.since = dirty
        }
        dirty = stamp
        return true
    }

    /// Stamps the node because of a child that has got the same stamp.
    ///
    /// - Returns: Whether it did not have the stamp already.
    mutating func stamp(_ stamp: UInt64, becauseOf child: Slot) -> Bool {
        if changes == nil {
            let new = Changes()
            new.since = dirty
            changes = new
        }
        defer { note(child) }
        return self.stamp(stamp)
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
