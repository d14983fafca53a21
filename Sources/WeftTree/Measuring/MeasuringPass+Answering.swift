import WeftLayout

extension MeasuringPass {
    /// The valid answer of a node to a key: from the cache, or measured now.
    func answer(
        _ slot: Slot,
        _ node: NodeHandle,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> CachedAnswer {
        let known = slots[slot].answer(to: key)
        if let known, known.checked >= slots[slot].dirty {
            progress.value.statistics.cacheHits += 1
            return known
        }
        guard context.stack.hasRoomForNode else {
            throw suspend(Job(node: node, parent: nil, key: key), context: &context)
        }
        if var known, replaysAsks, try holds(key, of: slot, context: &context) {
            progress.value.statistics.validations += 1
            known.checked = stamp
            slots[slot].confirm(key, as: stamp)
            return known
        }
        return try measure(node, slot, key, context: &context)
    }

    /// Measures a node anew.
    private func measure(
        _ node: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> CachedAnswer {
        progress.value.lastMeasurement += 1
        let outerFrame = progress.value.frame
        let outerEnvironment = context.environmentNumber
        let frame = Frame(
            dependent: NodeRecord.Dependent(slot: slot, generation: slots[slot].generation),
            measurement: progress.value.lastMeasurement,
            firstAsk: progress.value.asks.count
        )
        progress.value.frame = frame
        let contextFrame = context.beginNode()
        defer {
            progress.value.asks.removeLast(
                progress.value.asks.count - progress.value.frame.firstAsk
            )
            context.endNode(contextFrame)
            progress.value.frame = outerFrame
            restoreEnvironment(outerEnvironment, context: &context)
        }
        let state = slots[slot].state
        if let flaw = state.flaw { throw fail(.subnodesNotUpdated(flaw.description), &context) }
        enterEnvironment(key.environment, state.overrides, context: &context)
        let job = Job(node: node, parent: nil, key: key)
        let measured = try measureContent(state, of: job, context: &context)
        let answer = CachedAnswer(
            key: key,
            measurement: frame.measurement,
            checked: stamp,
            size: measured.size,
            baselines: measured.baselines
        )
        let details = try details(of: measured.root, context: &context)
        slots[slot].insert(
            CacheEntry(answer: answer, payload: measured.payload, details: details)
        )
        progress.value.uncommitted.append(slot)
        progress.value.statistics.measurements += 1
        return answer
    }

    /// What the node under way has asked and placed; nil if there is nothing to tell.
    private func details(
        of root: MeasuredElement?,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> EntryDetails? {
        let frame = progress.value.frame
        var placements: ContiguousArray<Placement> = []
        var isInTwoPlaces = false
        if let root {
            context.forEachSubnode(of: root) { subnode in
                let slot = progress.value.asks[frame.firstAsk + Int(subnode.node)].slot
                if slots[slot].placer == frame.measurement { isInTwoPlaces = true }
                slots[slot].placer = frame.measurement
                placements.append(Placement(ask: subnode.node, origin: subnode.origin))
            }
        }
        if isInTwoPlaces { throw fail(.nodeInTwoPlaces(first: "", second: ""), &context) }
        let diagnostics = context.diagnostics(of: root)
        if root == nil && diagnostics.isEmpty { return nil }
        return EntryDetails(
            asks: ContiguousArray(progress.value.asks[frame.firstAsk...]),
            placements: placements,
            diagnostics: diagnostics
        )
    }
}
