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
    private var leaving = PlacedFamilies()
    private var entering = PlacedFamilies()

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
        let movers = listMoves()
        compareNodes(changed, movers: movers)
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
            first.addPlaces(of: indices, below: old, to: &leaving)
        }
        if let new, !changedKnown.isEmpty {
            let indices = zip(start..., changedKnown).filter { !kept.contains($1) }.map(\.0)
            last.addPlaces(of: indices, below: new, to: &entering)
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
    /// - Returns: The slots, in the first commit, of the nodes that move.
    private mutating func listMoves() -> Set<Slot> {
        var places: [Slot: LayoutTransition.Place] = [:]
        leaving.forEachOutwards { slot, placed in
            if first.counterpart(of: slot) == nil {
                removed.append(placed)
            } else {
                places[slot] = placed.place
            }
        }
        var movers: Set<Slot> = []
        entering.forEachInwards { slot, placed in
            if let old = last.counterpart(of: slot), let former = places[old] {
                let (node, place) = (placed.node, placed.place)
                moved.append(LayoutTransition.Move(node: node, from: former, to: place))
                movers.insert(old)
            } else {
                inserted.append(placed)
            }
        }
        return movers
    }
}

extension CommitSide {
    /// Adds some subnodes of a node, given by their indices.
    fileprivate mutating func addPlaces(
        of indices: [Int],
        below slot: Slot,
        to families: inout PlacedFamilies
    ) {
        guard !indices.isEmpty, let details = table.details(of: slot) else { return }
        let depth = depth(of: slot) + 1
        let supernode = node(of: slot)
        families.beginFamily()
        for index in indices {
            let placement = details.placements[index]
            let place = LayoutTransition.Place(
                supernode: supernode,
                index: index,
                frame: LayoutRect(
                    origin: placement.origin,
                    size: details.ask(of: placement).extent.size
                ),
                depth: depth
            )
            let node = AnyDisplayNode(handle: details.node(of: placement))
            families.append(
                details.slot(of: placement),
                LayoutTransition.PlacedNode(node: node, place: place)
            )
        }
    }
}
