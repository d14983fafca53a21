import WeftLayout

extension MeasuringWorker {
    /// Measures a node anew.
    @inline(__always)
    func measure(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> NodeAnswer {
        let outerEnvironment = context.environmentNumber
        defer { restoreEnvironment(outerEnvironment, context: &context) }
        // The record keeps the state alive, and the state changes only between passes.
        return try unsafe site.record.unretainedState.withBorrowed {
            state throws(LayoutInterruption) in
            if state.hasSpec {
                return try measureSpec(state, of: node, site, key, context: &context)
            }
            let firstRemark = context.remarkCount
            enterEnvironment(key.environment, state, context: &context)
            return measureLeaf(
                state,
                site,
                key,
                in: context.usableRange(key.range),
                firstRemark: firstRemark,
                context: &context
            )
        }
    }

    /// Measures a node that asks for others.
    private func measureSpec(
        _ state: NodeState,
        of node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> NodeAnswer {
        if let flaw = state.flaw { throw fail(.subnodesNotUpdated(flaw.description), &context) }
        let firstRemark = context.remarkCount
        let outerScope = context.beginNode()
        enterEnvironment(key.environment, state, context: &context)
        let outerAsker = asker
        beginAsking(site, key)
        defer {
            dropAsks()
            context.endNode(outerScope)
            if asker.pin >= 0 { pins.removeLast() }
            asker = outerAsker
        }
        let root: MeasuredElement
        do throws(LayoutInterruption) {
            root = try runSpec(state, of: node, key, context: &context)
        } catch {
            if error.reason == .suspended { pin(key, of: node, site) }
            // A spec that was not pinned is of no use to any other measurement.
            pinnedSpec = nil
            noteSuspension(error, of: site)
            throw error
        }
        let answer = NodeAnswer(root, in: context)
        let mayBeReused =
            context.node.tracksReuse && context.remarkCount == firstRemark && !state.hasOverrides
        let reuse = mayBeReused ? context.reuse(ofWhatContains: root) : .nowhere
        enter(
            answer,
            reuse: reuse,
            try takeDetails(of: root, answer, in: site, context: &context),
            of: site,
            key
        )
        found.measured.append(site.slot)
        return answer
    }

    /// Measures a node that asks for no others, so there is nothing to collect or restore.
    ///
    /// - Parameters:
    ///   - range: The range of the key, made valid if necessary.
    ///   - firstRemark: The number of remarks before the range was checked.
    @inline(__always)
    func measureLeaf(
        _ state: NodeState,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        in range: SizeRange,
        firstRemark: Int,
        context: inout LayoutContext
    ) -> NodeAnswer {
        var rareData: LeafMeasurement.RareData?
        var reuse = Reuse.nowhere
        let answer = state.measureLeaf(
            in: range,
            rareData: &rareData,
            reuse: &reuse,
            context: &context
        )
        // Both kinds of leaf could be entered in the same way, but passing on details that are nil
        // counts references to nothing, which takes 5 % of the time for a leaf.
        if rareData == nil, context.remarkCount == firstRemark {
            enterLeaf(answer, reuse: reuse, nil, of: site, key)
        } else {
            let diagnostics = context.takeDiagnostics(from: firstRemark)
            enterLeaf(answer, reuse: reuse, rareData, diagnostics, of: site, key)
        }
        return answer
    }

    /// Keeps the measurement of a leaf that has more than its answer in the cache.
    @inline(never)
    private func enterLeaf(
        _ answer: NodeAnswer,
        reuse: Reuse,
        _ rareData: LeafMeasurement.RareData?,
        _ diagnostics: [LayoutDiagnostic],
        of site: SlotTable.Site,
        _ key: CacheKey
    ) {
        let details = EntryDetails(
            EntryDetails.RareData(
                baselines: answer.baselines,
                ofLeaf: rareData,
                diagnostics: diagnostics
            )
        )
        let reuse = diagnostics.isEmpty ? reuse : .nowhere
        enterLeaf(answer, reuse: reuse, details, of: site, key)
    }

    /// Keeps the measurement of a leaf in the cache.
    ///
    /// A tree's first commit visits all nodes, so the measured leaves need not be noted for it.
    @inline(__always)
    private func enterLeaf(
        _ answer: NodeAnswer,
        reuse: Reuse,
        _ details: consuming EntryDetails?,
        of site: SlotTable.Site,
        _ key: CacheKey
    ) {
        enter(answer, reuse: reuse, details, of: site, key)
        if !setup.isFirst { found.measured.append(site.slot) }
    }

    /// Keeps a measurement in the cache.
    @inline(__always)
    private func enter(
        _ answer: NodeAnswer,
        reuse: Reuse,
        _ details: consuming EntryDetails?,
        of site: SlotTable.Site,
        _ key: CacheKey
    ) {
        if !site.record.newest.isVacant {
            site.record.makeRoom(for: key, in: setup.number)
        }
        site.record.insert(
            CacheEntry(
                details: details,
                checked: setup.stamp,
                extent: answer.extent,
                key: key,
                reuse: reuse
            ),
            in: setup.number
        )
        found.statistics.measurementCount += 1
    }

    /// Makes a measurement the current one.
    @inline(__always)
    private func beginAsking(_ site: SlotTable.Site, _ key: CacheKey) {
        asker = Asker(link: site.link, mark: scratch.mark)
        if site.record.hasPins, let pin = site.record.takePin(for: key) {
            asker.pin = pins.count
            pinnedSpec = pin.spec
            pins.append(PinInUse(details: pin.details))
        }
    }

    // If it were inlined, a further reference to its result would be counted.
    /// Moves the asks of the node under way out of the scratch, and adds what the node has placed.
    ///
    /// The context places no answer twice, so a subnode that was asked for once has at most one
    /// place.
    @inline(never)
    private func takeDetails(
        of root: MeasuredElement,
        _ answer: NodeAnswer,
        in site: SlotTable.Site,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> EntryDetails {
        if asker.mixesEnvironments { scratch.appendEnvironments(from: asker.mark) }
        // All placements that are counted here are written below. The context refers only to nodes
        // that were measured for this node, by the indices of their asks.
        let details = unsafe scratch.take(
            from: asker.mark,
            EntryDetails.RareData(
                baselines: answer.baselines,
                diagnostics: context.diagnostics(of: root)
            ),
            placementCount: context.nodeCount(of: root)
        )
        unsafe context.writePlacements(of: root, to: details.placedAskMemory, details.originMemory)
        if asker.asksRepeatedly, placesTwice(in: details) {
            dropAsks(of: details)
            throw fail(.inconsistentSpec, &context)
        }
        if pages == nil { return details }
        let indices = 0..<Int32(truncatingIfNeeded: details.placementCount)
        if indices.allSatisfy({ details.hasCell($0) }) {
            details.noteCells(below: details.placementCount)
        } else if let count = place(details, of: site.slot) {
            details.noteCells(below: count)
        }
        return details
    }

    /// Whether the node under way has placed a subnode twice, each time by a different ask.
    private func placesTwice(in details: EntryDetails) -> Bool {
        (0..<details.placementCount).contains { index in
            // The index is below the count, and the object lives for the duration of the call.
            let slot = unsafe details.placedAsk(index).pointee.slot
            return !slots.site(of: slot).marks.notePlacement()
        }
    }
}
