import WeftLayout

/// A comparison of the tables of two commits.
struct CommitDifference {
    var first: CommitSide
    var last: CommitSide

    var removed: [LayoutTransition.PlacedNode] = []
    var inserted: [LayoutTransition.PlacedNode] = []
    var moved: [LayoutTransition.Move] = []
    var reframed: [LayoutTransition.FrameChange] = []
    var updated: [AnyDisplayNode] = []

    /// The nodes that leave their places in the first commit, and those that enter a place in the
    /// last one.
    private var leaving: [PlacedFamily] = []
    private var entering: [PlacedFamily] = []

    /// Where a node that moves was: its index in a family of those that leave.
    typealias Origin = (family: Int, index: Int)

    /// Whether the environments of a pair differ. Nodes share environments, and each pair is
    /// compared only once.
    var otherEnvironments: [EnvironmentPair: Bool] = [:]

    /// The number of an environment of the first commit, and that of one of the last.
    struct EnvironmentPair: Hashable {
        let old: Int32
        let new: Int32
    }

    init(first: LayoutCommit?, last: LayoutCommit?) {
        self.first = CommitSide(first, other: last)
        self.last = CommitSide(last, other: first)
    }

    mutating func compare() {
        let changed = last.changedSlots
        for slot in [-1] + changed {
            let former = slot < 0 ? -1 : last.counterpart(of: slot)
            if mayHaveOtherSubnodes(former, slot) { compareSubnodes(of: former, slot) }
        }
        for slot in first.ownSlotsWithSubnodes { compareSubnodes(of: slot, nil) }
        let origins = listMoves()
        compareNodes(changed, origins: origins)
        reframed.sort { $0.node.handle.id < $1.node.handle.id }
        updated.sort { $0.handle.id < $1.handle.id }
    }

    /// Whether a node may have other subnodes, or the same in another order, in the last commit.
    private func mayHaveOtherSubnodes(_ old: Slot?, _ new: Slot) -> Bool {
        guard let old else { return last.table.cell(of: new).placementCount > 0 }
        guard last.sharesNumbers else { return true }
        switch (first.table.details(of: old), last.table.details(of: new)) {
        case (.none, .none): return false
        case (let old?, let new?): return old != new && !old.hasSameSubnodes(as: new)
        case (.none, _), (_, .none): return true
        }
    }

    /// Compares the subnodes of one node in both commits, and finds those that leave and those that
    /// enter.
    private mutating func compareSubnodes(of old: Slot?, _ new: Slot?) {
        let before = old.map { first.table.subnodes(of: $0) } ?? []
        let after = new.map { last.table.subnodes(of: $0) } ?? []
        let known = last.sharesNumbers ? after : after.map { last.counterpart(of: $0) ?? -1 }
        // Most lists change in few places.
        let start = commonCount(before, known)
        let end = commonCount(before.dropFirst(start).reversed(), known.dropFirst(start).reversed())
        let changedBefore = before.dropFirst(start).dropLast(end)
        let changedKnown = known.dropFirst(start).dropLast(end)
        let kept = keptSlots(changedBefore, changedKnown)
        if let old, !changedBefore.isEmpty {
            let indices = zip(start..., changedBefore).filter { !kept.contains($1) }.map(\.0)
            if let family = first.family(of: indices, below: old) { leaving.append(family) }
        }
        if let new, !changedKnown.isEmpty {
            let indices = zip(start..., changedKnown).filter { !kept.contains($1) }.map(\.0)
            if let family = last.family(of: indices, below: new) { entering.append(family) }
        }
    }

    /// The number of elements that two lists have in common at the beginning.
    private func commonCount(_ left: some Sequence<Slot>, _ right: some Sequence<Slot>) -> Int {
        var count = 0
        for (left, right) in zip(left, right) {
            guard left == right else { break }
            count += 1
        }
        return count
    }

    /// A largest set of slots that both lists have in the same order.
    private func keptSlots(
        _ before: some Collection<Slot>,
        _ after: some Collection<Slot>
    ) -> Set<Slot> {
        guard !before.isEmpty, !after.isEmpty else { return [] }
        let positions = Dictionary(uniqueKeysWithValues: zip(before, 0...))
        let common = after.filter { positions[$0] != nil }
        let kept = longestIncreasingSubsequence(of: common.compactMap { positions[$0] })
        return Set(kept.map { common[$0] })
    }

    /// Distinguishes removals, insertions and moves.
    ///
    /// - Returns: Where the nodes that move were, by their slots in the first commit.
    private mutating func listMoves() -> [Slot: Origin] {
        leaving.sort { $0.isOutside($1) }
        entering.sort { $0.isOutside($1) }
        var origins: [Slot: Origin] = [:]
        for (number, family) in leaving.enumerated().reversed() {
            for index in family.indices.reversed() {
                let slot = family.slot(at: index)
                if first.counterpart(of: slot) == nil {
                    removed.append(family.placedNode(at: index))
                } else {
                    origins[slot] = (number, index)
                }
            }
        }
        for family in entering {
            for index in family.indices {
                let placed = family.placedNode(at: index)
                if let old = last.counterpart(of: family.slot(at: index)), let origin = origins[old]
                {
                    let former = leaving[origin.family].place(at: origin.index)
                    moved.append(
                        LayoutTransition.Move(node: placed.node, from: former, to: placed.place)
                    )
                } else {
                    inserted.append(placed)
                }
            }
        }
        return origins
    }
}

extension CommitSide {
    /// Some subnodes of a node, given by their indices; nil if there are none.
    fileprivate mutating func family(of indices: [Int], below slot: Slot) -> PlacedFamily? {
        guard !indices.isEmpty, let details = table.details(of: slot) else { return nil }
        return PlacedFamily(
            supernode: node(of: slot),
            depth: depth(of: slot) + 1,
            details: details,
            indices: indices
        )
    }
}
