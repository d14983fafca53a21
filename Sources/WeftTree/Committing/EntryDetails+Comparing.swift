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

    /// Whether two measurements have placed the same subnodes at the same indices.
    func hasSameSubnodes(as other: EntryDetails) -> Bool {
        guard placementCount == other.placementCount else { return false }
        for index in 0..<placementCount {
            // Both lists have the index, and both objects live as long as the call.
            guard unsafe placementMemory[index].slot == other.placementMemory[index].slot else {
                return false
            }
        }
        return true
    }

    /// Whether another measurement has placed the same at an index, in the same way.
    func placesSame(as other: EntryDetails, at index: Int) -> Bool {
        guard index < placementCount, index < other.placementCount else { return false }
        // As above.
        let (own, new) = unsafe (placementMemory + index, other.placementMemory + index)
        return unsafe own.pointee.slot == new.pointee.slot
            && own.pointee.origin == new.pointee.origin
            && askMemory[Int(own.pointee.ask)].extent.size
                == other.askMemory[Int(new.pointee.ask)].extent.size
            && keyMemory(of: own).pointee == other.keyMemory(of: new).pointee
    }

    /// What a commit shows of the subnode that was placed at an index, which there must be.
    func appearance(ofPlacement index: Int) -> CommitTable.Appearance {
        precondition(index >= 0 && index < placementCount)
        // The index is in bounds, and the object lives as long as the call.
        let placement = unsafe placementMemory + index
        return unsafe CommitTable.Appearance(
            frame: LayoutRect(
                origin: placement.pointee.origin,
                size: askMemory[Int(placement.pointee.ask)].extent.size
            ),
            key: keyMemory(of: placement).pointee
        )
    }

    /// Whether the subnode of a placement has got its cell when it was asked.
    @inline(__always)
    func hasCell(_ index: Int32) -> Bool {
        // The index is below the count of the placements, and so that of the ask is below theirs.
        let ask = unsafe placementMemory[Int(index)].ask
        return unsafe ask == index && askMemory[Int(ask)].hasCell
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
