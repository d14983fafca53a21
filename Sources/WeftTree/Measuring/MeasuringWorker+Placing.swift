extension MeasuringWorker {
    /// Gives the subnodes of the node under way their cells in the commit to come, in a tree's
    /// first pass.
    ///
    /// Their records are in the processor's caches now. It is a guess: the node may be measured
    /// again, and its former answer be the one that is placed, or none of them. So the commit looks
    /// whether the newest measurement of a node is the one that it places, and places anew what is
    /// below the others (`SubtreePlacer`); and a cell that it does not come to shows when cells
    /// are counted.
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
            let cell = site.placed(by: parent, at: index, askedFor: key, asOf: setup.stamp)
            if let cell, let below = site.cellsBelow(cell) {
                pages?.set(cell, at: site)
                count += 1 + below
            } else {
                haveCells = false
            }
        }
        return haveCells ? count : nil
    }

    /// Gives a leaf its cell in the commit to come, in a tree's first pass, when the node under way
    /// asks for it, if there is nothing to tell of it but where it is.
    ///
    /// - Parameter index: That of the ask, which mostly is its index among the placements, too.
    /// - Returns: Whether it has the cell.
    @inline(__always)
    func placeLeaf(_ site: SlotTable.Site, at index: Int32) -> Bool {
        guard pages != nil, site.record.hasNoDetails else { return false }
        pages?.set(unsafe site.placed(by: asker.link.slot, at: index, nil), at: site)
        return true
    }
}
