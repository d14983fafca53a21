extension LayoutTransition {
    /// The difference of two commits of one tree.
    ///
    /// - Parameters:
    ///   - first: What is shown; nil if nothing is.
    ///   - last: What shall be shown; nil for nothing.
    /// - Complexity: O(*p* + *c* log *c*) in the number of the tables' pages and of the nodes in the
    ///   pages that are not shared.
    public init(from first: LayoutCommit?, to last: LayoutCommit?) {
        var difference = Difference(first: first, last: last)
        difference.compare()
        self.init(
            removed: difference.removed.reversed(),
            inserted: difference.inserted,
            moved: difference.moved,
            reframed: difference.reframed,
            updated: difference.updated,
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
        var updated: [AnyDisplayNode] = []

        /// The depths of nodes and the positions of subnodes: found once for each.
        fileprivate var firstPlaces = PlaceFinder()
        fileprivate var lastPlaces = PlaceFinder()

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
                let old = entry(slot, of: first)
                let new = entry(slot, of: last)
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
                        let place = firstPlaces.place(slot, old, in: first)
                        removed.append(
                            Presence(node: AnyDisplayNode(handle: old.item.node), place: place)
                        )
                    }
                    if let new {
                        let place = lastPlaces.place(slot, new, in: last)
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
                guard let old = entry(slot, of: first), let new = entry(slot, of: last)
                else { continue }
                staying.append((slot, old, new))
            }
            for (slot, old, new) in staying {
                if old.item.state !== new.item.state || old.item.payload !== new.item.payload
                    || old.place.environment != new.place.environment
                {
                    updated.append(AnyDisplayNode(handle: new.item.node))
                }
                let isMoved =
                    first?.parentNode(old) !== last?.parentNode(new) || reordered.contains(slot)
                guard isMoved || old.place.frame != new.place.frame else { continue }
                let change = Change(
                    node: AnyDisplayNode(handle: new.item.node),
                    first: firstPlaces.place(slot, old, in: first),
                    last: lastPlaces.place(slot, new, in: last)
                )
                if isMoved { moved.append(change) }
                if old.place.frame != new.place.frame { reframed.append(change) }
            }
            removed.sort { $0.place.isOutside($1.place) }
            inserted.sort { $0.place.isOutside($1.place) }
            moved.sort { $0.last.isOutside($1.last) }
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
                        && entry(slot, of: first)?.item.node
                            === entry(slot, of: last)?.item.node
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
    private func entry(_ slot: Slot, of commit: LayoutCommit?) -> CommitTable.Entry? {
        commit?.storage.table[slot]
    }

    /// Visits the slots of all pages that the tables do not share.
    private func forEachChangedSlot(_ body: (Slot) -> Void) {
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
}
