import WeftLayout

extension MeasuringWorker {
    /// Whether the answer to a key still holds although something below its node was stamped.
    ///
    /// The asks to the stamped subnodes are repeated in their order. As long as every answer is the
    /// same to the bit, the measurement would take the same course and end with the same result. If
    /// a subnode is put off, the other asks of its batch are still repeated, so that all of them
    /// become jobs.
    ///
    /// A repeated question may fail although nobody would ask it any more. The pass then fails and
    /// is run once more without replaying, because going on from here would measure everything
    /// twice at each level above.
    ///
    /// - Parameter isReused: Set to false if the answer may decide less than it did. What the
    ///   subnodes decided before was not noted, so it cannot be compared; instead, all of them must
    ///   let the node grow in both dimensions.
    func holds(
        _ known: CacheEntry.Known,
        of site: SlotTable.Site,
        isReused: inout Bool,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool {
        guard let details = known.details else { return true }
        let first = scratch.replays.count
        defer { scratch.replays.removeAll(from: first) }
        try findDirtyAsks(of: known, among: details, of: site, context: &context)
        let outerEnvironment = context.environmentNumber
        defer { restoreEnvironment(outerEnvironment, context: &context) }
        var suspended: (by: LayoutInterruption, ask: Int)?
        while scratch.replays.count > first {
            let index = Int(scratch.replays.removeLast())
            if let (interruption, last) = suspended {
                if details.asks[last + 1...index].contains(where: \.beginsBatch) {
                    throw interruption
                }
                suspended?.ask = index
            }
            do throws(LayoutInterruption) {
                if try isSame(ask: index, of: details, &isReused, context: &context) { continue }
            } catch {
                guard error.reason == .suspended else { throw error }
                suspended = (error, index)
                continue
            }
            if let suspended { throw suspended.by }
            return false
        }
        if let suspended { throw suspended.by }
        return true
    }

    /// Whether a subnode gives the same answer when it is asked again.
    @inline(__always)
    private func isSame(
        ask index: Int,
        of details: EntryDetails,
        _ isReused: inout Bool,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool {
        let site = slots.site(of: details.asks[index].slot)
        let key = details.key(ofAsk: index)
        // This is the environment inside the node, as its spec had it, since the node's overrides
        // may lead to another pixel grid.
        restoreEnvironment(key.environment, context: &context)
        let answer = try answer(details.node(ofAsk: index), site, key, context: &context)
        guard answer.isIdentical(to: details.answer(ofAsk: index)) else { return false }
        isReused = isReused && site.reuse(ofAnswerTo: key).mayGrow
        return true
    }

    /// Finds the asks of a measurement whose subnodes were stamped since it was last checked, and
    /// pushes their indices on the stack of asks to repeat, the first ask last.
    ///
    /// The subnodes are claimed, because they are going to be asked. A subnode that this
    /// measurement has not asked for is not claimed: it was stamped for another measurement of the
    /// node, or was given to another parent, which is going to claim it.
    private func findDirtyAsks(
        of known: CacheEntry.Known,
        among details: EntryDetails,
        of site: SlotTable.Site,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        guard let changedChildren = site.changedChildren(since: known.checked) else {
            for index in details.asks.indices.reversed() {
                let child = slots.site(of: details.asks[index].slot)
                guard child.lastStamp > known.checked else { continue }
                try claim(child, for: site.link, context: &context)
                scratch.replays.append(Int32(truncatingIfNeeded: index))
            }
            return
        }
        let first = scratch.replays.count
        for slot in changedChildren {
            let child = slots.site(of: slot)
            guard child.lastStamp > known.checked else { continue }
            var index = child.marks.lastAsk
            if details.isLastAsk(index, for: slot) {
                try claim(child, for: site.link, context: &context)
                while index >= 0 {
                    scratch.replays.append(index)
                    index = details.asks[Int(index)].previous
                }
            } else {
                for index in details.asks.indices.reversed()
                where details.asks[index].slot == slot {
                    try claim(child, for: site.link, context: &context)
                    scratch.replays.append(Int32(truncatingIfNeeded: index))
                }
            }
        }
        if changedChildren.count > 1 { scratch.replays.sort(from: first, by: >) }
    }
}
