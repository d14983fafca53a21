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

        /// Puts the root in its place, unless it is there already.
        ///
        /// - Parameter remarks: What is odd in the style of the root.
        mutating func setTop(_ ask: Ask, remarks: [LayoutDiagnostic.Kind]) {
            if let top = table.top, let old = top.asks.first, old.node === ask.node,
                old.key == ask.key, old.size == ask.size, top.diagnostics == remarks
            {
                return
            }
            table.top = EntryDetails(
                asks: [ask],
                placements: [Placement(ask: 0, slot: ask.slot, origin: .zero)],
                diagnostics: remarks
            )
        }

        /// Changes the cell of a slot.
        mutating func set(_ cell: Cell, at slot: Slot) {
            let page = writablePage(of: slot)
            let index = Int(slot) % CommitTable.width
            table.count += (cell.state == nil ? 0 : 1) - (page.cells[index].state == nil ? 0 : 1)
            table.oddCount += (cell.isOdd ? 1 : 0) - (page.cells[index].isOdd ? 1 : 0)
            page.cells[index] = cell
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

extension CommitTable.Cell {
    /// Whether there is a diagnostic.
    fileprivate var isOdd: Bool { details?.diagnostics.isEmpty == false }
}
