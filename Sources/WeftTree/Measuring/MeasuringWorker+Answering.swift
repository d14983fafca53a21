import WeftLayout

extension MeasuringWorker {
    /// The valid answer of a node to a key: from the cache, or measured now.
    func answer(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> NodeAnswer {
        if site.record.newest.key == key, site.record.newest.checked >= site.lastStamp {
            site.record.noteUse(in: setup.number)
            found.statistics.cacheHits += 1
            return site.record.newest.answer
        }
        if !site.record.newest.isVacant {
            return try laterAnswer(node, site, key, context: &context)
        }
        try begin(node, site, key, context: &context)
        return try measure(node, site, key, context: &context)
    }

    /// As `answer(_:_:_:context:)`, for a node that was measured before.
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
            found.statistics.cacheHits += 1
            return known.answer
        }
        if let answer = decidedAnswer(of: site, to: key, on: context.pixelGrid) { return answer }
        try begin(node, site, key, context: &context)
        if let known, setup.replaysAsks, !site.record.hasPin(for: key) {
            do throws(LayoutInterruption) {
                var isReused = true
                if try holds(known, of: site, isReused: &isReused, context: &context) {
                    found.statistics.validations += 1
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

    /// The same as `decidedAnswer(of:to:on:)`, for nodes that have one entry, as most do.
    @inline(__always)
    private func onlyAnswer(of site: SlotTable.Site, to key: CacheKey, on grid: PixelGrid)
        -> NodeAnswer?
    {
        guard site.record.isDecided(key), site.record.newest.checked >= site.lastStamp
        else { return nil }
        site.record.noteUse(in: setup.number)
        found.statistics.cacheHits += 1
        return site.record.newest.answer(to: key, on: grid)
    }

    /// The answer of a node that was asked something else, if that decides it.
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
        found.statistics.cacheHits += 1
        return answer
    }

    /// Has the commit look at a node that was not measured, but whose answer to some key may come
    /// from another entry than before, so that its subnodes may be placed elsewhere.
    ///
    /// Only a new entry, and one that holds again, changes which entry has an answer.
    private func noteEntries(of site: SlotTable.Site) {
        if !setup.isFirst, site.record.state.hasSpec { measured.append(site.slot) }
    }
}
