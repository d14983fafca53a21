import WeftLayout

/// Turns what a pass has measured into a table of placed nodes.
///
/// It starts from the table of the last commit. It compares the nodes that were measured since
/// then, parents before children, with their cells in that table. It does not visit what still
/// stands.
struct CommitAssembler: ~Copyable {
    let pass: MeasuringPass
    let slots: SlotTable
    var placer: SubtreePlacer

    /// Which nodes are known to have a place.
    var places = KnownPlaces()

    /// Whether the last commit has placed anything.
    private let hasFormer: Bool

    init(pass: MeasuringPass, after last: LayoutCommit.Storage?) {
        let hasFormer = (last?.table.count ?? 0) > 0
        // `placeRest` relies on marks that the first pass does not set.
        assert(!hasFormer || pass.setup.number > TreeCaches.firstPass)
        placer = SubtreePlacer(
            slots: pass.slots,
            passNumber: pass.setup.number,
            stamp: pass.setup.stamp,
            cancellation: pass.setup.cancellation,
            pages: pass.takePages() ?? CommitTable.Builder(after: last)
        )
        self.pass = pass
        self.hasFormer = hasFormer
        slots = pass.slots
    }

    /// Places the root.
    mutating func begin(root: NodeEngine.Job) throws {
        guard let slot = root.node.adoption?.slot
        else { preconditionFailure("a root that was measured has a slot") }
        placer.pages.setTop(
            root.node,
            slot,
            root.key,
            try answer(of: slot, root.key) { root.node },
            diagnostics: pass.worker.rootDiagnostics
        )
        try place(SubtreePlacer.Position(slot: slot, parent: -1, index: 0))
    }

    /// Places everything else.
    mutating func finish() throws -> CommitTable {
        try placeWaiting()
        if placer.hasLeftovers { remove(leftovers()) }
        assert(!placer.hasLeftovers)
        try placeRest()
        remove(dropped)
        try checkMoved()
        try checkRelinked()
        return placer.pages.finish()
    }

    /// The nodes whose cell names a parent that does not place them: they were placed while the
    /// parent was measured, but in the end its answer to another key was used. The nodes below them
    /// are not included.
    ///
    /// - Complexity: O(*n* log *n*) in the number of nodes.
    private func leftovers() -> [Slot] {
        let table = placer.pages.table
        var leftovers: [Slot] = []
        table.forEachCell(notIn: CommitTable()) { slot, cell, _ in
            if cell.parent < 0 { return }
            let parent = table.cell(of: cell.parent)
            if parent.key(placing: slot, at: cell.index) == nil { leftovers.append(slot) }
        }
        return leftovers
    }

    /// Places the nodes that were measured anew although their parents were not: those parents
    /// placed them in the last commit already. In the first commit there are no such nodes.
    ///
    /// A node that has no place may still get one, together with a node above it that has moved and
    /// is placed later. So such nodes are looked at again as long as anything is placed. If there
    /// were uncommitted nodes when the pass began, a node below one of the waiting nodes is placed
    /// only after that one is settled.
    private mutating func placeRest() throws {
        guard hasFormer else { return }
        let (slots, number) = (slots, pass.setup.number)
        var waiting = pass.uncommitted
        if pass.hasLeftUncommitted {
            waiting.removeAll { slots.site(of: $0).marks.lastPlacing.isSet(in: number) }
            places.unsettled = Set(waiting)
        }
        var hasPlaced = true
        while hasPlaced, !waiting.isEmpty {
            hasPlaced = false
            places.forgetAbsent()
            var unplaced: [Slot] = []
            for slot in waiting.reversed()
            where !slots.site(of: slot).marks.lastPlacing.isSet(in: number) {
                let cell = placer.pages.cell(of: slot)
                let position = SubtreePlacer.Position(of: slot, in: cell)
                let key = key(placing: position)
                if let key, stands(cell, at: position, askedFor: key) {
                    if places.settle(slot) { hasPlaced = true }
                } else if let key, hasPlace(position.parent) {
                    try place(position, askedFor: key)
                    try placeWaiting()
                    hasPlaced = true
                } else {
                    unplaced.append(slot)
                }
            }
            waiting = unplaced.reversed()
        }
    }

    /// Whether a node's cell still says what its record says.
    private func stands(
        _ cell: CommitTable.Cell,
        at position: SubtreePlacer.Position,
        askedFor key: CacheKey
    ) -> Bool {
        let present = slots.site(of: position.slot).cell(
            placedBy: position.parent,
            at: position.index,
            askedFor: key,
            asOf: pass.setup.stamp
        )
        return present?.isIdentical(to: cell) == true
    }

    /// Whether there is enough to place for several tasks to be worthwhile.
    var isLarge: Bool {
        let scheduler = pass.setup.scheduler
        let firstBudget = scheduler.limits.firstBudget
        // Not compared with twice the budget, which might overflow for a limit that a caller has
        // set.
        return scheduler.workers > 1 && placeCount - firstBudget > firstBudget
    }

    /// How many nodes may have to be placed: all of them if there is no former table, otherwise
    /// those measured since then, including those of passes that did not commit.
    private var placeCount: Int { hasFormer ? pass.uncommitted.count : slots.count }

    /// Places as much as possible with several tasks, if the scheduler has workers to spare.
    mutating func placeTogether() async throws {
        let permit = pass.setup.permit
        prepareParts()
        if placer.waiting.isEmpty { return }
        let chunk = max(1, partCount / Self.chunkCount)
        let takerCount = (placer.waiting.count + chunk - 1) / chunk
        let helperCount = permit.borrow(upTo: min(permit.scheduler.workers, takerCount) - 1)
        if helperCount == 0 { return }
        placer.pages.prepareParts()
        let parts = SharedParts(placer, chunk: chunk)
        placer.waiting = []
        let done = await withTaskGroup(of: [SubtreePlacer].self) { group in
            for _ in 0..<helperCount {
                group.addTask {
                    defer { permit.giveBack() }
                    return parts.placeAll()
                }
            }
            var done = parts.placeAll()
            for await more in group { done += more }
            return done
        }
        try pass.setup.cancellation.check()
        for part in done { placer.formUnion(part) }
    }

    /// Places level by level until there are enough parts to share. A part is a subtree, or some of
    /// the subnodes of a node that has many.
    private mutating func prepareParts() {
        var parts: [SubtreePlacer.Parent] = []
        var next = 0
        while next < placer.waiting.count,
            placer.waiting.count - next + parts.count < partCount
        {
            let parent = placer.waiting[next]
            let count = placer.pages.cell(of: parent.slot).placementCount
            if parent.former == nil, count >= partCount {
                parts += parent.cut(count: count, into: partCount)
            } else {
                placer.placeSubnodes(of: parent)
            }
            next += 1
        }
        placer.waiting.removeFirst(next)
        placer.waiting += parts
    }

    /// How many parts are enough to share: one for every eight measurements of a budget, which
    /// makes 64 for the standard budget.
    private var partCount: Int { max(2, pass.setup.scheduler.limits.budget / 8) }

    /// How many chunks the parts are taken in: enough that all tasks end at about the same time.
    private static var chunkCount: Int { 8 }

    /// Places the waiting nodes and, one by one, those that first need an answer.
    private mutating func placeWaiting() throws {
        try placer.placeWaiting()
        while let position = placer.postponed.popLast() {
            try place(position)
            try placer.placeWaiting()
        }
    }

    /// Gives one node its place, if its parent has placed it there.
    private mutating func place(_ position: SubtreePlacer.Position) throws {
        guard let key = key(placing: position) else { return }
        try place(position, askedFor: key)
    }

    /// Gives one node its place, and measures it again if the cache has no answer that holds.
    private mutating func place(
        _ position: SubtreePlacer.Position,
        askedFor key: CacheKey
    ) throws {
        if placer.place(position, key) { return }
        guard let details = placer.pages.details(of: position.parent) else { return }
        _ = try answer(of: position.slot, key) {
            details.node(of: details.placements[Int(position.index)])
        }
        _ = placer.place(position, key)
    }

    /// The key of the answer that the parent has placed at a position; nil if it has not placed the
    /// node there.
    mutating func key(placing position: SubtreePlacer.Position) -> CacheKey? {
        if position.parent < 0 {
            return placer.pages.table.top?.key(placing: position.slot, at: position.index)
        }
        return placer.pages.cell(of: position.parent)
            .key(placing: position.slot, at: position.index)
    }

    /// The answer of a node to a key, measured again if it was evicted.
    private func answer(
        of slot: Slot,
        _ key: CacheKey,
        node: () -> NodeHandle
    ) throws -> NodeAnswer {
        let site = slots.site(of: slot)
        var known = site.validEntry(answering: key)
        if known == nil {
            try pass.measureAgain(NodeEngine.Job(node: node(), key: key))
            known = site.validEntry(answering: key)
        }
        guard let known else { preconditionFailure("a node that was just measured has an answer") }
        if known.key == key { return known.answer }
        return known.answer(to: key, on: pass.setup.environments[key.environment].pixelGrid)
    }

    /// Takes nodes out, and everything below them.
    private mutating func remove(_ removed: [Slot]) {
        var waiting = removed
        while let slot = waiting.popLast() {
            for subnode in placer.pages.table.subnodes(of: slot)
            where placer.pages.table.cell(of: subnode).parent == slot {
                waiting.append(subnode)
            }
            placer.pages.set(.vacant, at: slot)
        }
    }
}
