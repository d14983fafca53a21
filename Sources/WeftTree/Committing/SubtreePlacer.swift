/// Gives the nodes of subtrees their cells, which is the plain part of building a commit. Several
/// tasks may do so at a time, each for its own parts: subtrees, or some of the subnodes of a node
/// that has many.
///
/// It measures nothing. Whatever needs a new answer is postponed and left to `CommitAssembler`.
///
/// If several tasks place, no two of them write to the same cell: the first to place a node
/// reserves it, and any later one postpones it. In a tree's first pass each node was claimed for
/// one parent when it was measured, so nobody else can place it. Parts of one parent have no
/// subnode in common. A page is made by the task that first needs it.
struct SubtreePlacer: Sendable {
    /// A node whose subnodes have to be placed, and what it had placed before.
    struct Parent: Sendable {
        let slot: Slot
        let former: EntryDetails?

        /// The indices of the placements that belong to this part: all, unless the node was cut.
        private(set) var indices = 0..<Int.max

        /// Splits the node into parts that share out all its placements. The node must have placed
        /// nothing before, as finding what it has let go of means looking at all of them.
        ///
        /// - Parameters:
        ///   - count: How many placements the node has.
        ///   - partCount: The most parts to make of it.
        func cut(count: Int, into partCount: Int) -> [Parent] {
            assert(former == nil)
            let length = (count + partCount - 1) / partCount
            return stride(from: 0, to: count, by: length).map { start in
                var part = self
                part.indices = start..<min(start + length, count)
                return part
            }
        }
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
    let passNumber: UInt64

    /// The stamp of the tree's caches (`TreeCaches.stamp`).
    let stamp: UInt64

    /// Whether nodes have to be reserved. In the tree's first pass they need not be; instead, the
    /// pages contain what was placed while it was measured, and perhaps more than that.
    private var reservesNodes: Bool { passNumber > TreeCaches.firstPass }

    /// Tells when to stop with part of the work undone.
    let cancellation: PassCancellation

    /// The pages, of which those of the new commit may be written to.
    var pages: CommitTable.Builder

    /// How many nodes have a place; counted in a tree's first pass only.
    private(set) var placedCount = 0

    /// Whether other tasks are placing at the same time.
    var isShared = false

    var waiting: [Parent] = []

    /// The nodes that had placed something before which they perhaps no longer place.
    var replaced: [Parent] = []

    /// The nodes that have changed parents, under their former parents.
    var moved: [Slot: [Slot]] = [:]

    /// The nodes that need an answer which the cache no longer has, or that another task has
    /// reserved.
    var postponed: [Position] = []

    /// How many nodes have their subnodes placed between two checks for cancellation.
    private static let checkInterval = 256

    /// Places everything below the nodes that wait for it.
    mutating func placeWaiting() throws {
        // Tasks that place at the same time share the table. If a reference to it were counted for
        // each node, the count would travel back and forth between their cores.
        let slots = slots
        while true {
            for _ in 0..<Self.checkInterval {
                guard let next = waiting.popLast() else { return }
                placeSubnodes(of: next, in: slots)
            }
            try cancellation.check()
        }
    }

    /// Places the subnodes of one node.
    ///
    /// A subnode that is in the same place and was asked the same as before keeps its cell. If it
    /// was measured anew or has other inputs, it is among the nodes that `CommitAssembler` visits.
    mutating func placeSubnodes(of parent: Parent) { placeSubnodes(of: parent, in: slots) }

    /// Places the subnodes of one node. The records are a parameter for the same reason as in
    /// `place(_:_:in:)`.
    @inline(__always)
    private mutating func placeSubnodes(of parent: Parent, in slots: SlotTable) {
        // Without details it is a leaf.
        guard let details = pages.cell(of: parent.slot).details else { return }
        let letsGo = details.forEachPlacement(parent.indices, notIn: parent.former) {
            index,
            slot,
            key in
            let position = Position(slot: slot, parent: parent.slot, index: index)
            if !place(position, key, in: slots) { postponed.append(position) }
        }
        if letsGo { replaced.append(parent) }
    }

    /// Gives a node its place; if it was measured anew, its subnodes wait for theirs.
    ///
    /// - Returns: Whether that was possible.
    mutating func place(_ position: Position, _ key: CacheKey) -> Bool {
        place(position, key, in: slots)
    }

    /// Gives a node its place. The records are a parameter, because reading them from the placer
    /// each time would count references.
    @inline(__always)
    private mutating func place(
        _ position: Position,
        _ key: CacheKey,
        in slots: SlotTable
    ) -> Bool {
        let slot = position.slot
        let site = slots.site(of: slot)
        if reservesNodes, isShared, !site.marks.lastPlacing.reserve(in: passNumber) { return false }
        let cell = site.cell(
            placedBy: position.parent,
            at: position.index,
            askedFor: key,
            asOf: stamp
        )
        guard let cell else { return false }
        guard reservesNodes else {
            placeUnlessKnown(cell, at: site)
            return true
        }
        if !isShared { site.marks.lastPlacing.set(in: passNumber) }
        let former = pages.cell(of: slot)
        if former.isIdentical(to: cell) { return true }
        if !former.isVacant, former.parent != cell.parent {
            moved[former.parent, default: []].append(slot)
        }
        if !former.hasSameDetails(as: cell) {
            waiting.append(Parent(slot: slot, former: former.details))
        }
        pages.set(cell, at: site)
        return true
    }

    /// Gives a node its place in a tree's first pass, whose pages contain what was placed while it
    /// was measured: also everything below the node, if the measurement that is placed is the last
    /// one of the node.
    private mutating func placeUnlessKnown(_ cell: CommitTable.Cell, at site: SlotTable.Site) {
        placedCount += 1
        if !pages.cell(of: site.slot).isIdentical(to: cell) { pages.set(cell, at: site) }
        if let below = site.cellsBelow(cell) {
            placedCount += below
        } else {
            waiting.append(Parent(slot: site.slot, former: nil))
        }
    }

    /// Whether there are cells of nodes that were placed while they were measured, but no longer
    /// are.
    var hasLeftovers: Bool { !reservesNodes && placedCount != pages.table.count }

    /// Returns a placer for a part of the same work, for another task.
    func part(_ waiting: ArraySlice<Parent>) -> SubtreePlacer {
        SubtreePlacer(
            slots: slots,
            passNumber: passNumber,
            stamp: stamp,
            cancellation: cancellation,
            pages: pages.part(),
            isShared: true,
            waiting: Array(waiting)
        )
    }

    /// Adds what another task has done.
    mutating func formUnion(_ part: SubtreePlacer) {
        pages.formUnion(part.pages)
        placedCount += part.placedCount
        replaced += part.replaced
        moved.merge(part.moved) { $0 + $1 }
        postponed += part.postponed
    }
}
