/// Stamps, which record what edits have done to a node, and against which its entries are checked.
///
/// *Stamps* are numbers that rise whenever anything in the tree is stamped (`TreeCaches.stamp`). An
/// entry is valid as long as nothing that it rests on was stamped after the entry was last checked.
/// Stamps are never taken back, so no edit is forgotten when a pass fails.
///
/// Nodes are stamped only between passes.
extension SlotTable.Site {
    /// Stamps the node because the node itself has changed.
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

    /// Stamps the node because a child has got the same stamp.
    ///
    /// - Returns: Whether it did not have the stamp already.
    func stamp(_ stamp: UInt64, becauseOf child: Slot) -> Bool {
        let notes = record.writableNotes
        if notes.changedChildren.isUnused { notes.changedChildren.begin(after: lastStamp) }
        defer { notes.changedChildren.note(child, asOf: stamp) }
        return self.stamp(stamp)
    }

    /// The children that got the node's last stamp, if they include everything that has changed
    /// below the node after another stamp.
    ///
    /// - Returns: nil if it is not known whether they do.
    func changedChildren(since stamp: UInt64) -> [Slot]? {
        record.notes?.changedChildren.all(since: stamp)
    }
}
