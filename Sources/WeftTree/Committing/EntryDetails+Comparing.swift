import WeftLayout

extension EntryDetails {
    /// What a subnode was asked for the answer that is placed at an index; nil if it is not placed
    /// there.
    @inline(__always)
    func key(placing slot: Slot, at index: Int32) -> CacheKey? {
        guard index >= 0, Int(index) < placementCount else { return nil }
        // The index is below the count, and the object lives as long as the call.
        let placement = unsafe placementMemory + Int(index)
        return unsafe placement.pointee.slot == slot ? keyMemory(of: placement).pointee : nil
    }

    /// Visits the placements of subnodes that another measurement has not placed at the same index
    /// with the same question.
    ///
    /// - Parameters:
    ///   - indices: The indices of those that are meant.
    ///   - other: The other measurement; nil for none, so that all placements are visited.
    ///   - body: Gets the index, the slot of the subnode, and what it was asked.
    /// - Returns: Whether the other measurement may have placed a subnode that this one has not.
    @inline(__always)
    func forEachPlacement(
        _ indices: Range<Int>,
        notIn other: EntryDetails?,
        _ body: (_ index: Int32, _ slot: Slot, _ key: CacheKey) -> Void
    ) -> Bool {
        let otherCount = other?.placementCount ?? 0
        var letsGo = placementCount < otherCount
        for index in indices.clamped(to: 0..<placementCount) {
            // Indices are below the counts, and both objects live as long as the call.
            let placement = unsafe placementMemory + index
            let slot = unsafe placement.pointee.slot
            let key = unsafe keyMemory(of: placement)
            if let other, index < otherCount {
                let otherPlacement = unsafe other.placementMemory + index
                if unsafe otherPlacement.pointee.slot != slot {
                    letsGo = true
                } else if unsafe other.keyMemory(of: otherPlacement).pointee == key.pointee {
                    continue
                }
            }
            unsafe body(Int32(truncatingIfNeeded: index), slot, key.pointee)
        }
        return letsGo
    }

    /// Whether the subnode of a placement has got its cell when it was asked.
    @inline(__always)
    func isPlaced(_ index: Int32) -> Bool {
        // The index is below the count of the placements, and so that of the ask is below theirs.
        let ask = unsafe placementMemory[Int(index)].ask
        return unsafe ask == index && askMemory[Int(ask)].isPlaced
    }

    /// Where the key lies whose answer was placed.
    @inline(__always)
    private func keyMemory(
        of placement: UnsafeMutablePointer<Placement>
    ) -> UnsafeMutablePointer<CacheKey> {
        // Mostly all subnodes are asked for one key; then the asks need no look.
        if keyCount == 1 { return unsafe keyMemory }
        return unsafe keyMemory + Int(askMemory[Int(placement.pointee.ask)].key)
    }
}
