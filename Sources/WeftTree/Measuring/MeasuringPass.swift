import WeftLayout

/// One pass over a tree: measures what the caches do not answer.
final class MeasuringPass: NodeEngine {
    /// The node whose specs ask for subnodes at the moment.
    struct Frame {
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
    struct Progress {
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

    let progress: UncheckedBox<Progress>
    let stamp: UInt64
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
