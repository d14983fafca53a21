import WeftLayout

/// One pass over a tree, which measures what the caches do not answer.
///
/// It belongs to the tree's actor. It measures at once up to the first budget; if that is not
/// enough, it lets several tasks measure and waits for them.
final class MeasuringPass {
    let caches: TreeCaches
    let slots: SlotTable
    let worker: MeasuringWorker

    /// What the pass works with.
    var setup: PassSetup {
        @inline(__always)
        get { worker.setup }
    }

    // Unchecked: nothing that could reach the pass is called in the middle of an access.

    /// What the tasks have found, after the nodes that earlier passes have left uncommitted.
    @safe @exclusivity(unchecked)
    private var findings = MeasuringWorker.Findings()

    /// The nodes that the commit has to look at: those that were measured since the last commit,
    /// each after what was measured for it in the same pass, and those with a new base style. The
    /// tree's first pass leaves out the leaves, because a first commit looks at all nodes.
    var uncommitted: [Slot] { findings.measured }

    /// Whether there were uncommitted nodes when the pass began, left by passes that did not commit
    /// or because of a new base style.
    let hasLeftUncommitted: Bool

    /// The nodes that a new parent has asked for.
    var relinked: [Slot] { findings.relinked }

    /// What the pass has counted.
    var statistics: LayoutStatistics { findings.statistics }

    /// Prepares a pass.
    ///
    /// - Parameters:
    ///   - watermark: The number of the last node that existed at the snapshot; later ones must not
    ///     be used.
    ///   - replaysAsks: Whether entries that rest on something changed are checked by repeating
    ///     their asks; otherwise such nodes are measured anew.
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
            number: caches.passNumber,
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

    /// Measures a node and everything below it as far as the first budget goes, and a second one
    /// where that is probably enough for the rest.
    ///
    /// - Returns: What is left for `measure(_:)`; nil if nothing is left.
    func begin(_ job: NodeEngine.Job) throws -> WorkPlan.Outcome? {
        try collecting { try worker.runFirst(job) }
    }

    /// Measures what is left, together with other tasks if the scheduler has workers to spare.
    func measure(_ rest: WorkPlan.Outcome) async throws {
        let plan = WorkPlan(rest, chunk: setup.scheduler.limits.chunk)
        let queue = WorkQueue(plan, permit: setup.permit)
        worker.pages?.prepareParts()
        await queue.serve(worker)
        try queue.handOver(to: &findings)
    }

    /// Measures again a node whose answer was evicted.
    func measureAgain(_ job: NodeEngine.Job) throws {
        worker.sharesWork = false
        try collecting { try worker.run(job) }
    }

    private func collecting<Value>(_ body: () throws -> Value) throws -> Value {
        defer { worker.handOver(to: &findings) }
        return try body()
    }

    /// Hands over what a tree's first pass has placed while it measured. What is measured from now
    /// on is not placed.
    func takePages() -> CommitTable.Builder? {
        worker.pages = nil
        return findings.pages.take()
    }

    /// Ends the pass. If it has not committed, what it has measured is passed on to the next pass.
    func end(hasCommitted: Bool) {
        removePins()
        caches.supply.giveBack()
        caches.uncommitted = hasCommitted ? [] : uncommitted
        if caches.uncommitted.count > 2 * slots.count { dropRepeats(&caches.uncommitted) }
    }

    /// Keeps each node only once in a list that grows with every pass that does not commit. The
    /// last occurrence stays, since it comes after what was measured for the node.
    private func dropRepeats(_ measured: inout [Slot]) {
        var seen: Set<Slot> = []
        measured = measured.reversed().filter { seen.insert($0).inserted }.reversed()
    }

    /// Makes sure that all parents of the nodes that moved are measured again. A pass that was
    /// cancelled, or that does not replay asks, has not found out whether the former parents have
    /// let go of these nodes.
    func suspectMoves() {
        caches.forget([], relinked: relinked)
    }

    /// Undoes what a failed pass has decided about nodes. It gives back the nodes that the pass has
    /// adopted and nobody else has used, and makes sure that all parents of the nodes that moved
    /// are measured again.
    func abandon() {
        removePins()
        let released = adoptedNodes().compactMap { node -> Slot? in
            // As soon as the node is given back, another tree may have it.
            guard let membership = node.adoption, membership.tree == setup.tree,
                membership.standing == .byPass, node.giveBack(membership)
            else { return nil }
            return membership.slot
        }
        caches.forget(released, relinked: relinked)
    }

    /// Removes the pins of the pass, as long as it has the slots of the nodes that they belong to.
    private func removePins() {
        for slot in findings.pinned { slots.site(of: slot).record.notes?.pins = [] }
        findings.pinned = []
    }

    /// The nodes that the pass has adopted. The entries of their parents keep them alive, except
    /// for those that were dropped.
    private func adoptedNodes() -> [NodeHandle] {
        let adopted = Set(findings.adopted)
        if adopted.isEmpty, !setup.isFirst { return [] }
        // Each node is returned once, even if it was asked for several times.
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
