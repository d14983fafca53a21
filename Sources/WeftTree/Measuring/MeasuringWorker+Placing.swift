extension MeasuringWorker {
    /// Gives the subnodes of the node under way their cells in the commit to come, in a tree's
    /// first pass.
    ///
    /// Their records are in the processor's caches now. It is a guess: the node may be measured
    /// again, and the answer that is placed may be an earlier one, or none. So the commit checks
    /// whether the newest measurement of a node is the one that it places, and places anew what is
    /// below the others (`SubtreePlacer`). A cell that it does not come to shows when cells are
    /// counted.
    ///
    /// A node was claimed for one parent, so that no other task writes to the cell.
    ///
    /// - Parameters:
    ///   - details: What the node under way has placed.
    ///   - parent: Its slot.
    /// - Returns: How many nodes below it have cells now, if these are all; nil if not.
    func place(_ details: EntryDetails, of parent: Slot) -> Int? {
        let slots = slots
        var count = 0
        var haveCells = true
        _ = details.forEachPlacement(0..<details.placementCount, notIn: nil) { index, slot, key in
            if details.hasCell(index) {
                count += 1
                return
            }
            let site = slots.site(of: slot)
            // All that was asked has an answer, and the record keeps what the cell refers to.
            let cell =
                site.record.hasSeveralEntries
                ? site.placed(by: parent, at: index, askedFor: key, asOf: setup.stamp)
                : unsafe site.placed(by: parent, at: index, site.record.newest.unmanagedDetails)
            if let cell, let below = site.cellsBelow(cell) {
                pages?.set(cell, at: site)
                count += 1 + below
            } else {
                haveCells = false
            }
        }
        return haveCells ? count : nil
    }

    /// In a tree's first pass, gives a leaf its cell in the commit to come when the node under way
    /// asks for it, if the leaf has nothing to tell but its size.
    ///
    /// - Parameter index: The index of the ask, which mostly is the leaf's among the placements.
    /// - Returns: Whether the leaf has got its cell.
    @inline(__always)
    func placeLeaf(_ site: SlotTable.Site, at index: Int32) -> Bool {
        guard pages != nil, site.record.hasNoDetails else { return false }
        pages?.set(unsafe site.placed(by: asker.link.slot, at: index, nil), at: site)
        return true
    }
}
