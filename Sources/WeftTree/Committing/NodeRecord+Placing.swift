extension NodeRecord {
    /// The cell of the node if it is placed with a key: one look at the record.
    ///
    /// - Parameter dirty: The snapshot in which the node or anything below it changed.
    /// - Returns: nil if there is no answer to the key that holds. The record keeps what the cell
    ///   refers to as long as it keeps that answer.
    @inline(__always)
    borrowing func cell(
        askedFor key: CacheKey,
        parent: Slot,
        index: Int32,
        dirty: UInt64
    ) -> CommitTable.Cell? {
        if newest.answer.key == key {
            guard newest.answer.checked >= dirty else { return nil }
            return cell(parent: parent, index: index, newest.details)
        }
        guard let number = older.firstIndex(where: { $0.answer.key == key }),
            older[number].answer.checked >= dirty
        else { return nil }
        return cell(parent: parent, index: index, older[number].details)
    }

    @inline(__always)
    private borrowing func cell(
        parent: Slot,
        index: Int32,
        _ details: EntryDetails?
    ) -> CommitTable.Cell {
        // The record keeps both.
        unsafe CommitTable.Cell(
            parent: parent,
            index: index,
            isOdd: details?.isOdd == true,
            state: .passUnretained(state),
            details: details.map { unsafe .passUnretained($0) }
        )
    }
}

extension EntryDetails {
    /// Whether there is a diagnostic.
    var isOdd: Bool { !diagnostics.isEmpty }
}
