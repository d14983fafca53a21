import WeftLayout

extension CommitTable {
    /// Makes a new table out of an old one; the old one stays as it is.
    struct Builder {
        /// The number that pages made by this builder carry.
        let owner: UInt64

        private(set) var table: CommitTable

        init(_ table: CommitTable, owner: UInt64) {
            self.table = table
            self.owner = owner
        }

        /// Puts a node in place.
        mutating func set(_ place: Place, _ item: Item, at slot: Slot) {
            let page = writablePage(of: slot)
            let index = Int(slot) % CommitTable.width
            if !page.places[index].exists { table.count += 1 }
            if page.items[index]?.diagnostics != nil { table.oddCount -= 1 }
            if item.diagnostics != nil { table.oddCount += 1 }
            page.places[index] = place
            page.items[index] = item
        }

        /// Moves a node that stays what it is.
        mutating func set(_ place: Place, at slot: Slot) {
            writablePage(of: slot).places[Int(slot) % CommitTable.width] = place
        }

        /// Takes an entry out.
        mutating func remove(_ slot: Slot) {
            let page = writablePage(of: slot)
            let index = Int(slot) % CommitTable.width
            guard page.places[index].exists else { return }
            table.count -= 1
            if page.items[index]?.diagnostics != nil { table.oddCount -= 1 }
            page.places[index] = .none
            page.items[index] = nil
        }

        /// Sets the subnodes of a placed node.
        mutating func setSubnodes(of slot: Slot, _ subnodes: ContiguousArray<Slot>) {
            let page = writablePage(of: slot)
            let index = Int(slot) % CommitTable.width
            // Lists that no entry refers to any more are dropped before they take over the page.
            if page.subnodes.count > 2 * page.liveSubnodeCount + CommitTable.width {
                page.compactSubnodes()
            }
            let start = Int32(page.subnodes.count)
            page.subnodes.append(contentsOf: subnodes)
            page.places[index].subnodes = start..<Int32(page.subnodes.count)
        }

        private mutating func writablePage(of slot: Slot) -> Page {
            let number = Int(slot) / CommitTable.width
            let (chunkIndex, pageIndex) = number.quotientAndRemainder(
                dividingBy: CommitTable.width
            )
            while table.chunks.count <= chunkIndex { table.chunks.append(nil) }
            let chunk: Chunk
            if let present = table.chunks[chunkIndex], present.owner == owner {
                chunk = present
            } else {
                chunk = Chunk(
                    owner: owner,
                    pages: table.chunks[chunkIndex]?.pages
                        ?? ContiguousArray(repeating: nil, count: CommitTable.width)
                )
                table.chunks[chunkIndex] = chunk
            }
            if let present = chunk.pages[pageIndex] {
                if present.owner == owner { return present }
                let copy = Page(owner: owner, copying: present)
                chunk.pages[pageIndex] = copy
                return copy
            }
            let page = Page(owner: owner)
            chunk.pages[pageIndex] = page
            return page
        }
    }
}

extension CommitTable.Page {
    /// How many subnodes the page's entries have.
    fileprivate var liveSubnodeCount: Int {
        places.reduce(0) { $0 + $1.subnodes.count }
    }

    /// Drops the lists that no entry refers to.
    fileprivate func compactSubnodes() {
        var compact: ContiguousArray<Slot> = []
        for index in places.indices {
            let range = places[index].subnodes
            let start = Int32(compact.count)
            compact.append(contentsOf: subnodes[Int(range.lowerBound)..<Int(range.upperBound)])
            places[index].subnodes = start..<Int32(compact.count)
        }
        subnodes = compact
    }
}
