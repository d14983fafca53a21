/// What edits have done to a node is what its entries are checked against.
///
/// Validity is told by *stamps*: numbers that rise whenever anything in the tree is stamped
/// (`TreeCaches.stamp`). An entry is good as long as nothing that it rests on was stamped after the
/// entry was last checked. Stamps are never taken back, so a pass that fails forgets no edit.
///
/// Nodes are stamped between passes alone.
extension SlotTable.Site {
    /// Stamps the node for a change of its own.
    ///
    /// - Returns: Whether it did not have the stamp already.
    func stamp(_ stamp: UInt64) -> Bool {
        if lastStamp == stamp { return false }
        if let notes = record.notes, !notes.changedChildren.isUnused {
            notes.changedChildren.begin(after: lastStamp)
        }
        lastStamp = stamp
        return true
    }

    /// Stamps the node because of a child that has got the same stamp.
    ///
    /// - Returns: Whether it did not have the stamp already.
    func stamp(_ stamp: UInt64, becauseOf child: Slot) -> Bool {
        let notes = record.writableNotes
        if notes.changedChildren.isUnused { notes.changedChildren.begin(after: lastStamp) }
        defer { notes.changedChildren.note(child, asOf: stamp) }
        return self.stamp(stamp)
    }

    /// The children that got the node's last stamp, if all that has changed below the node after
    /// another stamp is among them.
    ///
    /// - Returns: nil if that is not known.
    func changedChildren(since stamp: UInt64) -> [Slot]? {
        record.notes?.changedChildren.all(since: stamp)
    }
}
