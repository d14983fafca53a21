import WeftLayout

/// One of two commits that are compared with each other.
///
/// A slot always belongs to this side's commit. In two commits of the same tree a node has the same
/// slot: both commits keep their nodes alive, so no slot is given to another node. Commits of
/// different trees, and reference layouts, number their nodes independently, and are compared by
/// the nodes themselves. So are two commits of one tree if the numbers of its environments have
/// changed their meaning in between.
struct CommitSide {
    let commit: LayoutCommit?
    private let other: LayoutCommit?

    /// The placed nodes of the commit; none if there is no commit. Its cells are valid as long as
    /// the side exists.
    let table: CommitTable

    /// Whether the slots of nodes and the numbers of environments mean the same in both commits.
    let sharesNumbers: Bool

    /// The positions of the nodes that were looked up so far.
    private var positions: [Slot: Position] = [-1: .outside]

    /// The position of a node in the hierarchy and on the screen.
    private struct Position {
        /// How many ancestors it has.
        var depth: Int

        /// Its origin in the root's coordinates.
        var origin: LayoutPoint

        /// The position of the imaginary supernode of the root.
        static let outside = Position(depth: -1, origin: .zero)
    }

    init(_ commit: LayoutCommit?, other: LayoutCommit?) {
        self.commit = commit
        self.other = other
        table = commit?.storage.table ?? CommitTable()
        guard let own = commit?.storage, let other = other?.storage else {
            sharesNumbers = true
            return
        }
        if case (.tree(let tree), .tree(let otherTree)) = (own.index, other.index) {
            sharesNumbers =
                tree == otherTree && own.environments.epoch == other.environments.epoch
        } else {
            sharesNumbers = false
        }
    }

    /// The frame of the node in a slot, in the coordinates of its supernode; empty if there is no
    /// node.
    func frame(of slot: Slot) -> LayoutRect {
        table.frame(of: slot) ?? .zero
    }

    /// The slot that the node in a slot has in the other commit; nil if that commit does not have
    /// the node.
    func counterpart(of slot: Slot) -> Slot? {
        if sharesNumbers { return other?.storage.table.contains(slot) == true ? slot : nil }
        return table.node(of: slot).flatMap { other?.slot(of: $0) }
    }

    /// The node in a slot.
    func node(of slot: Slot) -> AnyDisplayNode? {
        table.node(of: slot).map { AnyDisplayNode(handle: $0) }
    }

    /// How many ancestors the node in a slot has; -1 for slot -1, which has no node.
    ///
    /// - Complexity: As for `position(of:)`.
    mutating func depth(of slot: Slot) -> Int { position(of: slot).depth }

    /// The position of the node in a slot. Origins are summed up from the root downwards.
    ///
    /// - Complexity: O(*d*) in the depth of the node, and less if an ancestor's position is known.
    private mutating func position(of slot: Slot) -> Position {
        var path: [Slot] = []
        var next = slot
        while positions[next] == nil {
            path.append(next)
            next = table.parent(of: next)
        }
        var position = positions[next] ?? .outside
        for slot in path.reversed() {
            position.depth += 1
            position.origin = position.origin + frame(of: slot).origin
            positions[slot] = position
        }
        return position
    }

    /// The frame of the node in a slot, in the root's coordinates.
    private mutating func rootFrame(of slot: Slot) -> LayoutRect {
        LayoutRect(origin: position(of: slot).origin, size: frame(of: slot).size)
    }

    /// The slots, in rising order, of the nodes that the other commit does not have with the same
    /// inputs, the same layout, and the same index in the same supernode.
    ///
    /// - Complexity: As for `CommitTable.forEachCell(notIn:_:)`. What the commits share costs
    ///   nothing.
    var changedSlots: [Slot] {
        var slots: [Slot] = []
        forEachOwnCell { slot, cell, otherCell in
            if !cell.isIdentical(to: otherCell) { slots.append(slot) }
        }
        return slots
    }

    /// The slots of the nodes with subnodes that the other commit does not have.
    ///
    /// - Complexity: As for `changedSlots`.
    var ownSlotsWithSubnodes: [Slot] {
        var slots: [Slot] = []
        forEachOwnCell { slot, cell, otherCell in
            if otherCell.isVacant, cell.placementCount > 0,
                sharesNumbers || counterpart(of: slot) == nil
            {
                slots.append(slot)
            }
        }
        return slots
    }

    /// Visits the cells that the other commit does not share, together with that commit's cell of
    /// the same slot, if the slot means the same there.
    private func forEachOwnCell(_ body: (Slot, CommitTable.Cell, CommitTable.Cell) -> Void) {
        let others = sharesNumbers ? other?.storage.table ?? CommitTable() : CommitTable()
        table.forEachCell(notIn: others, body)
    }
}

extension CommitSide {
    /// The frame of a node in the root's coordinates; nil if neither commit has the node.
    ///
    /// If only the other commit has the node, this is the frame that the node would have if it
    /// moved along with the nearest of its supernodes that both commits have.
    ///
    /// - Complexity: O(*d*) in the depth of the node.
    mutating func rootFrame(of node: NodeHandle) -> LayoutRect? {
        if let slot = commit?.slot(of: node) { return rootFrame(of: slot) }
        guard let other, let slot = other.slot(of: node) else { return nil }
        let frame = other.rootFrame(of: slot)
        var next = other.storage.table.parent(of: slot)
        while let supernode = other.storage.table.node(of: next) {
            if let anchor = commit?.slot(of: supernode) {
                return frame.offset(by: position(of: anchor).origin - other.origin(of: next))
            }
            next = other.storage.table.parent(of: next)
        }
        return frame
    }

    /// The frame of a node in this commit, in the coordinates of the supernode that the node has in
    /// the other commit; nil if one of them does not have the node.
    ///
    /// - Complexity: O(1) if the supernode is the same in both, otherwise O(*d*) in the depth of
    ///   the node.
    mutating func frameInOtherSupernode(of node: NodeHandle) -> LayoutRect? {
        guard let slot = commit?.slot(of: node),
            let other, let otherSlot = other.slot(of: node)
        else { return nil }
        let otherTable = other.storage.table
        let supernode = otherTable.node(of: otherTable.parent(of: otherSlot))
        if table.node(of: table.parent(of: slot)) === supernode { return table.frame(of: slot) }
        let frame = rootFrame(of: slot)
        guard let supernode, let superframe = rootFrame(of: supernode) else { return frame }
        return frame.offset(by: -superframe.origin)
    }
}
