import WeftLayout

/// Gives the nodes of subtrees their cells: the plain part of building a commit, which several tasks
/// may do at a time, each for subtrees of its own.
///
/// It writes to pages that belong to the new commit, and measures nothing. Whatever needs more is
/// postponed, and left to `CommitBuilding`.
///
/// No two tasks write to the same cell: the first to place a node claims it for the parent, and a
/// node that has another claim is postponed.
struct SubtreePlacing: Sendable {
    /// A node whose subnodes have to be placed, and what it has placed before.
    struct Waiting: Sendable {
        let slot: Slot
        let former: EntryDetails?
    }

    /// A node that is to be placed.
    struct Position: Sendable {
        let slot: Slot
        let parent: Slot
        /// The index among the placements of the parent.
        let index: Int32
    }

    let slots: SlotTable

    /// The number of the pass.
    let pass: UInt64

    /// The pages; those of the new commit may be written to.
    var pages: CommitTable.Builder

    var waiting: [Waiting] = []

    /// The nodes that have placed something before, and now may place something else.
    var replaced: [Waiting] = []

    /// The nodes that have changed parents, by their former parent.
    var moved: [Slot: [Slot]] = [:]

    /// What needs a page of its own, or an answer that the cache does not have any more.
    var postponed: [Position] = []

    /// Places everything below the nodes that wait for it.
    mutating func placeWaiting() {
        while let next = waiting.popLast() { placeSubnodes(of: next) }
    }

    /// Places the subnodes of one node.
    mutating func placeSubnodes(of parent: Waiting) {
        if parent.former?.placements.isEmpty == false { replaced.append(parent) }
        guard let details = pages.page(of: parent.slot)?[parent.slot].details else { return }
        for index in details.placements.indices {
            let position = Position(
                slot: details.placements[index].slot,
                parent: parent.slot,
                index: Int32(truncatingIfNeeded: index)
            )
            let key = details.key(of: details.placements[index])
            if !place(position, key) { postponed.append(position) }
        }
    }

    /// Gives a node its place; if it was measured anew, its subnodes wait for theirs.
    ///
    /// - Parameter isAlone: Whether no other task is placing, so that a claim does not matter.
    /// - Returns: Whether that was possible.
    mutating func place(_ position: Position, _ key: CacheKey, isAlone: Bool = false) -> Bool {
        let slot = position.slot
        let claim = Claim(pass: pass, parent: position.parent)
        if slots[slot].placing.make(claim) == .isTaken, !isAlone { return false }
        guard let entry = slots.validEntry(of: slot, for: key) else { return false }
        let new = CommitTable.Cell(
            parent: position.parent,
            index: position.index,
            state: slots[slot].state,
            details: entry.details
        )
        guard let page = pages.page(of: slot) else { return false }
        if page[slot].isSame(as: new) { return true }
        guard page.owner == pages.owner else { return false }
        let former = page[slot].details
        if page[slot].state != nil, page[slot].parent != new.parent {
            moved[page[slot].parent, default: []].append(slot)
        }
        if former !== new.details { waiting.append(Waiting(slot: slot, former: former)) }
        pages.set(new, at: slot, in: page)
        return true
    }

    /// An empty part of the same work, for another task.
    func part(_ waiting: ArraySlice<Waiting>) -> SubtreePlacing {
        SubtreePlacing(
            slots: slots,
            pass: pass,
            pages: pages.part(),
            waiting: Array(waiting)
        )
    }

    /// Adds what another task has done.
    mutating func formUnion(_ part: SubtreePlacing) {
        pages.formUnion(part.pages)
        replaced += part.replaced
        moved.merge(part.moved) { $0 + $1 }
        postponed += part.postponed
    }
}
