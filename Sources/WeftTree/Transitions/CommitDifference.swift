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
    private var leaving: [PlacedSlot] = []
    private var entering: [PlacedSlot] = []

    /// A slot, and the place of its node.
    typealias PlacedSlot = (slot: Slot, place: LayoutTransition.Place)

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
        for slot in first.ownSlots { compareSubnodes(of: slot, nil) }
        leaving.sort { $0.place.isOutside($1.place) }
        entering.sort { $0.place.isOutside($1.place) }
        let movers = listMoves()
        compareNodes(changed, movers: movers)
        reframed.sort { $0.node.handle.id < $1.node.handle.id }
        updated.sort { $0.handle.id < $1.handle.id }
    }

    /// Whether a node may have other subnodes, or the same in another order, in the last commit.
    private func mayHaveOtherSubnodes(_ old: Slot?, _ new: Slot) -> Bool {
        guard let old, last.sharesNumbers else { return true }
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
            let subnodes = zip(start..., changedBefore).filter { !kept.contains($0.1) }
            leaving += first.places(of: subnodes, below: old)
        }
        if let new, !changedKnown.isEmpty {
            let known = zip(changedKnown, zip(start..., after.dropFirst(start)))
            let subnodes = known.filter { !kept.contains($0.0) }.map(\.1)
            entering += last.places(of: subnodes, below: new)
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
        for (slot, place) in leaving.reversed() {
            guard let node = first.node(of: slot) else { continue }
            if first.counterpart(of: slot) == nil {
                removed.append(LayoutTransition.PlacedNode(node: node, place: place))
            } else {
                places[slot] = place
            }
        }
        var movers: Set<Slot> = []
        for (slot, place) in entering {
            guard let node = last.node(of: slot) else { continue }
            if let old = last.counterpart(of: slot), let former = places[old] {
                moved.append(LayoutTransition.Move(node: node, from: former, to: place))
                movers.insert(old)
            } else {
                inserted.append(LayoutTransition.PlacedNode(node: node, place: place))
            }
        }
        return movers
    }
}

extension CommitSide {
    /// The places of some subnodes of a node, given by their indices and slots.
    fileprivate mutating func places(
        of subnodes: [(index: Int, slot: Slot)],
        below slot: Slot
    ) -> [CommitDifference.PlacedSlot] {
        let depth = depth(of: slot) + 1
        let supernode = node(of: slot)
        return subnodes.map { subnode in
            let place = LayoutTransition.Place(
                supernode: supernode,
                index: subnode.index,
                frame: frame(of: subnode.slot),
                depth: depth
            )
            return (subnode.slot, place)
        }
    }
}
