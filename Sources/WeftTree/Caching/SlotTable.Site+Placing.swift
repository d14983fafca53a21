import WeftLayout

extension SlotTable.Site {
    /// The cell that a commit has for the node if it is placed with the answer to a key.
    ///
    /// - Parameter stamp: The stamp of the tree's caches. An entry that was checked as of it holds;
    ///   the node's last stamp need not be looked up.
    /// - Returns: The cell; nil if no answer to the key holds. The record keeps alive what the cell
    ///   refers to, as long as it keeps that answer.
    @inline(__always)
    func cell(
        placedBy parent: Slot,
        at index: Int32,
        askedFor key: CacheKey,
        asOf stamp: UInt64
    ) -> CommitTable.Cell? {
        // The details are those of an entry of the record, which keeps them alive.
        let checked = record.newest.checked
        if record.newest.key == key || record.isDecided(key),
            checked == stamp || checked >= lastStamp
        {
            return unsafe cell(placedBy: parent, at: index, record.newest.unmanagedDetails)
        }
        guard let entry = validEntry(answering: key) else { return nil }
        return unsafe cell(placedBy: parent, at: index, entry.unmanagedDetails)
    }

    /// The cell that a commit has for the node if it is placed with details from its record.
    @inline(__always)
    func cell(
        placedBy parent: Slot,
        at index: Int32,
        _ details: Unmanaged<AnyObject>?
    ) -> CommitTable.Cell {
        // The record keeps both objects alive.
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

    /// How many nodes are placed below the node if a commit has the given cell for it; nil unless
    /// the pass placed all of them while it measured the node.
    ///
    /// If the node was measured again, it has placed them anew. A measurement that was suspended,
    /// and that nobody has asked for since, may have done so in part; it has left a pin.
    @inline(__always)
    func cellsBelow(_ cell: CommitTable.Cell) -> Int? {
        guard let count = cell.cellsBelow, count > 0 else { return cell.cellsBelow }
        if record.hasPins { return nil }
        return cell.hasDetails(record.newest.details) ? count : nil
    }

    /// For which other keys the node's answer to a key is the same. There must be such an answer.
    func reuse(ofAnswerTo key: CacheKey) -> Reuse {
        record.reuse(ofAnswerTo: key, since: lastStamp)
    }

    /// The entry of the node that has the answer to a key, if one holds.
    func validEntry(answering key: CacheKey) -> CacheEntry? {
        record.entry(answering: key, since: lastStamp)
    }
}
