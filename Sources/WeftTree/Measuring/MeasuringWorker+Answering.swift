import WeftLayout

extension MeasuringWorker {
    /// The valid answer of a node to a key: from the cache, or measured now.
    func answer(
        _ node: NodeHandle,
        _ cell: SlotTable.Cell,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> NodeAnswer {
        if cell.record.newest.key == key, cell.record.newest.checked >= cell.stamps.dirty {
            cell.record.newest.lastUse = inputs.number
            statistics.cacheHits += 1
            return cell.record.newest.answer
        }
        if cell.record.newest.measurement != 0 {
            return try laterAnswer(node, cell, key, context: &context)
        }
        try begin(node, cell, key, context: &context)
        return try measure(node, cell, key, context: &context)
    }

    /// As `answer(_:_:_:context:)`, for a node that was measured before.
    private func laterAnswer(
        _ node: NodeHandle,
        _ cell: SlotTable.Cell,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> NodeAnswer {
        assert(key.environment == context.environmentNumber)
        if let answer = onlyAnswer(of: cell, to: key, on: context.pixelGrid) { return answer }
        let known = cell.record.useEntry(for: key, in: inputs.number)
        if let known, known.checked >= cell.stamps.dirty {
            statistics.cacheHits += 1
            return known.answer
        }
        if let answer = decidedAnswer(of: cell, to: key, on: context.pixelGrid) { return answer }
        try begin(node, cell, key, context: &context)
        if let known, inputs.replaysAsks, !cell.record.hasPin(for: key) {
            do throws(LayoutInterruption) {
                var isReused = true
                if try holds(known, of: cell, isReused: &isReused, context: &context) {
                    statistics.validations += 1
                    cell.record.confirm(key, asOf: inputs.stamp, isReused: isReused)
                    if cell.record.hasSeveralEntries { noteEntries(of: cell) }
                    return known.answer
                }
            } catch {
                noteHalfway(node, key, error, in: context)
                noteSuspension(error, of: cell)
                throw error
            }
        }
        return try measure(node, cell, key, context: &context)
    }

    /// The same as `decidedAnswer(of:to:on:)` for what most nodes are: measured once, and without
    /// baselines.
    @inline(__always)
    private func onlyAnswer(of cell: SlotTable.Cell, to key: CacheKey, on grid: PixelGrid)
        -> NodeAnswer?
    {
        guard cell.record.isDecided(key), cell.record.newest.checked >= cell.stamps.dirty,
            !cell.record.newest.extent.hasBaselines
        else { return nil }
        cell.record.newest.lastUse = inputs.number
        statistics.cacheHits += 1
        return NodeAnswer(size: cell.record.newest.fitting.size(in: key.range, on: grid))
    }

    /// The answer of a node that was asked something else, if that decides it.
    private func decidedAnswer(of cell: SlotTable.Cell, to key: CacheKey, on grid: PixelGrid)
        -> NodeAnswer?
    {
        guard cell.record.mayDecide,
            let answer = cell.record.useAnswer(
                deciding: key,
                on: grid,
                since: cell.stamps.dirty,
                in: inputs.number
            )
        else { return nil }
        statistics.cacheHits += 1
        return answer
    }

    /// Lets the commit look at a node that was not measured, and whose answer to some key may come
    /// from another entry than the one before: its subnodes may stand elsewhere.
    ///
    /// Nothing but a new entry, and one that holds again, changes which one has an answer.
    private func noteEntries(of cell: SlotTable.Cell) {
        if !inputs.isFirst, cell.record.state.kind == .spec { measured.append(cell.slot) }
    }
}
