import WeftLayout

extension CommitTable {
    /// One placed node.
    struct Entry: Sendable {
        /// The node.
        let node: NodeHandle
        /// Its inputs.
        let state: NodeState
        /// What it asked and placed, its payload, and what was odd; nil if there is nothing.
        let details: EntryDetails?
        /// The slot of the supernode; -1 for the root.
        let parent: Slot
        /// The frame in the coordinates of the supernode, in points.
        let frame: LayoutRect
        /// What the node was asked.
        let key: CacheKey
    }

    /// The entry of a slot; nil if no node is placed there.
    subscript(slot: Slot) -> Entry? {
        let cell = cell(of: slot)
        guard let state = cell.state, let (details, placement) = place(of: cell)
        else { return nil }
        let ask = details.ask(of: placement)
        return Entry(
            node: details.node(of: placement),
            state: state,
            details: cell.details,
            parent: cell.parent,
            frame: LayoutRect(origin: placement.origin, size: ask.extent.size),
            key: details.key(of: ask)
        )
    }

    /// Whether a node is placed in a slot.
    func contains(_ slot: Slot) -> Bool { !cell(of: slot).isVacant }

    /// The slot of the supernode of the node in a slot; -1 for the root and for no node.
    func parent(of slot: Slot) -> Slot { cell(of: slot).parent }

    /// The node of a slot; nil if none is placed there.
    func node(of slot: Slot) -> NodeHandle? {
        guard let (details, placement) = place(of: cell(of: slot)) else { return nil }
        return details.node(of: placement)
    }

    /// The frame of the node in a slot in the coordinates of its supernode, in points; nil if none
    /// is placed there.
    func frame(of slot: Slot) -> LayoutRect? {
        guard let (details, placement) = place(of: cell(of: slot)) else { return nil }
        return LayoutRect(origin: placement.origin, size: details.ask(of: placement).extent.size)
    }

    /// What the supernode of a cell's node has asked and placed, and where it has placed the node;
    /// nil if there is no node.
    private func place(of cell: Cell) -> (EntryDetails, Placement)? {
        guard !cell.isVacant, let details = details(of: cell.parent) else { return nil }
        return (details, details.placements[Int(cell.index)])
    }

    /// The numbers of the environments that placed nodes inherit.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    var environments: Set<Int32> {
        var numbers = top?.environments ?? []
        forEachCell(notIn: CommitTable()) { _, cell, _ in
            numbers.formUnion(cell.details?.environments ?? [])
        }
        return numbers
    }

    /// The slots of a node's subnodes, in drawing order; for no node it is the root's.
    func subnodes(of slot: Slot) -> [Slot] {
        details(of: slot)?.placements.map(\.slot) ?? []
    }

    /// Visits the placed nodes whose pages another table does not share, in the order of their
    /// slots.
    ///
    /// - Parameter body: Gets a slot, its cell, and the other table's cell of that slot.
    /// - Complexity: O(*p* log *n*) in the number of pages that are not shared and in that of
    ///   slots.
    func forEachCell(notIn other: CommitTable, _ body: (Slot, Cell, Cell) -> Void) {
        visit(level: height, number: 0, notIn: other, body)
    }

    /// The page, or the branch of a level, that holds the slots of a number.
    ///
    /// - Parameters:
    ///   - level: 0 for a page.
    ///   - number: How many others of the level come before it.
    /// - Complexity: O(log *n*) in the number of slots.
    private func subtree(level: Int, number: Int) -> AnyObject? {
        guard number >= 0, level <= height, number >> (Self.levelBits * (height - level)) == 0
        else { return nil }
        var next = root
        for below in stride(from: height - 1, through: level, by: -1) {
            guard let branch = next.map(CommitBranch.init) else { return nil }
            let index = number >> (Self.levelBits * (below - level))
            next = branch[index & (CommitBranch.width - 1)]
        }
        return next
    }

    private func visit(
        level: Int,
        number: Int,
        notIn other: CommitTable,
        _ body: (Slot, Cell, Cell) -> Void
    ) {
        let object = subtree(level: level, number: number)
        let otherObject = other.subtree(level: level, number: number)
        guard let object, object !== otherObject else { return }
        guard level == 0 else {
            let start = number << Self.levelBits
            for child in start..<start + CommitBranch.width {
                visit(level: level - 1, number: child, notIn: other, body)
            }
            return
        }
        let (page, otherPage) = (CommitPage(object), otherObject.map { CommitPage($0) })
        let start = Slot(number << Self.levelBits)
        for slot in start..<start + Slot(CommitPage.width) where !page[slot].isVacant {
            body(slot, page[slot], otherPage?[slot] ?? .vacant)
        }
    }
}
