import WeftLayout

extension MeasuringWorker {
    /// Measures a node anew.
    @inline(__always)
    func measure(
        _ node: NodeHandle,
        _ cell: SlotTable.Cell,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> NodeAnswer {
        let outerEnvironment = context.environmentNumber
        defer { restoreEnvironment(outerEnvironment, context: &context) }
        // The record keeps the state, which changes between passes alone.
        return try unsafe cell.record.unretainedState._withUnsafeGuaranteedRef { state in
            Result { () throws(LayoutInterruption) in
                if state.kind == .spec {
                    return try measureSpec(state, of: node, cell, key, context: &context)
                }
                let firstRemark = context.remarkCount
                enterEnvironment(key.environment, state, context: &context)
                return measureLeaf(
                    state,
                    cell,
                    key,
                    in: context.usableRange(key.range),
                    firstRemark: firstRemark,
                    context: &context
                )
            }
        }.get()
    }

    /// Measures a node that asks for others.
    private func measureSpec(
        _ state: NodeState,
        of node: NodeHandle,
        _ cell: SlotTable.Cell,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> NodeAnswer {
        if let flaw = state.flaw { throw fail(.subnodesNotUpdated(flaw.description), &context) }
        let firstRemark = context.remarkCount
        enterEnvironment(key.environment, state, context: &context)
        let outerFrame = frame
        beginFrame(cell, key)
        let outerScope = context.beginNode()
        defer {
            dropAsks()
            context.endNode(outerScope)
            if frame.pin >= 0 { pins.removeLast() }
            frame = outerFrame
        }
        let root: MeasuredElement
        do throws(LayoutInterruption) {
            root = try measureSpec(state, of: node, key, context: &context)
        } catch {
            if error.reason == .suspended { pin(key, of: cell) }
            noteSuspension(error, of: cell)
            throw error
        }
        let number = frame.measurement
        let answer = NodeAnswer(root, in: context)
        let mayBeReused =
            context.node.tracksReuse && context.remarkCount == firstRemark && !state.hasOverrides
        let reuse = mayBeReused ? context.reuse(ofWhatContains: root) : .nowhere
        keep(
            answer,
            reuse: reuse,
            try details(of: root, answer, in: cell, context: &context),
            number,
            of: cell,
            key
        )
        return answer
    }

    /// Measures a node that asks for no others: there is nothing to collect and to restore.
    ///
    /// - Parameters:
    ///   - range: That of the key, as one that can be followed.
    ///   - firstRemark: How many remarks there were before the range was looked at.
    @inline(__always)
    func measureLeaf(
        _ state: NodeState,
        _ cell: SlotTable.Cell,
        _ key: CacheKey,
        in range: SizeRange,
        firstRemark: Int,
        context: inout LayoutContext
    ) -> NodeAnswer {
        var extras: LeafMeasurement.Extras?
        var reuse = Reuse.nowhere
        let answer = state.measureLeaf(
            in: range,
            extras: &extras,
            reuse: &reuse,
            context: &context
        )
        // Apart, though it is the same: to hand on nothing counts references to nothing, 5 % of a
        // leaf.
        if extras == nil, context.remarkCount == firstRemark {
            keep(answer, reuse: reuse, nil, nextNumber(), of: cell, key)
            return answer
        }
        let details = EntryDetails(
            EntryDetails.Properties(
                baselines: answer.baselines,
                extras: extras,
                diagnostics: context.takeDiagnostics(from: firstRemark)
            )
        )
        if !details.diagnostics.isEmpty { reuse = .nowhere }
        keep(answer, reuse: reuse, details, nextNumber(), of: cell, key)
        return answer
    }

    /// Keeps what was measured in the cache.
    @inline(__always)
    private func keep(
        _ answer: NodeAnswer,
        reuse: Reuse,
        _ details: consuming EntryDetails?,
        _ number: UInt64,
        of cell: SlotTable.Cell,
        _ key: CacheKey
    ) {
        if cell.record.newest.measurement != 0 {
            cell.record.makeRoom(for: key, in: inputs.number)
        }
        cell.record.insert(
            CacheEntry(
                details: details,
                checked: inputs.stamp,
                key: key,
                reuse: reuse,
                measurement: number,
                lastUse: inputs.number,
                extent: answer.extent
            )
        )
        measured.append(cell.slot)
        statistics.measurements += 1
    }

    /// Makes a measurement the one under way.
    private func beginFrame(_ cell: SlotTable.Cell, _ key: CacheKey) {
        frame = Frame(
            dependent: NodeRecord.Dependent(slot: cell.slot, generation: cell.stamps.generation),
            measurement: nextNumber(),
            mark: scratch.mark
        )
        // What a measurement has left that failed where another waits is not for this one.
        pinnedSpec = nil
        if cell.record.hasPin(for: key), let pin = cell.record.takePin(for: key) {
            frame.pin = pins.count
            pinnedSpec = pin.spec
            pins.append(PinInUse(asks: pin.asks))
        }
    }

    // Inlined, its result would be counted once more.
    /// What the node under way has asked and placed.
    ///
    /// The context places no answer twice; so a subnode that was asked for once is in one place.
    @inline(never)
    private func details(
        of root: MeasuredElement,
        _ answer: NodeAnswer,
        in cell: SlotTable.Cell,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> EntryDetails {
        // All placements are filled in below, for the nodes that are counted here. The context
        // tells of no others than have been measured for this node, and tells the indices of their
        // asks.
        let details = unsafe scratch.take(
            from: frame.mark,
            EntryDetails.Properties(
                baselines: answer.baselines,
                diagnostics: context.diagnostics(of: root)
            ),
            placementCount: context.nodeCount(of: root)
        )
        unsafe context.writePlacements(of: root, to: details.placementMemory)
        var isInTwoPlaces = false
        var arePlaced = true
        let (asks, asksRepeatedly) = unsafe (details.askMemory, frame.asksRepeatedly)
        for index in 0..<details.placementCount {
            let placement = unsafe details.placementMemory + index
            let ask = unsafe Int(placement.pointee.ask)
            let slot = unsafe asks[ask].slot
            unsafe placement.pointee.slot = slot
            if !details.isPlaced(Int32(truncatingIfNeeded: index)) { arePlaced = false }
            if asksRepeatedly, !slots[slot].notePlace() { isInTwoPlaces = true }
        }
        if isInTwoPlaces {
            dropAsks(of: details)
            throw fail(.nodeInTwoPlaces(first: "", second: ""), &context)
        }
        if pages == nil { return details }
        if arePlaced {
            details.notePlaced(details.placementCount)
        } else if let count = place(details, of: cell.slot) {
            details.notePlaced(count)
        }
        return details
    }
}
