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
        var arePlaced = true
        _ = details.forEachPlacement(0..<details.placementCount, notIn: nil) { index, slot, key in
            if details.isPlaced(index) {
                count += 1
                return
            }
            let known = slots.cell(of: slot)
            let cell = known.placed(by: parent, at: index, askedFor: key, asOf: inputs.stamp)
            if let cell, let below = known.placedBelow(cell) {
                pages?.set(cell, at: known)
                count += 1 + below
            } else {
                arePlaced = false
            }
        }
        return arePlaced ? count : nil
    }

    /// Gives a leaf its cell in the commit to come, in a tree's first pass, when the node under way
    /// asks for it, if there is nothing to tell of it but where it is.
    ///
    /// - Parameter index: That of the ask, which mostly is its index among the placements, too.
    /// - Returns: Whether it has the cell.
    @inline(__always)
    func placeLeaf(_ cell: SlotTable.Cell, at index: Int32) -> Bool {
        guard pages != nil, cell.record.hasNoDetails else { return false }
        pages?.set(cell.placed(by: frame.dependent.slot, at: index, nil), at: cell)
        return true
    }
}
