import WeftLayout

extension EntryDetails {
    /// The key of the answer that is placed at an index; nil if the given subnode is not placed
    /// there.
    @inline(__always)
    func key(placing slot: Slot, at index: Int32) -> CacheKey? {
        guard index >= 0, Int(index) < placementCount else { return nil }
        // The index is below the count, and the object lives as long as the call.
        let ask = unsafe placedAsk(Int(index))
        return unsafe ask.pointee.slot == slot ? key(at: ask) : nil
    }

    /// Visits the placements that differ from those of another measurement: it has not placed the
    /// same subnode at the same index with the same key.
    ///
    /// - Parameters:
    ///   - indices: The indices of the placements to visit.
    ///   - other: The other measurement; nil to visit all placements.
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
            let ask = unsafe placedAsk(index)
            let slot = unsafe ask.pointee.slot
            let key = unsafe key(at: ask)
            if let other, index < otherCount {
                let otherAsk = unsafe other.placedAsk(index)
                if unsafe otherAsk.pointee.slot != slot {
                    letsGo = true
                } else if unsafe other.key(at: otherAsk) == key {
                    continue
                }
            }
            body(Int32(truncatingIfNeeded: index), slot, key)
        }
        return letsGo
    }

    /// Whether two measurements have placed the same subnodes at the same indices.
    func hasSameSubnodes(as other: EntryDetails) -> Bool {
        guard placementCount == other.placementCount else { return false }
        for index in 0..<placementCount {
            // Both lists have the index, and both objects live as long as the call.
            guard
                unsafe placedAsk(index).pointee.slot == other.placedAsk(index).pointee.slot
            else { return false }
        }
        return true
    }

    /// Whether another measurement has placed the same subnode at an index in the same way.
    func placesSame(as other: EntryDetails, at index: Int) -> Bool {
        guard index < placementCount, index < other.placementCount else { return false }
        // As above.
        let (own, new) = unsafe (placedAsk(index), other.placedAsk(index))
        return unsafe own.pointee.slot == new.pointee.slot
            && originMemory[index] == other.originMemory[index]
            && own.pointee.extent.size == new.pointee.extent.size
            && key(at: own) == other.key(at: new)
    }

    /// How a commit shows the subnode placed at an index, which must exist.
    func appearance(ofPlacement index: Int) -> CommitTable.Appearance {
        precondition(index >= 0 && index < placementCount)
        // The index is in bounds, and the object lives as long as the call.
        let ask = unsafe placedAsk(index)
        return unsafe CommitTable.Appearance(
            frame: LayoutRect(origin: originMemory[index], size: ask.pointee.extent.size),
            key: key(at: ask)
        )
    }

    /// Whether the subnode of a placement got its cell when it was asked.
    @inline(__always)
    func hasCell(_ index: Int32) -> Bool {
        // The index is below the count of the placements, so the index of the ask is below the
        // count of the asks.
        let ask = unsafe placedAskMemory[Int(index)]
        return unsafe ask == index && askMemory[Int(ask)].hasCell
    }

    /// The memory of the ask whose answer was placed at an index, which must exist.
    @unsafe @inline(__always)
    func placedAsk(_ index: Int) -> UnsafeMutablePointer<Ask> {
        unsafe askMemory + Int(placedAskMemory[index])
    }

    /// What was asked in one of the asks.
    @unsafe @inline(__always)
    private func key(at ask: UnsafeMutablePointer<Ask>) -> CacheKey {
        let index = unsafe ask.pointee.key
        return unsafe CacheKey(keyMemory[Int(index)], environment: environment(ofKey: index))
    }
}
