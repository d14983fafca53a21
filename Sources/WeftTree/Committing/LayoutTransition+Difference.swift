import WeftLayout

extension LayoutTransition {
    /// The difference of two commits.
    ///
    /// They may be of one tree, of two, or reference layouts: what counts is which nodes they have.
    ///
    /// - Parameters:
    ///   - first: What is shown; nil if nothing is.
    ///   - last: What shall be shown; nil for nothing.
    /// - Complexity: O(*p* + *c* log *c*). Between commits of one tree, *p* is the number of pages of
    ///   64 nodes, which are compared by reference, and *c* that of the nodes in pages that changed and
    ///   of the subnodes of nodes whose subnodes changed; a node that moves to another supernode adds
    ///   its depth. Otherwise *c* is the number of all nodes.
    public init(from first: LayoutCommit?, to last: LayoutCommit?) {
        var difference = Difference(first: first, last: last)
        difference.compare()
        self.init(
            first: first,
            last: last,
            removed: difference.removed,
            inserted: difference.inserted,
            moved: difference.moved,
            reframed: difference.reframed,
            updated: difference.updated
        )
    }
}

/// Compares the tables of two commits.
private struct Difference {
    /// The place of a node among the subnodes of another one, in slots.
    struct Position {
        let depth: Int
        let parent: Slot
        let index: Int
        let slot: Slot

        /// From the root inwards, subnodes of one node together and from the rear to the front.
        static func isOutside(_ left: Position, _ right: Position) -> Bool {
            (left.depth, left.parent, left.index) < (right.depth, right.parent, right.index)
        }
    }

    var first: CommitSide
    var last: CommitSide

    var removed: [LayoutTransition.Presence] = []
    var inserted: [LayoutTransition.Presence] = []
    var moved: [LayoutTransition.Move] = []
    var reframed: [LayoutTransition.Reframing] = []
    var updated: [AnyDisplayNode] = []

    /// What leaves its place in the first commit, and what enters one in the last.
    private var leaving: [Position] = []
    private var entering: [Position] = []

    init(first: LayoutCommit?, last: LayoutCommit?) {
        self.first = CommitSide(first, other: last)
        self.last = CommitSide(last, other: first)
    }

    mutating func compare() {
        let changed = last.changedSlots
        compareSubnodes(of: -1, -1)
        for slot in changed {
            let former = last.counterpart(of: slot)
            if haveOtherSubnodes(former, slot) { compareSubnodes(of: former, slot) }
        }
        for slot in first.changedSlots where first.counterpart(of: slot) == nil {
            compareSubnodes(of: slot, nil)
        }
        leaving.sort(by: Position.isOutside)
        entering.sort(by: Position.isOutside)
        let movers = listMoves()
        compareFrames(changed.filter { last.counterpart(of: $0) != nil }, movers: movers)
    }

    /// Whether the subnodes of a node may be others, or in another order.
    private func haveOtherSubnodes(_ old: Slot?, _ new: Slot) -> Bool {
        guard let old, last.sharesSlots else { return true }
        let (before, after) = (first.place(of: old), last.place(of: new))
        return before.measurement != after.measurement || before.subnodes != after.subnodes
    }

    /// Finds what enters and what leaves among the subnodes of one node in both commits.
    private mutating func compareSubnodes(of old: Slot?, _ new: Slot?) {
        let before = old.map { first.subnodes(of: $0) } ?? []
        let after = new.map { last.subnodes(of: $0) } ?? []
        let known =
            last.sharesSlots
            ? after : ContiguousArray(after.map { last.counterpart(of: $0) ?? -1 })[...]
        // Commits share the lists that stay as they are: those are equal at first sight.
        if before == known { return }
        // The others change in few places, mostly.
        let start = commonCount(before, known)
        let end = commonCount(before.dropFirst(start).reversed(), known.dropFirst(start).reversed())
        let changedBefore = before.dropFirst(start).dropLast(end)
        let changedKnown = known.dropFirst(start).dropLast(end)
        let kept = keptSlots(changedBefore, changedKnown)
        if let old, !changedBefore.isEmpty {
            let depth = first.depth(of: old) + 1
            for (index, slot) in zip(start..., changedBefore) where !kept.contains(slot) {
                leaving.append(Position(depth: depth, parent: old, index: index, slot: slot))
            }
        }
        if let new, !changedKnown.isEmpty {
            let depth = last.depth(of: new) + 1
            let slots = zip(changedKnown, after.dropFirst(start))
            for (index, (known, slot)) in zip(start..., slots) where !kept.contains(known) {
                entering.append(Position(depth: depth, parent: new, index: index, slot: slot))
            }
        }
    }

    /// How many elements two lists have in common from the beginning.
    private func commonCount(_ left: some Sequence<Slot>, _ right: some Sequence<Slot>) -> Int {
        var count = 0
        for (left, right) in zip(left, right) {
            guard left == right else { break }
            count += 1
        }
        return count
    }

    /// As many as possible of the slots that two lists have in the same order.
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

    /// Tells removals, insertions and moves apart.
    ///
    /// - Returns: The slots that the nodes that move have in the first commit.
    private mutating func listMoves() -> Set<Slot> {
        var places: [Slot: LayoutTransition.Place] = [:]
        for position in leaving.reversed() {
            guard let node = first.node(of: position.slot) else { continue }
            let place = place(position, in: first)
            if first.counterpart(of: position.slot) == nil {
                removed.append(LayoutTransition.Presence(node: node, place: place))
            } else {
                places[position.slot] = place
            }
        }
        var movers: Set<Slot> = []
        for position in entering {
            guard let node = last.node(of: position.slot) else { continue }
            let place = place(position, in: last)
            if let old = last.counterpart(of: position.slot), let former = places[old] {
                moved.append(LayoutTransition.Move(node: node, first: former, last: place))
                movers.insert(old)
            } else {
                inserted.append(LayoutTransition.Presence(node: node, place: place))
            }
        }
        return movers
    }

    private func place(_ position: Position, in side: CommitSide) -> LayoutTransition.Place {
        LayoutTransition.Place(
            supernode: side.node(of: position.parent),
            index: position.index,
            frame: side.place(of: position.slot).frame,
            depth: position.depth
        )
    }

    /// Finds what has another frame or other inputs among the nodes that stay.
    private mutating func compareFrames(_ staying: [Slot], movers: Set<Slot>) {
        for slot in staying {
            guard let old = last.counterpart(of: slot), let node = last.node(of: slot) else {
                continue
            }
            if haveOtherInputs(old, slot) { updated.append(node) }
            let (start, end) = (first.place(of: old).frame, last.place(of: slot).frame)
            guard start != end, !movers.contains(old) else { continue }
            reframed.append(LayoutTransition.Reframing(node: node, first: start, last: end))
        }
        for move in moved {
            guard let start = first.frameInOtherSupernode(of: move.node.handle),
                start != move.last.frame || move.first.frame != move.last.frame
            else { continue }
            reframed.append(
                LayoutTransition.Reframing(node: move.node, first: start, last: move.last.frame)
            )
        }
    }

    /// Whether a node has other inputs or another payload.
    private func haveOtherInputs(_ old: Slot, _ new: Slot) -> Bool {
        guard let old = first.commit?.entry(old), let new = last.commit?.entry(new) else {
            return false
        }
        if old.item.state !== new.item.state { return true }
        if last.sharesSlots {
            if old.place.environment != new.place.environment { return true }
        } else if first.commit?.storage.environments[old.place.environment]
            != last.commit?.storage.environments[new.place.environment]
        {
            return true
        }
        // Measured anew with the same inputs in the same range, a leaf hands over the same.
        return old.item.payload !== new.item.payload && old.place.key.range != new.place.key.range
    }
}
