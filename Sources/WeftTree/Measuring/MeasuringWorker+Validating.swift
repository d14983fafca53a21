import WeftLayout

extension MeasuringWorker {
    /// Whether the answer to a key still holds although something below its node was stamped.
    ///
    /// The asks to the stamped subnodes are asked again, in their order. As long as every answer is
    /// the same to the bit, the measurement would take the same course to the same end.
    ///
    /// A question that is asked again may fail although nobody would ask it any more. The pass fails
    /// then, and is made once more without replaying: to go on from here would measure everything
    /// twice at each level above.
    func holds(
        _ entry: CacheEntry,
        of slot: Slot,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool {
        guard let details = entry.details else { return true }
        for index in try dirtyAsks(of: entry, details, of: slot, context: &context) {
            let ask = details.asks[index]
            let now = try answer(ask.node, ask.slot, details.key(of: ask), context: &context)
            guard now.isIdentical(to: ask.answer) else { return false }
        }
        return true
    }

    /// The indices of the asks whose subnodes were stamped since an entry was checked, ascending.
    ///
    /// The subnodes are claimed: they are going to be asked.
    private func dirtyAsks(
        of entry: CacheEntry,
        _ details: EntryDetails,
        of slot: Slot,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> [Int] {
        let dependent = NodeRecord.Dependent(slot: slot, generation: slots[stamps: slot].generation)
        let asks = details.asks
        guard entry.checked >= slots[stamps: slot].dirtyChildrenSince else {
            let indices = asks.indices.filter { slots[stamps: asks[$0].slot].dirty > entry.checked }
            for index in indices {
                try claim(asks[index].slot, for: dependent, context: &context)
            }
            return indices
        }
        var indices: [Int] = []
        for child in slots[stamps: slot].dirtyChildren
        where slots[stamps: child].dirty > entry.checked {
            try claim(child, for: dependent, context: &context)
            if slots[child].asker == entry.measurement {
                var index = Int(slots[child].lastAsk)
                while index >= 0 {
                    indices.append(index)
                    index = Int(asks[index].previous)
                }
            } else {
                indices += asks.indices.filter { asks[$0].slot == child }
            }
        }
        if indices.count > 1 { indices.sort() }
        return indices
    }
}
