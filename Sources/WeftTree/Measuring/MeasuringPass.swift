import WeftLayout

/// One pass over a tree: measures what the caches do not answer.
///
/// It belongs to the tree's actor. Up to the first budget it measures at once; if that does not do,
/// it lets several tasks measure and waits for them.
final class MeasuringPass {
    let caches: TreeCaches
    let slots: SlotTable
    let worker: MeasuringWorker

    /// What the pass works with.
    var setup: PassSetup {
        @inline(__always)
        get { worker.setup }
    }

    // Unchecked: nothing is called in the middle of an access that could reach the pass.

    /// What the tasks have found, behind the nodes that passes before it have left uncommitted.
    @safe @exclusivity(unchecked)
    private var findings = MeasuringWorker.Findings()

    /// The nodes that the commit has to look at: those that were measured since the last one, each
    /// after what was measured for it in the same pass, and those with another base style. The
    /// tree's first pass leaves out the leaves, as a first commit looks at all nodes.
    var uncommitted: [Slot] { findings.measured }

    /// Whether there were some when the pass began: passes that did not commit have left them, or
    /// they have got another base style.
    let hasLeftUncommitted: Bool

    /// The nodes that another parent than before has asked for.
    var relinked: [Slot] { findings.relinked }

    /// What was counted.
    var statistics: LayoutStatistics { findings.statistics }

    /// Prepares a pass.
    ///
    /// - Parameters:
    ///   - watermark: The number of the last node that may appear.
    ///   - replaysAsks: Whether entries that rest on something changed are checked by asking what
    ///     they asked; without, they are measured anew.
    init(
        caches: TreeCaches,
        root: NodeEngine.Root,
        watermark: UInt64,
        replaysAsks: Bool,
        permit: Permit,
        cancellation: PassCancellation
    ) {
        caches.beginPass()
        self.caches = caches
        slots = caches.slots
        let setup = PassSetup(
            slots: caches.slots,
            number: caches.pass,
            stamp: caches.stamp,
            watermark: watermark,
            replaysAsks: replaysAsks,
            root: root,
            environments: caches.environments,
            runNumbers: caches.runNumbers,
            permit: permit,
            cancellation: cancellation
        )
        findings.measured = caches.uncommitted
        hasLeftUncommitted = !caches.uncommitted.isEmpty
        caches.uncommitted = []
        let pages = setup.isFirst ? CommitTable.Builder(after: nil) : nil
        worker = MeasuringWorker(setup, supply: caches.supply, pages: pages)
    }

    /// The measurement of the root.
    func rootJob(_ snapshot: Inbox.Snapshot) -> NodeEngine.Job {
        worker.rootJob(
            in: caches.environmentNumber(of: snapshot),
            hasOddScale: snapshot.environment.environment.hasOddDisplayScale,
            baseStyle: state(of: setup.root.node).baseStyle
        )
    }

    /// Measures a node and everything below it, as far as the first budget goes.
    ///
    /// - Returns: What is left for `measure(_:)`; nil if that is nothing.
    func begin(_ job: NodeEngine.Job) throws -> WorkPlan.Outcome? {
        try collecting { try worker.perform(first: job) }
    }

    /// Measures what is left, together with other tasks if the scheduler has workers to spare.
    func measure(_ rest: WorkPlan.Outcome) async throws {
        let plan = WorkPlan(rest, chunk: setup.scheduler.limits.chunk)
        let queue = WorkQueue(plan, permit: setup.permit)
        worker.pages?.prepareParts()
        await queue.serve(worker)
        try queue.handOver(to: &findings)
    }

    /// Measures one node again whose answer was evicted.
    func measureAgain(_ job: NodeEngine.Job) throws {
        worker.sharesWork = false
        try collecting { try worker.run(job) }
    }

    private func collecting<Value>(_ body: () throws -> Value) throws -> Value {
        defer { worker.handOver(to: &findings) }
        return try body()
    }

    /// Hands over what was placed while it was measured, in a tree's first pass. What is measured
    /// from now on is not placed.
    func takePages() -> CommitTable.Builder? {
        worker.pages = nil
        return findings.pages.take()
    }

    /// Hands on to the next pass what this one has measured, if it did not commit.
    func end(hasCommitted: Bool) {
        for slot in findings.pinned { slots.site(of: slot).record.notes?.pins = [] }
        caches.supply.giveBack()
        caches.uncommitted = hasCommitted ? [] : uncommitted
        if caches.uncommitted.count > 2 * slots.count { dropRepeats(&caches.uncommitted) }
    }

    /// Leaves each node once in a list that passes without a commit make longer and longer: last,
    /// after what was measured for it.
    private func dropRepeats(_ measured: inout [Slot]) {
        var seen: Set<Slot> = []
        measured = measured.reversed().filter { seen.insert($0).inserted }.reversed()
    }

    /// Lets all parents of the nodes that moved be measured again: a pass that was cancelled, or
    /// that does not replay asks, has not found out whether the former ones have let go of them.
    func suspectMoves() {
        caches.forget([], relinked: relinked)
    }

    /// Undoes what a pass that fails has decided about nodes: gives those back that it has adopted
    /// and nobody else has used, and lets all parents of those that moved be measured again.
    func abandon() {
        let released = adoptedNodes().compactMap { node -> Slot? in
            // Once it is given back, another tree may have it.
            guard let membership = node.adoption, membership.tree == setup.tree,
                membership.standing == .byPass, node.release(membership)
            else { return nil }
            return membership.slot
        }
        caches.forget(released, relinked: relinked)
    }

    /// The nodes that the pass has adopted: the entries of their parents keep them, but for what
    /// was dropped.
    private func adoptedNodes() -> [NodeHandle] {
        let adopted = Set(findings.adopted)
        if adopted.isEmpty, !setup.isFirst { return [] }
        // Each once, though it was asked for several times.
        var seen: Set<Slot> = []
        var keepers = findings.dropped
        for slot in Set(uncommitted) {
            slots.site(of: slot).record.forEachEntry { entry in
                if let details = entry.details { keepers += details.keepers }
            }
        }
        return keepers.flatMap(\.nodes).filter { node in
            guard let membership = node.adoption, membership.tree == setup.tree
            else { return false }
            let slot = membership.slot
            return (setup.isFirst || adopted.contains(slot)) && seen.insert(slot).inserted
        }
    }
}
