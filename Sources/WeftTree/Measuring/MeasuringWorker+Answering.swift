import WeftLayout

extension MeasuringWorker {
    /// The valid answer of a node to a key: from the cache, or measured now.
    func answer(
        _ slot: Slot,
        _ node: NodeHandle,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> CachedAnswer {
        let known = slots[slot].answer(to: key, usedIn: inputs.number)
        if let known, known.checked >= slots[stamps: slot].dirty {
            progress.value.findings.statistics.cacheHits += 1
            return known
        }
        try begin(Job(node: node, parent: nil, key: key), slot, context: &context)
        do throws(LayoutInterruption) {
            if var known, inputs.replaysAsks, !slots[slot].hasPin(for: key),
                try holds(key, of: slot, context: &context)
            {
                progress.value.findings.statistics.validations += 1
                known.checked = inputs.stamp
                slots[slot].confirm(key, as: inputs.stamp)
                return known
            }
            return try measure(node, slot, key, context: &context)
        } catch {
            if error.reason == .suspended { slots[slot].suspendedRun = progress.value.run }
            throw error
        }
    }

    /// Measures a node anew.
    private func measure(
        _ node: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> CachedAnswer {
        let state = slots[slot].state
        if let flaw = state.flaw { throw fail(.subnodesNotUpdated(flaw.description), &context) }
        let outerFrame = progress.value.frame
        let outerEnvironment = context.environmentNumber
        beginFrame(slot, key)
        let frame = progress.value.frame
        let contextFrame = context.beginNode()
        defer {
            progress.value.asks.removeLast(progress.value.asks.count - frame.firstAsk)
            context.endNode(contextFrame)
            if frame.pin >= 0 { progress.value.pins.removeLast() }
            progress.value.frame = outerFrame
            restoreEnvironment(outerEnvironment, context: &context)
        }
        enterEnvironment(key.environment, state, context: &context)
        let measured: MeasuredContent
        do throws(LayoutInterruption) {
            let job = Job(node: node, parent: nil, key: key)
            measured = try measureContent(state, of: job, context: &context)
        } catch {
            if error.reason == .suspended { pin(key, of: slot) }
            throw error
        }
        let answer = CachedAnswer(
            key: key,
            measurement: frame.measurement,
            checked: inputs.stamp,
            lastUse: inputs.number,
            size: measured.size,
            baselines: measured.baselines
        )
        let details = try details(of: measured, context: &context)
        slots[slot].insert(CacheEntry(answer: answer, details: details))
        progress.value.findings.measured.append(slot)
        progress.value.findings.statistics.measurements += 1
        return answer
    }

    /// Makes a measurement the one under way.
    private func beginFrame(_ slot: Slot, _ key: CacheKey) {
        var frame = Frame(
            dependent: NodeRecord.Dependent(slot: slot, generation: slots[stamps: slot].generation),
            measurement: nextNumber(),
            firstAsk: progress.value.asks.count
        )
        if !slots[slot].pins.isEmpty, let pin = slots[slot].takePin(for: key) {
            frame.pin = progress.value.pins.count
            progress.value.pinnedSpec = pin.spec
            progress.value.pins.append(PinInUse(asks: pin.asks))
        }
        progress.value.frame = frame
    }

    /// What the node under way has asked and placed; nil if there is nothing to tell.
    private func details(
        of measured: MeasuredContent,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> EntryDetails? {
        let frame = progress.value.frame
        var placements: ContiguousArray<Placement> = []
        var isInTwoPlaces = false
        if let root = measured.root {
            context.forEachSubnode(of: root) { subnode in
                let slot = progress.value.asks[frame.firstAsk + Int(subnode.node)].slot
                if slots[slot].placer == frame.measurement { isInTwoPlaces = true }
                slots[slot].placer = frame.measurement
                placements.append(
                    Placement(ask: subnode.node, slot: slot, origin: subnode.origin)
                )
            }
        }
        if isInTwoPlaces { throw fail(.nodeInTwoPlaces(first: "", second: ""), &context) }
        let diagnostics = context.diagnostics(of: measured.root)
        if measured.root == nil && measured.payload == nil && diagnostics.isEmpty { return nil }
        return EntryDetails(
            asks: ContiguousArray(progress.value.asks[frame.firstAsk...]),
            placements: placements,
            payload: measured.payload,
            diagnostics: diagnostics
        )
    }
}
