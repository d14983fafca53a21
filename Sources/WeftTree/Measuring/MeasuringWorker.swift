import WeftLayout

/// The engine of one task of a pass, which answers from the caches and measures what they lack.
///
/// A question of a spec to a node goes through these functions:
///
///     own       the tree adopts the node, unless it has done so, and the node under way claims it
///     ask       gets the answer, and notes question and answer for the node under way
///     answer    from an entry that holds, or whose asks get the same answers again (`holds`)
///     measure   otherwise: a spec asks in its turn, and a `CacheEntry` keeps the result
final class MeasuringWorker: NodeEngine {
    /// The node whose specs are asking for subnodes.
    struct Asker {
        let link: NodeRecord.ParentLink
        var mark = AskScratch.Mark()
        /// The index of the node's pin among the pins in use, or -1.
        var pin = -1
        /// Whether a subnode was asked for more than once.
        var asksRepeatedly = false
        /// Whether subnodes may have been asked in different environments.
        var mixesEnvironments = false
        /// The batch of the last ask.
        var batch: Int32 = -1
        /// The address of the last array of nodes that was kept, or zero.
        var keptArray: UInt = 0
    }

    let setup: PassSetup
    let supply: SlotSupply

    /// The records of the tree's nodes.
    var slots: SlotTable { setup.slots }

    // Exclusivity is unchecked because a worker belongs to one task. In the middle of an access, it
    // calls other code only to release objects, whose deinitialisers cannot reach it. The runtime's
    // checks would cost each measurement several calls.

    /// What the nodes under way have asked.
    @safe @exclusivity(unchecked)
    var scratch = AskScratch()

    /// The node whose specs are asking.
    @safe @exclusivity(unchecked)
    var asker = Asker(link: .none)

    /// How much the task may still measure before it puts off the rest.
    @safe @exclusivity(unchecked)
    var budget: MeasuringBudget

    /// The number of the run of measurements under way.
    @safe @exclusivity(unchecked)
    private(set) var runNumber: UInt64 = 0

    /// Whether a node may have been put off twice in this run.
    @safe @exclusivity(unchecked)
    var mayHavePutOffTwice = false

    /// The pins of the measurements under way that were suspended before.
    @safe @exclusivity(unchecked)
    var pins: [PinInUse] = []

    /// The spec that a resumed measurement takes from its pin, or that a suspended one leaves for
    /// its pin.
    @safe @exclusivity(unchecked)
    var pinnedSpec: PinnedSpec?

    /// The pages of the coming commit, in a tree's first pass, whose nodes are placed as they are
    /// measured.
    @safe @exclusivity(unchecked)
    var pages: CommitTable.Builder?

    /// What was found and has not been handed over yet.
    @safe @exclusivity(unchecked)
    var found = Findings()

    /// Whether work that exceeds a budget is left to other tasks.
    var sharesWork = false

    /// Creates a worker for a task's share of a pass.
    ///
    /// - Parameters:
    ///   - supply: Where the slots of adopted nodes come from; nil for a supply of its own.
    ///   - pages: The pages of the coming commit, if nodes are placed as they are measured.
    init(_ setup: PassSetup, supply: SlotSupply? = nil, pages: CommitTable.Builder? = nil) {
        self.setup = setup
        self.supply = supply ?? SlotSupply(setup.slots)
        self.pages = pages
        budget = MeasuringBudget(setup.scheduler.limits)
        super.init(
            root: setup.root,
            environments: setup.environments,
            cancellation: setup.cancellation
        )
    }

    override var callsNodesInArrays: Bool { true }

    override var hasPinnedSpec: Bool { asker.pin >= 0 && pinnedSpec != nil }

    override func takePinnedSpec() -> (any LayoutElement)? {
        defer { pinnedSpec = nil }
        return pinnedSpec?.spec
    }

    override func keepSpec(_ spec: any LayoutElement) {
        pinnedSpec = PinnedSpec(spec)
    }

    override func noteEnvironments() { asker.mixesEnvironments = true }

    override func baseStyle(
        of node: NodeHandle,
        in context: inout LayoutContext
    ) -> LayoutElementStyle {
        guard let site = try? own(node, for: asker.link, context: &context)
        else { return LayoutElementStyle() }
        return site.record.state.baseStyle
    }

    override func measure(
        _ node: NodeHandle,
        in constrainedSize: SizeRange,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let site = try own(node, for: asker.link, context: &context)
        let key = CacheKey(constrainedSize, environment: context.environmentNumber)
        return try ask(node, site, key, style: style, isKept: false, context: &context)
    }

    /// Begins a run of measurements with a whole budget.
    override func beginRun() {
        budget.refill(to: budget.whole)
        mayHavePutOffTwice = false
        runNumber = setup.runNumbers.next()
    }

    override func perform(_ job: Job, context: inout LayoutContext) throws(LayoutInterruption) {
        let site = try own(job.node, context: &context)
        site.record.putOffRun = 0
        _ = try answer(job.node, site, job.key, context: &context)
    }
}
