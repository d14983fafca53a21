import WeftLayout

extension SlotTable.Site {
    /// The cell that a commit has for the node if it is placed with a key.
    ///
    /// - Parameter stamp: That of the tree's caches. What was checked as of it holds, without a
    ///   look at the node's last stamp.
    /// - Returns: nil if there is no answer to the key that holds. The record keeps what the cell
    ///   refers to as long as it keeps that answer.
    @inline(__always)
    func placed(
        by parent: Slot,
        at index: Int32,
        askedFor key: CacheKey,
        asOf stamp: UInt64
    ) -> CommitTable.Cell? {
        let checked = record.newest.checked
        if record.newest.key == key || record.isDecided(key),
            checked == stamp || checked >= lastStamp
        {
            return unsafe placed(by: parent, at: index, record.newest.unmanagedDetails)
        }
        guard let entry = validEntry(answering: key) else { return nil }
        return unsafe placed(by: parent, at: index, entry.unmanagedDetails)
    }

    /// The cell that a commit has for the node if it is placed with details that the record has.
    @inline(__always)
    func placed(
        by parent: Slot,
        at index: Int32,
        _ details: Unmanaged<AnyObject>?
    ) -> CommitTable.Cell {
        // The record keeps both.
        unsafe CommitTable.Cell(
            parent: parent,
            index: index,
            hasDiagnostics: details?.withBorrowed {
                unsafe EntryDetails($0).hasDiagnostics
            } ?? false,
            state: record.unretainedState,
            details: details
        )
    }

    /// How many nodes are placed below the node if a commit has a cell for it, and if the pass has
    /// placed all of them while it measured the node; nil if it has not.
    ///
    /// Measured again, the node has placed them anew. A measurement that was suspended, and that
    /// nobody has asked for any more, may have done so in part: it has left a pin.
    @inline(__always)
    func cellsBelow(_ cell: CommitTable.Cell) -> Int? {
        guard let count = cell.cellsBelow, count > 0 else { return cell.cellsBelow }
        if record.hasPins { return nil }
        return cell.hasDetails(record.newest.details) ? count : nil
    }

    /// To which other keys the answer of the node to a key is the same, which there must be.
    func reuse(ofAnswerTo key: CacheKey) -> Reuse {
        record.reuse(ofAnswerTo: key, since: lastStamp)
    }

    /// The entry of the node that has the answer to a key, if it holds.
    func validEntry(answering key: CacheKey) -> CacheEntry? {
        record.entry(answering: key, since: lastStamp)
    }
}
