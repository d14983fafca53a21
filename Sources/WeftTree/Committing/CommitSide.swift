import WeftLayout

/// One of two commits that are compared with each other.
///
/// A slot is a slot of this side's commit. In two commits of one tree a node has the same slot: both
/// commits keep their nodes alive, so that no slot is given to another node. Other commits number
/// their nodes as they like, and are compared by the nodes themselves.
struct CommitSide {
    let commit: LayoutCommit?
    let other: LayoutCommit?

    /// Whether a node that both commits have has the same slot in both.
    let sharesSlots: Bool

    /// How many ancestors nodes have.
    private var depths: [Slot: Int] = [-1: -1]

    init(_ commit: LayoutCommit?, other: LayoutCommit?) {
        self.commit = commit
        self.other = other
        switch (commit?.storage.index, other?.storage.index) {
        case (.tree(let tree), .tree(let otherTree)): sharesSlots = tree == otherTree
        case (_?, _?): sharesSlots = false
        default: sharesSlots = true
        }
    }

    /// The subnodes of the node in a slot; those of none are the root.
    func subnodes(of slot: Slot) -> ContiguousArray<Slot>.SubSequence {
        commit.map { ContiguousArray($0.storage.table.subnodes(of: slot))[...] } ?? []
    }

    /// What the node in a slot has placed; for none it is the root.
    func details(of slot: Slot) -> EntryDetails? {
        commit?.storage.table.details(of: slot)
    }

    /// Where the node in a slot is placed.
    func place(of slot: Slot) -> CommitTable.Place {
        commit?.storage.table.place(of: slot) ?? .none
    }

    /// The slot of the other commit that has the node in a slot; nil if it does not have it.
    func counterpart(of slot: Slot) -> Slot? {
        if sharesSlots { return other?.storage.table.place(of: slot).exists == true ? slot : nil }
        return commit?.storage.table.node(of: slot).flatMap { other?.slot(of: $0) }
    }

    /// The node in a slot.
    func node(of slot: Slot) -> AnyDisplayNode? {
        commit?.storage.table.node(of: slot).map { AnyDisplayNode(handle: $0) }
    }

    /// How many ancestors the node in a slot has; -1 for none.
    ///
    /// - Complexity: O(*d*) in its depth, and less if an ancestor's is known.
    mutating func depth(of slot: Slot) -> Int {
        var path: [Slot] = []
        var next = slot
        while depths[next] == nil {
            path.append(next)
            next = place(of: next).parent
        }
        var depth = depths[next] ?? -1
        for slot in path.reversed() {
            depth += 1
            depths[slot] = depth
        }
        return depth
    }

    /// The slots of this side's nodes that the other commit has not, or not with the same inputs, the
    /// same layout, and the same index in the same supernode.
    ///
    /// - Complexity: O(*p* + *c*) in the number of pages and in that of the cells in pages that the
    ///   commits do not share.
    var changedSlots: [Slot] {
        guard let chunks = commit?.storage.table.chunks else { return [] }
        let others = sharesSlots ? other?.storage.table.chunks ?? [] : []
        let width = CommitTable.width
        var slots: [Slot] = []
        for (number, chunk) in chunks.enumerated() {
            let otherChunk = number < others.count ? others[number] : nil
            guard let chunk, chunk !== otherChunk else { continue }
            for index in 0..<width where chunk.pages[index] !== otherChunk?.pages[index] {
                guard let page = chunk.pages[index] else { continue }
                let otherPage = otherChunk?.pages[index]
                let start = Slot((number * width + index) * CommitPage.width)
                for slot in start..<start + Slot(CommitPage.width) where page[slot].state != nil {
                    if otherPage?[slot].isSame(as: page[slot]) != true { slots.append(slot) }
                }
            }
        }
        return slots
    }
}

extension CommitSide {
    /// The frame of a node in the root's coordinates, also if only the other commit has the node:
    /// then it is where it would be if it went along with the nearest of its supernodes that both
    /// commits have.
    ///
    /// - Complexity: O(*d*) in the depth of the node.
    func rootFrame(of node: NodeHandle) -> LayoutRect? {
        if let commit, let slot = commit.slot(of: node) { return commit.rootFrame(of: slot) }
        guard let other, let slot = other.slot(of: node) else { return nil }
        let frame = other.rootFrame(of: slot)
        var next = other.storage.table.place(of: slot).parent
        while let supernode = other.storage.table.node(of: next) {
            if let commit, let anchor = commit.slot(of: supernode) {
                return frame.offset(by: commit.origin(of: anchor) - other.origin(of: next))
            }
            next = other.storage.table.place(of: next).parent
        }
        return frame
    }

    /// The frame that this commit gives a node, in the coordinates of the supernode that the other
    /// commit gives it; nil if one of them does not have the node.
    ///
    /// - Complexity: O(1) if both give it the same supernode, else O(*d*) in the depth of the node.
    func frameInOtherSupernode(of node: NodeHandle) -> LayoutRect? {
        guard let commit, let slot = commit.slot(of: node),
            let other, let otherSlot = other.slot(of: node)
        else { return nil }
        let place = place(of: slot)
        let supernode = other.storage.table.node(
            of: other.storage.table.place(of: otherSlot).parent
        )
        if commit.storage.table.node(of: place.parent) === supernode { return place.frame }
        let frame = commit.rootFrame(of: slot)
        guard let supernode, let superframe = rootFrame(of: supernode) else { return frame }
        return frame.offset(by: .zero - superframe.origin)
    }
}
