extension MeasuringWorker {
    /// Gives the subnodes of the node under way their cells in the coming commit, in a tree's first
    /// pass.
    ///
    /// At this time their records are in the processor's caches. The cells are a guess: the node
    /// may be measured again, and in the end an earlier answer may be placed, or none at all. So
    /// the commit checks whether it places the newest measurement of each node, and places anew
    /// what is below the nodes for which it does not (`SubtreePlacer`). If there is a cell that the
    /// commit does not reach, the count of cells reveals it.
    ///
    /// Each subnode is claimed for one parent, so no other task writes to its cell.
    ///
    /// - Parameters:
    ///   - details: What the node under way has placed.
    ///   - parent: The slot of the node under way.
    /// - Returns: How many nodes below the parent have cells now, if these are all of them;
    ///   otherwise nil.
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
            // Everything that was asked for has an answer, and the record keeps alive what the cell
            // refers to.
            let cell =
                site.record.hasSeveralEntries
                ? site.cell(placedBy: parent, at: index, askedFor: key, asOf: setup.stamp)
                : unsafe site.cell(placedBy: parent, at: index, site.record.newest.unmanagedDetails)
            if let cell, let below = site.cellsBelow(cell) {
                pages?.set(cell, at: site)
                count += 1 + below
            } else {
                haveCells = false
            }
        }
        return haveCells ? count : nil
    }

    /// In a tree's first pass, gives a leaf its cell in the coming commit as soon as the node under
    /// way asks for it, if the leaf has nothing but a size.
    ///
    /// - Parameter index: The index of the ask, which is usually also the leaf's index among the
    ///   placements.
    /// - Returns: Whether the leaf has got its cell.
    @inline(__always)
    func placeLeaf(_ site: SlotTable.Site, at index: Int32) -> Bool {
        guard pages != nil, site.record.hasNoDetails else { return false }
        // There are no details that somebody would have to keep alive.
        pages?.set(unsafe site.cell(placedBy: asker.link.slot, at: index, nil), at: site)
        return true
    }
}
