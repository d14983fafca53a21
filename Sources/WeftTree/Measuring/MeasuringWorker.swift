import WeftLayout

/// What measures for one task of a pass: answers from the caches, and measures what they lack.
final class MeasuringWorker: NodeEngine {
    /// The node whose specs ask for subnodes at the moment.
    struct Frame {
        var dependent: NodeRecord.Dependent
        var measurement: UInt64
        var firstAsk: Int
        /// The index of its pin among those in use, or -1.
        var pin = -1
    }

    let inputs: PassInputs
    let slots: SlotTable
    let supply: SlotSupply

    /// What every measurement touches.
    struct Progress {
        /// The asks of the nodes under way, those of the innermost last.
        var asks: ContiguousArray<Ask> = []
        var frame = Frame(dependent: .none, measurement: 0, firstAsk: 0)
        /// The numbers for the next measurements.
        var numbers: Range<UInt64> = 0..<0
        /// How many nodes may still be measured before the rest is put off.
        var budget = 0
        /// The number of the run of measurements under way.
        var run: UInt64 = 0
        /// Whether a node may have been put off twice in this run.
        var hasRepeats = false
        /// The pins of the measurements under way that were suspended before.
        var pins: [PinInUse] = []
        /// The spec of the measurement that begins, from its pin; of the one that is suspended, for
        /// its pin.
        var pinnedSpec: (any LayoutElement)?
        /// What was found.
        var findings = Findings()
    }

    /// What the tasks of a pass have found, to be put together.
    struct Findings: Sendable {
        var statistics = LayoutStatistics()
        /// The nodes measured, each after what was measured for it.
        var measured: [Slot] = []
        /// The nodes that another parent than before has asked for.
        var relinked: [Slot] = []
        /// The nodes whose measurement was suspended.
        var pinned: [Slot] = []
        /// The nodes that were adopted.
        var adopted: [(node: NodeHandle, membership: NodeHandle.Membership)] = []
    }

    let progress = UncheckedBox(Progress())

    /// Whether what exceeds a budget is left to other tasks.
    var sharesWork = false

    /// Prepares a task's share of a pass.
    init(_ inputs: PassInputs) {
        self.inputs = inputs
        slots = inputs.slots
        supply = SlotSupply(inputs.slots)
        super.init(root: inputs.root, environments: inputs.environments)
    }

    /// Hands over what was found since the last call.
    func takeFindings() -> Findings {
        var findings = Findings()
        swap(&findings, &progress.value.findings)
        findings.statistics.restarts = restarts
        restarts = 0
        return findings
    }

    override func takePinnedSpec() -> (any LayoutElement)? {
        defer { progress.value.pinnedSpec = nil }
        return progress.value.pinnedSpec
    }

    override func keepSpec(_ spec: any LayoutElement) {
        progress.value.pinnedSpec = spec
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
        var ask: Ask
        if let pinned = nextPinned(slot, key) {
            ask = pinned
        } else {
            let answer = try answer(slot, node, key, context: &context)
            ask = Ask(
                node: node,
                slot: slot,
                key: key,
                size: answer.size,
                baselines: answer.baselines
            )
        }
        let frame = progress.value.frame
        let token = Int32(truncatingIfNeeded: progress.value.asks.count - frame.firstAsk)
        ask.batch = context.batch
        ask.previous = slots[slot].asker == frame.measurement ? slots[slot].lastAsk : -1
        progress.value.asks.append(ask)
        slots[slot].asker = frame.measurement
        slots[slot].lastAsk = token
        return Answer(token: token, size: ask.size, baselines: ask.baselines)
    }

    /// Begins to measure with a whole budget.
    override func beginRun() {
        progress.value.budget = inputs.scheduler.limits.budget
        progress.value.hasRepeats = false
        progress.value.run = nextNumber()
    }

    /// A number that no other run or measurement of the tree has.
    func nextNumber() -> UInt64 {
        if progress.value.numbers.isEmpty { progress.value.numbers = inputs.numbers.takeBlock() }
        return progress.value.numbers.removeFirst()
    }

    override func perform(_ job: Job, context: inout LayoutContext) throws(LayoutInterruption) {
        progress.value.asks.removeAll(keepingCapacity: true)
        let slot = try own(job.node, context: &context)
        // Most jobs have been claimed when the parent asked for them. The root has no parent, and one
        // that is measured again for its place the one that it was measured for.
        if !slots[slot].claim.isMade(in: inputs.number) {
            try claim(slot, for: slots[slot].parent, context: &context)
        }
        _ = try answer(slot, job.node, job.key, context: &context)
    }
}
