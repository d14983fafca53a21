import WeftLayout

/// Turns what a pass has measured into a table of placed nodes.
///
/// It starts from the table of the last commit. The nodes that were measured since then, parents
/// before children, are compared with their cells there; what still stands is not looked at.
struct CommitBuilding {
    private let pass: MeasuringPass
    private let slots: SlotTable
    private var builder: CommitTable.Builder

    /// A node whose subnodes have to be placed, and what it has placed before.
    private struct Waiting {
        let slot: Slot
        let former: EntryDetails?
    }

    private var waiting: [Waiting] = []

    /// A node that a parent has ceased to place.
    private struct Dropped {
        let slot: Slot
        let parent: Slot
    }

    private var dropped: [Dropped] = []

    /// The nodes that have changed parents, by their former parent.
    private var moved: [Slot: [Slot]] = [:]

    init(pass: MeasuringPass, last: CommitTable, owner: UInt64) {
        self.pass = pass
        slots = pass.slots
        builder = CommitTable.Builder(last, owner: owner)
    }

    /// Places the root and everything below it.
    mutating func build(root: NodeEngine.Job) throws -> CommitTable {
        let slot = root.node.adoption?.slot ?? 0
        let answer = try answer(of: slot, root.key) { root.node }
        let ask = Ask(
            node: root.node,
            slot: slot,
            key: root.key,
            size: answer.size,
            baselines: answer.baselines
        )
        builder.setTop(ask, remarks: pass.worker.rootRemarks)
        try place(slot, root.key, in: -1, at: 0) { root.node }
        try placeWaiting()
        for slot in pass.uncommitted.reversed() where slots[slot].placingPass != pass.inputs.number {
            // Its parent was not measured anew, or has let go of it.
            guard hasPlace(slot), let ask = currentAsk(for: slot) else { continue }
            let cell = builder.table.cell(of: slot)
            try place(slot, ask.key, in: cell.parent, at: cell.index) { ask.node }
            try placeWaiting()
        }
        removeDropped()
        try checkMoved()
        try checkRelinked()
        return builder.table
    }

    /// The ask with which the node that a cell names as its parent has placed the node; nil if it does
    /// not place it any more.
    private func currentAsk(for slot: Slot) -> Ask? {
        let cell = builder.table.cell(of: slot)
        guard cell.state != nil, let details = builder.table.details(of: cell.parent),
            details.places(slot, at: cell.index)
        else { return nil }
        return details.asks[Int(details.placements[Int(cell.index)].ask)]
    }

    /// Whether all nodes above a node place what is below them. What is about to be taken out must not
    /// be measured again: it may have lost its subnodes to others.
    ///
    /// - Complexity: O(*d*) in the depth of the node.
    private func hasPlace(_ slot: Slot) -> Bool {
        var next = slot
        while next >= 0 {
            if currentAsk(for: next) == nil { return false }
            next = builder.table.cell(of: next).parent
        }
        return true
    }

    /// The answer of a node to a key, measured again if it was evicted.
    private func answer(
        of slot: Slot,
        _ key: CacheKey,
        node: () -> NodeHandle
    ) throws -> CachedAnswer {
        if let answer = slots[slot].answer(to: key), answer.checked >= slots[slot].dirty {
            return answer
        }
        try pass.measureAgain(NodeEngine.Job(node: node(), parent: nil, key: key))
        guard let answer = slots[slot].answer(to: key) else { throw CancellationError() }
        return answer
    }

    /// Gives a node its place; if it was measured anew, its subnodes wait for theirs.
    ///
    /// - Parameter node: The node, for the rare case that it has to be measured again.
    private mutating func place(
        _ slot: Slot,
        _ key: CacheKey,
        in parent: Slot,
        at index: Int32,
        node: () -> NodeHandle
    ) throws {
        slots[slot].placingPass = pass.inputs.number
        _ = try answer(of: slot, key, node: node)
        let new = CommitTable.Cell(
            parent: parent,
            index: index,
            state: slots[slot].state,
            details: slots[slot].details(for: key)
        )
        var former: EntryDetails?
        if let page = builder.page(of: slot), page[slot].state != nil {
            if page[slot].isSame(as: new) { return }
            if page[slot].parent != parent { moved[page[slot].parent, default: []].append(slot) }
            former = page[slot].details
        }
        let isMeasuredAnew = former !== new.details
        if isMeasuredAnew { waiting.append(Waiting(slot: slot, former: former)) }
        builder.set(new, at: slot)
    }

    /// Places the subnodes of the nodes that wait for it.
    private mutating func placeWaiting() throws {
        while let next = waiting.popLast() {
            let details = builder.page(of: next.slot)?[next.slot].details
            if let details {
                for index in details.placements.indices {
                    let ask = Int(details.placements[index].ask)
                    try place(
                        details.placements[index].slot,
                        details.asks[ask].key,
                        in: next.slot,
                        at: Int32(truncatingIfNeeded: index)
                    ) {
                        details.asks[ask].node
                    }
                }
            }
            for placement in next.former?.placements ?? [] {
                let cell = builder.table.cell(of: placement.slot)
                if cell.state == nil || cell.parent != next.slot { continue }
                if details?.places(placement.slot, at: cell.index) != true {
                    dropped.append(Dropped(slot: placement.slot, parent: next.slot))
                }
            }
        }
    }

    /// Takes out what no parent places any more, and everything below it.
    private mutating func removeDropped() {
        var removed = dropped.filter { node in
            let cell = builder.table.cell(of: node.slot)
            guard cell.state != nil, cell.parent == node.parent else { return false }
            return builder.table.details(of: node.parent)?.places(node.slot, at: cell.index) != true
        }
        while let node = removed.popLast() {
            for placement in builder.table.details(of: node.slot)?.placements ?? []
            where builder.table.cell(of: placement.slot).parent == node.slot {
                removed.append(Dropped(slot: placement.slot, parent: node.slot))
            }
            builder.set(.empty, at: node.slot)
        }
    }

    /// Finds nodes that were given to a new parent while the former one places them still.
    private func checkMoved() throws {
        for (parent, candidates) in moved {
            let present = Set(builder.table.subnodes(of: parent))
            for slot in candidates
            where present.contains(slot) && builder.table.cell(of: slot).parent != parent {
                throw LayoutError(.nodeInTwoPlaces(first: "", second: ""), path: "")
            }
        }
    }

    /// Finds nodes that a new parent has asked for while a former one, whose layout was cached, asks
    /// for them still, even if only one of them places them.
    ///
    /// It is a suspicion where the former parent has no place itself. A pass that does not replay
    /// asks need not look: it measures all parents of such nodes again, which claim them then.
    private func checkRelinked() throws {
        guard pass.inputs.replaysAsks else { return }
        var asked: [Slot: Set<Slot>] = [:]
        for slot in pass.relinked {
            var count = 0
            for parent in pass.caches.dependents(of: slot) {
                if asked[parent] == nil { asked[parent] = questions(of: parent) }
                if asked[parent]?.contains(slot) == true { count += 1 }
            }
            if count > 1 { throw LayoutError(.nodeInTwoPlaces(first: "", second: ""), path: "") }
        }
    }

    /// The nodes that a node has asked for in its place, or, without a place, in any valid entry.
    private func questions(of slot: Slot) -> Set<Slot> {
        let cell = builder.table.cell(of: slot)
        let details =
            cell.state != nil
            ? [cell.details]
            : slots[slot].entries.filter { $0.answer.checked >= slots[slot].dirty }.map(\.details)
        return Set(details.compactMap { $0?.asks }.joined().map(\.slot))
    }
}
