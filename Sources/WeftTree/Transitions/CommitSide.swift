import WeftLayout

/// One of two commits that are compared with each other.
///
/// A slot is a slot of this side's commit. In two commits of one tree a node has the same slot:
/// both commits keep their nodes alive, so that no slot is given to another node. Other commits
/// number their nodes as they like, and are compared by the nodes themselves; so are two of one
/// tree if the numbers of its environments mean others by now.
struct CommitSide {
    let commit: LayoutCommit?
    let other: LayoutCommit?

    /// The placed nodes of the commit; none without one. Its cells hold as long as the side does.
    let table: CommitTable

    /// Whether the slots of nodes and the numbers of environments mean the same in both commits.
    let sharesNumbers: Bool

    /// Where nodes are, as far as somebody has asked.
    private var positions: [Slot: Position] = [-1: .outside]

    /// Where a node is in the hierarchy and on the screen.
    private struct Position {
        /// How many ancestors it has.
        var depth: Int

        /// Its origin in the root's coordinates.
        var origin: LayoutPoint

        /// Where the root is a subnode.
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

    /// The frame of the node in a slot in the coordinates of its supernode; empty for no node.
    func frame(of slot: Slot) -> LayoutRect {
        table.frame(of: slot) ?? .zero
    }

    /// The slot of the other commit that has the node in a slot; nil if it does not have it.
    func counterpart(of slot: Slot) -> Slot? {
        if sharesNumbers { return other?.storage.table.contains(slot) == true ? slot : nil }
        return table.node(of: slot).flatMap { other?.slot(of: $0) }
    }

    /// The node in a slot.
    func node(of slot: Slot) -> AnyDisplayNode? {
        table.node(of: slot).map { AnyDisplayNode(handle: $0) }
    }

    /// How many ancestors the node in a slot has; -1 for none.
    ///
    /// - Complexity: As for `position(of:)`.
    mutating func depth(of slot: Slot) -> Int { position(of: slot).depth }

    /// Where the node in a slot is; the sum of the origins begins at the root.
    ///
    /// - Complexity: O(*d*) in its depth, and less if an ancestor's is known.
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

    /// The frame of the node in a slot in the root's coordinates.
    private mutating func rootFrame(of slot: Slot) -> LayoutRect {
        LayoutRect(origin: position(of: slot).origin, size: frame(of: slot).size)
    }

    /// The slots of this side's nodes that the other commit has not, or not with the same inputs,
    /// the same layout, and the same index in the same supernode; they rise.
    ///
    /// - Complexity: As for `CommitTable.forEachCell(notIn:_:)`: what the commits share costs
    ///   nothing.
    var changedSlots: [Slot] {
        var slots: [Slot] = []
        forEachOwnCell { slot, cell, otherCell in
            if !cell.isSame(as: otherCell) { slots.append(slot) }
        }
        return slots
    }

    /// The slots of this side's nodes that the other commit does not have.
    ///
    /// - Complexity: As for `changedSlots`.
    var ownSlots: [Slot] {
        var slots: [Slot] = []
        forEachOwnCell { slot, _, otherCell in
            if otherCell.isVacant, sharesNumbers || counterpart(of: slot) == nil {
                slots.append(slot)
            }
        }
        return slots
    }

    /// Visits the cells that the other commit does not share, with that commit's cell of the slot,
    /// if the slot means the same there.
    private func forEachOwnCell(_ body: (Slot, CommitTable.Cell, CommitTable.Cell) -> Void) {
        let others = sharesNumbers ? other?.storage.table ?? CommitTable() : CommitTable()
        table.forEachCell(notIn: others, body)
    }
}

extension CommitSide {
    /// The frame of a node in the root's coordinates, also if only the other commit has the node:
    /// then it is where it would be if it went along with the nearest of its supernodes that both
    /// commits have.
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

    /// The frame that this commit gives a node, in the coordinates of the supernode that the other
    /// commit gives it; nil if one of them does not have the node.
    ///
    /// - Complexity: O(1) if both give it the same supernode, else O(*d*) in the depth of the node.
    mutating func frameInOtherSupernode(of node: NodeHandle) -> LayoutRect? {
        guard let slot = commit?.slot(of: node),
            let other, let otherSlot = other.slot(of: node)
        else { return nil }
        let otherTable = other.storage.table
        let supernode = otherTable.node(of: otherTable.parent(of: otherSlot))
        if table.node(of: table.parent(of: slot)) === supernode { return table.frame(of: slot) }
        let frame = rootFrame(of: slot)
        guard let supernode, let superframe = rootFrame(of: supernode) else { return frame }
        return frame.offset(by: .zero - superframe.origin)
    }
}
