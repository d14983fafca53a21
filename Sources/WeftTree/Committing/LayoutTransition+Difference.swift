extension LayoutTransition {
    /// The difference of two commits of one tree.
    ///
    /// - Parameters:
    ///   - first: What is shown; nil if nothing is.
    ///   - last: What shall be shown; nil for nothing.
    /// - Complexity: O(*p* + *c* log *c* + *s*) in the number of the tables' pages, of the nodes in the
    ///   pages that are not shared, and of the subnodes of the supernodes of changed nodes.
    public init(from first: LayoutCommit?, to last: LayoutCommit?) {
        var difference = Difference(first: first, last: last)
        difference.compare()
        self.init(
            removed: difference.removed.reversed(),
            inserted: difference.inserted,
            moved: difference.moved,
            reframed: difference.reframed,
            firstNumber: first?.number ?? 0,
            lastNumber: last?.number ?? 0
        )
    }

    /// Compares the tables of two commits.
    fileprivate struct Difference {
        let first: LayoutCommit?
        let last: LayoutCommit?
        var removed: [Presence] = []
        var inserted: [Presence] = []
        var moved: [Change] = []
        var reframed: [Change] = []

        /// The positions of subnodes, by supernode: found once for each.
        fileprivate var firstIndices: [Slot: [Slot: Int]] = [:]
        fileprivate var lastIndices: [Slot: [Slot: Int]] = [:]

        init(first: LayoutCommit?, last: LayoutCommit?) {
            self.first = first
            self.last = last
        }

        mutating func compare() {
            var slots: [Slot] = []
            forEachChangedSlot { slots.append($0) }
            var parents: Set<Slot> = []
            var staying: [(slot: Slot, old: CommitTable.Entry, new: CommitTable.Entry)] = []
            for slot in slots {
                let old = Self.entry(slot, of: first)
                let new = Self.entry(slot, of: last)
                switch (old, new) {
                case (let old?, let new?) where old.item.node === new.item.node:
                    staying.append((slot, old, new))
                    if old.place.subnodes != new.place.subnodes
                        || old.place.measurement != new.place.measurement
                    {
                        parents.insert(slot)
                    }
                default:
                    if let old {
                        let place = Self.place(slot, old, in: first, &firstIndices)
                        removed.append(
                            Presence(node: AnyDisplayNode(handle: old.item.node), place: place)
                        )
                    }
                    if let new {
                        let place = Self.place(slot, new, in: last, &lastIndices)
                        inserted.append(
                            Presence(node: AnyDisplayNode(handle: new.item.node), place: place)
                        )
                    }
                }
            }
            let reordered = reorderedSlots(below: parents)
            // The pages of nodes that only change their order are shared between the tables.
            let seen = Set(staying.map(\.slot))
            for slot in reordered.sorted() where !seen.contains(slot) {
                guard let old = Self.entry(slot, of: first), let new = Self.entry(slot, of: last)
                else { continue }
                staying.append((slot, old, new))
            }
            for (slot, old, new) in staying {
                let isMoved =
                    Self.parentNode(old, first) !== Self.parentNode(new, last)
                    || reordered.contains(slot)
                guard isMoved || old.place.frame != new.place.frame else { continue }
                let change = Change(
                    node: AnyDisplayNode(handle: new.item.node),
                    first: Self.place(slot, old, in: first, &firstIndices),
                    last: Self.place(slot, new, in: last, &lastIndices)
                )
                if isMoved { moved.append(change) }
                if old.place.frame != new.place.frame { reframed.append(change) }
            }
            sortByDepth()
        }

        /// The nodes that stay with their supernode but change places with others that do.
        private func reorderedSlots(below parents: Set<Slot>) -> Set<Slot> {
            var reordered: Set<Slot> = []
            guard let first, let last else { return reordered }
            for parent in parents {
                let old = first.storage.table.subnodes(of: parent)
                let new = last.storage.table.subnodes(of: parent)
                if old.elementsEqual(new) { continue }
                var positions: [Slot: Int] = [:]
                for (index, slot) in new.enumerated() { positions[slot] = index }
                let common = old.filter { slot in
                    positions[slot] != nil
                        && Self.entry(slot, of: first)?.item.node
                            === Self.entry(slot, of: last)?.item.node
                }
                let kept = longestIncreasingSubsequence(of: common.map { positions[$0] ?? 0 })
                for (index, slot) in common.enumerated() where !kept.contains(index) {
                    reordered.insert(slot)
                }
            }
            return reordered
        }
    }
}

extension LayoutTransition.Difference {
    fileprivate static func entry(_ slot: Slot, of commit: LayoutCommit?) -> CommitTable.Entry? {
        commit?.storage.table[slot]
    }

    fileprivate static func parentNode(
        _ entry: CommitTable.Entry,
        _ commit: LayoutCommit?
    ) -> NodeHandle? {
        self.entry(entry.place.parent, of: commit)?.item.node
    }

    /// Visits the slots of all pages that the tables do not share.
    fileprivate func forEachChangedSlot(_ body: (Slot) -> Void) {
        let old = first?.storage.table.chunks ?? []
        let new = last?.storage.table.chunks ?? []
        let width = CommitTable.width
        for chunk in 0..<max(old.count, new.count) {
            let oldChunk = chunk < old.count ? old[chunk] : nil
            let newChunk = chunk < new.count ? new[chunk] : nil
            if oldChunk === newChunk { continue }
            for page in 0..<width where oldChunk?.pages[page] !== newChunk?.pages[page] {
                let start = (chunk * width + page) * width
                for slot in start..<start + width { body(Slot(slot)) }
            }
        }
    }

    /// Where a commit places a node. It is no method of a value, which would have to be copied, the
    /// indices with it, for every call that writes to them.
    fileprivate static func place(
        _ slot: Slot,
        _ entry: CommitTable.Entry,
        in commit: LayoutCommit?,
        _ indices: inout [Slot: [Slot: Int]]
    ) -> LayoutTransition.Place {
        if indices[entry.place.parent] == nil, let table = commit?.storage.table {
            var positions: [Slot: Int] = [:]
            for (index, subnode) in table.subnodes(of: entry.place.parent).enumerated() {
                positions[subnode] = index
            }
            indices[entry.place.parent] = positions
        }
        return LayoutTransition.Place(
            supernode: parentNode(entry, commit).map { AnyDisplayNode(handle: $0) },
            index: indices[entry.place.parent]?[slot] ?? 0,
            frame: entry.place.frame
        )
    }

    /// Brings supernodes before their subnodes; equally deep nodes keep the order of their slots.
    fileprivate mutating func sortByDepth() {
        removed = sorted(removed, in: first) { ($0.node, $0.place.index) }
        inserted = sorted(inserted, in: last) { ($0.node, $0.place.index) }
        moved = sorted(moved, in: last) { ($0.node, $0.last.index) }
    }

    private func sorted<Element>(
        _ elements: [Element],
        in commit: LayoutCommit?,
        _ key: (Element) -> (node: AnyDisplayNode, index: Int)
    ) -> [Element] {
        var depths: [Slot: Int] = [:]
        return elements.map { element in
            let (node, index) = key(element)
            return (element, depth(of: node, in: commit, &depths), index)
        }
        .sorted { ($0.1, $0.2) < ($1.1, $1.2) }
        .map(\.0)
    }

    /// How many ancestors a node has.
    private func depth(
        of node: AnyDisplayNode,
        in commit: LayoutCommit?,
        _ depths: inout [Slot: Int]
    ) -> Int {
        guard let commit, var slot = commit.slot(of: node.handle) else { return 0 }
        var path: [Slot] = []
        var depth = -1
        while let entry = commit.entry(slot) {
            if let known = depths[slot] {
                depth = known
                break
            }
            path.append(slot)
            slot = entry.place.parent
        }
        for slot in path.reversed() {
            depth += 1
            depths[slot] = depth
        }
        return depth
    }
}
