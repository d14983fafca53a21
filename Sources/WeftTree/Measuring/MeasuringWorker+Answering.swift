import WeftLayout

extension MeasuringWorker {
    /// Returns the valid answer of a node to a key, from the cache or by measuring the node now.
    func answer(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> NodeAnswer {
        if site.record.newest.key == key, site.record.newest.checked >= site.lastStamp {
            site.record.noteUse(in: setup.number)
            found.statistics.cacheHitCount += 1
            return site.record.newest.answer
        }
        if !site.record.newest.isVacant {
            return try laterAnswer(node, site, key, context: &context)
        }
        try begin(node, site, key, context: &context)
        return try measure(node, site, key, context: &context)
    }

    /// Returns the same as `answer(_:_:_:context:)`, for a node that was measured before.
    private func laterAnswer(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> NodeAnswer {
        assert(key.environment == context.environmentNumber)
        if let answer = onlyAnswer(of: site, to: key, on: context.pixelGrid) { return answer }
        let known = site.record.useEntry(for: key, in: setup.number)
        if let known, known.checked >= site.lastStamp {
            found.statistics.cacheHitCount += 1
            return known.answer
        }
        if let answer = decidedAnswer(of: site, to: key, on: context.pixelGrid) { return answer }
        try begin(node, site, key, context: &context)
        if let known, setup.replaysAsks, !site.record.hasPin(for: key) {
            do throws(LayoutInterruption) {
                var isReused = true
                if try holds(known, of: site, isReused: &isReused, context: &context) {
                    found.statistics.validationCount += 1
                    site.record.confirm(key, asOf: setup.stamp, isReused: isReused)
                    if site.record.hasSeveralEntries { noteEntries(of: site) }
                    return known.answer
                }
            } catch {
                noteHalfway(node, key, error, in: context)
                noteSuspension(error, of: site)
                throw error
            }
        }
        return try measure(node, site, key, context: &context)
    }

    /// Returns the same as `decidedAnswer(of:to:on:)`, for nodes with a single entry, as most have.
    @inline(__always)
    private func onlyAnswer(of site: SlotTable.Site, to key: CacheKey, on grid: PixelGrid)
        -> NodeAnswer?
    {
        guard site.record.isDecided(key), site.record.newest.checked >= site.lastStamp
        else { return nil }
        site.record.noteUse(in: setup.number)
        found.statistics.cacheHitCount += 1
        return site.record.newest.answer(to: key, on: grid)
    }

    /// Returns a node's answer to a key that it was not asked, if the answer to another key decides
    /// it.
    private func decidedAnswer(of site: SlotTable.Site, to key: CacheKey, on grid: PixelGrid)
        -> NodeAnswer?
    {
        guard site.record.hasSeveralEntries,
            let answer = site.record.useAnswer(
                deciding: key,
                on: grid,
                since: site.lastStamp,
                in: setup.number
            )
        else { return nil }
        found.statistics.cacheHitCount += 1
        return answer
    }

    /// Makes the commit look at a node that was not measured, but whose answer to some key may now
    /// come from a different entry, so that its subnodes may be placed elsewhere.
    ///
    /// Which entry has an answer changes only through a new entry, or one that turns out to hold
    /// again.
    private func noteEntries(of site: SlotTable.Site) {
        if !setup.isFirst, site.record.state.hasSpec { found.measured.append(site.slot) }
    }
}
