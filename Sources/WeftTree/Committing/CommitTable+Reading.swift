import WeftLayout

extension CommitTable {
    /// One placed node.
    struct PlacedNode: Sendable {
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

    /// The placed node in a slot; nil if there is none.
    subscript(slot: Slot) -> PlacedNode? {
        let cell = cell(of: slot)
        guard let (details, placement) = place(of: cell) else { return nil }
        return Self.placedNode(of: cell, at: placement, in: details)
    }

    /// The placed node of a subnode; nil if it is not placed.
    ///
    /// - Parameters:
    ///   - placement: Where its supernode has placed it.
    ///   - details: What the supernode has asked and placed.
    func placedNode(at placement: EntryDetails.Placement, in details: EntryDetails) -> PlacedNode? {
        Self.placedNode(of: cell(of: details.slot(of: placement)), at: placement, in: details)
    }

    private static func placedNode(
        of cell: Cell,
        at placement: EntryDetails.Placement,
        in details: EntryDetails
    ) -> PlacedNode? {
        guard let state = cell.state else { return nil }
        let ask = details.ask(of: placement)
        return PlacedNode(
            node: details.node(of: placement),
            state: state,
            details: cell.details,
            parent: cell.parent,
            frame: LayoutRect(origin: placement.origin, size: ask.extent.size),
            key: details.key(of: ask)
        )
    }

    /// Where a node is, and what it was asked.
    struct Appearance {
        /// The frame in the coordinates of the supernode, in points.
        let frame: LayoutRect
        /// What the node was asked.
        let key: CacheKey
    }

    /// Where the node of one of this table's cells is, and what it was asked; nil if there is no
    /// node. No reference is counted, except for the root.
    func appearance(of cell: Cell) -> Appearance? {
        if cell.isVacant { return nil }
        let index = Int(cell.index)
        if cell.parent < 0 { return top?.appearance(ofPlacement: index) }
        // The table keeps the parent's page alive.
        return withExtendedLifetime(self) {
            self.cell(of: cell.parent).appearance(ofPlacement: index)
        }
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

    /// The frame of the node in a slot, in points, in its supernode's coordinates; nil if there is
    /// none.
    func frame(of slot: Slot) -> LayoutRect? {
        appearance(of: cell(of: slot))?.frame
    }

    /// What the supernode of a cell's node has asked and placed, and its placement of the node; nil
    /// if there is no node.
    private func place(of cell: Cell) -> (EntryDetails, EntryDetails.Placement)? {
        guard !cell.isVacant, let details = details(of: cell.parent) else { return nil }
        return (details, details.placements[Int(cell.index)])
    }

    /// Notes the environments that placed nodes inherit.
    ///
    /// - Complexity: O(*s*) in the number of slots.
    func noteEnvironments(in numbers: inout Set<Int32>) {
        top?.noteEnvironments(in: &numbers)
        forEachCell(notIn: CommitTable()) { _, cell, _ in
            cell.details?.noteEnvironments(in: &numbers)
        }
    }

    /// The slots of a node's subnodes in drawing order; for the slot −1, that of the root.
    func subnodes(of slot: Slot) -> [Slot] {
        guard let details = details(of: slot) else { return [] }
        return details.placements.map { details.slot(of: $0) }
    }

    /// Visits the placed nodes in pages that another table does not share, in the order of their
    /// slots.
    ///
    /// - Parameter body: Gets a slot, its cell, and the other table's cell of that slot.
    /// - Throws: What `body` throws; no further node is then visited.
    /// - Complexity: O(*p* log *n*) in the number of pages that are not shared and the number of
    ///   slots.
    func forEachCell<Failure: Error>(
        notIn other: CommitTable,
        _ body: (Slot, Cell, Cell) throws(Failure) -> Void
    ) throws(Failure) {
        let counterpart = other.beginning(ofLevel: height)
        try visit(root, besides: counterpart, level: height, number: 0, notIn: other, body)
    }

    /// The page, or the branch of a level, that holds the first slots; nil if there is none.
    ///
    /// - Parameter level: 0 for a page.
    private func beginning(ofLevel level: Int) -> AnyObject? {
        guard level <= height else { return nil }
        return (level..<height).reduce(root) { object, _ in
            object.flatMap { CommitBranch($0)[0] }
        }
    }

    /// Visits the cells of a page, or those below a branch, that another table does not share.
    ///
    /// - Parameters:
    ///   - other: The page or the branch of the same slots in the other table, if it is known.
    ///   - level: 0 for a page.
    ///   - number: How many others of the level come before it.
    private func visit<Failure: Error>(
        _ object: AnyObject?,
        besides other: AnyObject?,
        level: Int,
        number: Int,
        notIn otherTable: CommitTable,
        _ body: (Slot, Cell, Cell) throws(Failure) -> Void
    ) throws(Failure) {
        // If the other table has fewer levels, its root corresponds to the first page or branch of
        // its level.
        let other = number == 0 && level == otherTable.height ? otherTable.root : other
        guard let object, object !== other else { return }
        let start = number << Self.levelBits
        guard level == 0 else {
            let (branch, otherBranch) = (CommitBranch(object), other.map { CommitBranch($0) })
            for index in 0..<CommitBranch.width {
                try visit(
                    branch[index],
                    besides: otherBranch?[index],
                    level: level - 1,
                    number: start + index,
                    notIn: otherTable,
                    body
                )
            }
            return
        }
        let (page, otherPage) = (CommitPage(object), other.map { CommitPage($0) })
        for slot in Slot(start)..<Slot(start + CommitPage.width) where !page[slot].isVacant {
            try body(slot, page[slot], otherPage?[slot] ?? .vacant)
        }
    }
}
