import WeftLayout

extension CommitTable {
    /// Makes a new table out of an old one; the old one stays as it is.
    struct Builder: Sendable {
        /// The number that pages made by this builder carry.
        let owner: UInt64

        private(set) var table: CommitTable

        /// The page that was looked at last, which is mostly the one that is looked at next.
        private var recentNumber = -1
        private var recentPage: CommitPage?

        init(_ table: CommitTable, owner: UInt64) {
            self.table = table
            self.owner = owner
        }

        /// Puts the root in its place, unless it is there already.
        ///
        /// - Parameter remarks: What is odd in the style of the root.
        mutating func setTop(
            _ root: NodeHandle,
            _ slot: Slot,
            _ key: CacheKey,
            _ answer: NodeAnswer,
            remarks: [LayoutDiagnostic.Kind]
        ) {
            if let top = table.top, let old = top.asks.first, old.node === root,
                top.key(of: old) == key, old.answer.size == answer.size,
                top.diagnostics == remarks
            {
                return
            }
            var scratch = AskScratch()
            scratch.append(root, slot, key, answer, from: AskScratch.Mark())
            scratch.append(Placement(ask: 0, slot: slot, origin: .zero))
            table.top = scratch.take(from: AskScratch.Mark(), diagnostics: remarks)
        }

        /// The page that holds a slot, for reading.
        mutating func page(of slot: Slot) -> CommitPage? {
            let number = Int(slot) / CommitPage.width
            if number != recentNumber {
                recentPage = table.page(of: slot)
                recentNumber = number
            }
            return recentPage
        }

        /// Changes the cell of a slot.
        mutating func set(_ cell: Cell, at slot: Slot) {
            set(cell, at: slot, in: writablePage(of: slot))
        }

        /// Changes the cell of a slot in its page, which this builder has made.
        mutating func set(_ cell: Cell, at slot: Slot, in page: CommitPage) {
            table.count += (cell.state == nil ? 0 : 1) - (page[slot].state == nil ? 0 : 1)
            table.oddCount += (cell.isOdd ? 1 : 0) - (page[slot].isOdd ? 1 : 0)
            page[slot] = cell
        }

        /// Makes the page of a slot one that may be written to.
        @discardableResult
        mutating func writablePage(of slot: Slot) -> CommitPage {
            if let page = page(of: slot), page.owner == owner { return page }
            let number = Int(slot) / CommitPage.width
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
            let page =
                chunk.pages[pageIndex].map { CommitPage(owner: owner, copying: $0) }
                ?? CommitPage(owner: owner)
            chunk.pages[pageIndex] = page
            recentPage = page
            recentNumber = number
            return page
        }

        /// A builder that writes to the same pages, and counts for itself.
        func part() -> Builder {
            var part = self
            part.table.count = 0
            part.table.oddCount = 0
            return part
        }

        /// Adds what a part has counted.
        mutating func formUnion(_ part: Builder) {
            table.count += part.table.count
            table.oddCount += part.table.oddCount
        }
    }
}

extension CommitTable.Cell {
    /// Whether there is a diagnostic.
    fileprivate var isOdd: Bool { details?.diagnostics.isEmpty == false }
}
