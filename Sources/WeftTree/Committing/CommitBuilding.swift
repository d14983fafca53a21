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
        let answer = try answer(of: root.node, slot, root.key)
        let ask = Ask(
            node: root.node,
            slot: slot,
            key: root.key,
            size: answer.size,
            baselines: answer.baselines
        )
        builder.setTop(ask, remarks: pass.worker.rootRemarks)
        try place(ask, in: -1, at: 0)
        try placeWaiting()
        for slot in pass.uncommitted.reversed() {
            // Most were placed on the way down from the root, and stand there as they are.
            guard let ask = currentAsk(for: slot), !isUpToDate(ask), hasPlace(slot) else {
                continue
            }
            let cell = builder.table.cell(of: slot)
            try place(ask, in: cell.parent, at: cell.index)
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

    /// Whether a node's cell says what the cache says about it.
    private func isUpToDate(_ ask: Ask) -> Bool {
        guard let entry = slots[ask.slot].entry(for: ask.key),
            entry.answer.checked >= slots[ask.slot].dirty
        else { return false }
        let cell = builder.table.cell(of: ask.slot)
        return cell.details === entry.details && cell.state === slots[ask.slot].state
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
        of node: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey
    ) throws -> CachedAnswer {
        if let answer = slots[slot].answer(to: key), answer.checked >= slots[slot].dirty {
            return answer
        }
        try pass.measureAgain(NodeEngine.Job(node: node, parent: nil, key: key))
        guard let answer = slots[slot].answer(to: key) else { throw CancellationError() }
        return answer
    }

    /// Gives a node its place; if it was measured anew, its subnodes wait for theirs.
    private mutating func place(_ ask: Ask, in parent: Slot, at index: Int32) throws {
        _ = try answer(of: ask.node, ask.slot, ask.key)
        let old = builder.table.cell(of: ask.slot)
        let new = CommitTable.Cell(
            parent: parent,
            index: index,
            state: slots[ask.slot].state,
            details: slots[ask.slot].details(for: ask.key)
        )
        let isMeasuredAnew = old.details !== new.details
        guard
            isMeasuredAnew || old.parent != parent || old.index != index
                || old.state !== new.state
        else { return }
        if old.state != nil, old.parent != parent {
            moved[old.parent, default: []].append(ask.slot)
        }
        builder.set(new, at: ask.slot)
        if isMeasuredAnew { waiting.append(Waiting(slot: ask.slot, former: old.details)) }
    }

    /// Places the subnodes of the nodes that wait for it.
    private mutating func placeWaiting() throws {
        while let next = waiting.popLast() {
            let details = builder.table.details(of: next.slot)
            if let details {
                for index in details.placements.indices {
                    let ask = details.asks[Int(details.placements[index].ask)]
                    try place(ask, in: next.slot, at: Int32(truncatingIfNeeded: index))
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
