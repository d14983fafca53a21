import WeftLayout

/// One pass over a tree: measures what the caches do not answer.
final class MeasuringPass: NodeEngine {
    /// The node whose specs ask for subnodes at the moment.
    private struct Frame {
        var dependent: NodeRecord.Dependent
        var measurement: UInt64
        var firstAsk: Int
    }

    let caches: TreeCaches
    let slots: SlotTable
    let tree: UInt32
    let number: UInt64
    let watermark: UInt64

    /// What every measurement touches.
    private struct Progress {
        /// The asks of the nodes under way, those of the innermost last.
        var asks: ContiguousArray<Ask> = []
        var frame = Frame(dependent: .none, measurement: 0, firstAsk: 0)
        var statistics = LayoutStatistics()
        var lastMeasurement: UInt64
        /// The nodes measured since the last commit, each after what was measured for it.
        var uncommitted: [Slot]
        /// The nodes that another parent than before has asked for.
        var relinked: [Slot] = []
        /// The nodes that this pass has adopted.
        var adopted: [(node: NodeHandle, membership: NodeHandle.Membership)] = []
    }

    private let progress: UncheckedBox<Progress>
    private let stamp: UInt64
    let replaysAsks: Bool

    var statistics: LayoutStatistics {
        var statistics = progress.value.statistics
        statistics.restarts = restarts
        return statistics
    }
    var uncommitted: [Slot] { progress.value.uncommitted }
    var relinked: [Slot] { progress.value.relinked }

    /// Prepares a pass.
    ///
    /// - Parameters:
    ///   - watermark: The number of the last node that may appear.
    ///   - replaysAsks: Whether entries that rest on something changed are checked by asking what
    ///     they asked; without, they are measured anew.
    init(caches: TreeCaches, tree: UInt32, watermark: UInt64, replaysAsks: Bool) {
        self.replaysAsks = replaysAsks
        self.caches = caches
        self.tree = tree
        self.watermark = watermark
        slots = caches.slots
        caches.pass += 1
        number = caches.pass
        stamp = caches.stamp
        progress = UncheckedBox(
            Progress(lastMeasurement: caches.measurement, uncommitted: caches.uncommitted)
        )
        caches.uncommitted = []
        super.init(environments: caches.environments)
    }

    override func baseStyle(
        of node: NodeHandle,
        in context: inout LayoutContext
    ) -> LayoutElementStyle {
        guard let slot = try? resolve(node, context: &context) else { return LayoutElementStyle() }
        return slots[slot].state.baseStyle
    }

    override func measure(
        _ node: NodeHandle,
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Answer {
        let slot = try resolve(node, context: &context)
        let key = CacheKey(constrainedSize, environment: context.environmentNumber)
        let answer = try answer(slot, node, key, context: &context)
        let frame = progress.value.frame
        let token = progress.value.asks.count - frame.firstAsk
        let isRepeated = slots[slot].asker == frame.measurement
        progress.value.asks.append(
            Ask(
                node: node,
                slot: slot,
                key: key,
                size: answer.size,
                baselines: answer.baselines,
                batch: context.batch,
                previous: isRepeated ? slots[slot].lastAsk : -1
            )
        )
        slots[slot].asker = frame.measurement
        slots[slot].lastAsk = Int32(truncatingIfNeeded: token)
        return Answer(
            token: Int32(truncatingIfNeeded: token),
            size: answer.size,
            baselines: answer.baselines
        )
    }

    override func perform(_ job: Job, context: inout LayoutContext) throws(LayoutInterruption) {
        progress.value.asks.removeAll(keepingCapacity: true)
        let slot = try own(job.node, context: &context)
        // Most jobs have been claimed when the parent asked for them. The root has no parent, and one
        // that is measured again for its place the one that it was measured for.
        if slots[slot].claim.pass != number {
            try claim(slot, for: slots[slot].parent, context: &context)
        }
        _ = try answer(slot, job.node, job.key, context: &context)
    }

    /// Hands the numbers and the environments on to the next pass, and, if this one did not commit,
    /// the nodes that it has measured.
    func end(hasCommitted: Bool) {
        caches.measurement = progress.value.lastMeasurement
        caches.environments = environments
        caches.uncommitted = hasCommitted ? [] : progress.value.uncommitted
    }

    /// Lets all parents of the nodes that moved be measured again: a pass that was cancelled has not
    /// found out whether the former ones have let go of them.
    func suspectMoves() {
        caches.forget([], relinked: relinked)
    }

    /// Undoes what a pass that fails has decided about nodes: gives those back that it has adopted
    /// and nobody else has used, and lets all parents of those that moved be measured again.
    func abandon() {
        let released = progress.value.adopted.filter { $0.node.release($0.membership) }
        caches.forget(released.map(\.membership.slot), relinked: relinked)
        progress.value.adopted = []
    }
}

// MARK: - Answering

extension MeasuringPass {
    /// The valid answer of a node to a key: from the cache, or measured now.
    private func answer(
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

// MARK: - Validating

extension MeasuringPass {
    /// Whether the answer to a key still holds although something below its node was stamped.
    ///
    /// The asks to the stamped subnodes are asked again, in their order. As long as every answer is
    /// the same to the bit, the measurement would take the same course to the same end.
    ///
    /// A question that is asked again may fail although nobody would ask it any more. The pass fails
    /// then, and is made once more without replaying: to go on from here would measure everything
    /// twice at each level above.
    private func holds(
        _ key: CacheKey,
        of slot: Slot,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool {
        guard let entry = slots[slot].entry(for: key), let details = entry.details
        else { return true }
        let dependent = NodeRecord.Dependent(slot: slot, generation: slots[slot].generation)
        for index in dirtyAsks(of: entry.answer, details, of: slot) {
            let ask = details.asks[index]
            try claim(ask.slot, for: dependent, context: &context)
            let now = try answer(ask.slot, ask.node, ask.key, context: &context)
            guard now.equals(answerOf: ask) else { return false }
        }
        return true
    }

    /// The indices of the asks whose subnodes were stamped since an entry was checked, ascending.
    private func dirtyAsks(
        of entry: CachedAnswer,
        _ details: EntryDetails,
        of slot: Slot
    ) -> [Int] {
        let asks = details.asks
        guard entry.checked >= slots[slot].dirtyChildrenSince else {
            return asks.indices.filter { slots[asks[$0].slot].dirty > entry.checked }
        }
        var indices: Set<Int> = []
        for child in slots[slot].dirtyChildren where slots[child].dirty > entry.checked {
            if slots[child].asker == entry.measurement {
                var index = Int(slots[child].lastAsk)
                while index >= 0 {
                    indices.insert(index)
                    index = Int(asks[index].previous)
                }
            } else {
                indices.formUnion(asks.indices.filter { asks[$0].slot == child })
            }
        }
        return indices.sorted()
    }
}

// MARK: - Structure

extension MeasuringPass {
    /// The slot of a node that the node under way asks for.
    private func resolve(
        _ node: NodeHandle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Slot {
        let slot = try own(node, context: &context)
        try claim(slot, for: progress.value.frame.dependent, context: &context)
        return slot
    }

    /// The slot of a node, which the tree adopts if no tree has yet.
    private func own(
        _ node: NodeHandle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Slot {
        if node.id > watermark { throw fail(.nodeMadeWhileMeasuring, &context) }
        let (membership, isNew) = slots.adopt(node, for: tree)
        if isNew { progress.value.adopted.append((node, membership)) }
        guard membership.tree == tree else { throw fail(.foreignNode, &context) }
        return membership.slot
    }

    /// Lets a parent have a node for the time of the pass, and links the node to it.
    private func claim(
        _ slot: Slot,
        for parent: NodeRecord.Dependent,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        let claim = slots[slot].claim
        if claim.pass == number {
            guard claim.parent == parent.slot else {
                throw fail(.nodeInTwoPlaces(first: "", second: ""), &context)
            }
            return
        }
        slots[slot].claim = NodeRecord.Claim(pass: number, parent: parent.slot)
        guard parent != .none else { return }
        let former = slots[slot].parent
        if former != parent, former != .none {
            progress.value.relinked.append(slot)
            slots[slot].otherParents.removeAll { slots[$0.slot].generation != $0.generation }
        }
        slots[slot].link(to: parent)
    }

    /// Ends the pass with a mistake of structure. Which one is reported is decided by a reference
    /// layout, so that it does not depend on what was cached.
    private func fail(
        _ kind: LayoutError.Kind,
        _ context: inout LayoutContext
    ) -> LayoutInterruption {
        context.fail(LayoutError(kind, path: ""))
    }
}
