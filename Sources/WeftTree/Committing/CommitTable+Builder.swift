import WeftLayout

extension CommitTable {
    /// Makes a new table out of an old one; the old one stays as it is.
    @safe
    struct Builder: Sendable {
        /// The number that pages made by this builder carry.
        let owner: UInt64

        private(set) var table: CommitTable

        /// The table that the builder began with. It keeps a page alive for tasks that read it
        /// while another task replaces it by a copy.
        private let former: CommitTable

        /// The number of the page that was looked at last, which is usually needed next as well.
        private var recentNumber = Builder.noPage

        /// Stands for no page: a number that no slot leads to.
        private static var noPage: Int { .min }

        // Cells are read and written to as `CommitPage` says. A copy of the builder that is used at
        // the same time is a part, which looks for the cells anew.
        /// The cells of that page, which the table keeps alive.
        private nonisolated(unsafe) var recentCells: UnsafeMutablePointer<Cell>?

        /// Whether these cells may be written to.
        private var isRecentOwned = false

        // The proof is the same as for the cells.
        /// The branch directly above the page, if it may be written to. In that case it is not
        /// replaced, and the table keeps it alive.
        private nonisolated(unsafe) var recentBranch: Unmanaged<AnyObject>?

        /// Creates a builder that begins with the table of the last commit, or with an empty one
        /// for nil.
        init(after last: LayoutCommit.Storage?) {
            table = last?.table ?? CommitTable()
            former = table
            owner = (last?.number ?? 0) + 1
        }

        /// Places the root, unless it is placed in the same way already.
        ///
        /// - Parameter diagnostics: What is odd in the style of the root.
        mutating func setTop(
            _ root: NodeHandle,
            _ slot: Slot,
            _ key: CacheKey,
            _ answer: NodeAnswer,
            diagnostics: [LayoutDiagnostic]
        ) {
            if let top = table.top, top.node(ofAsk: 0) === root, top.key(ofAsk: 0) == key,
                top.asks[0].extent.size == answer.size, top.diagnostics == diagnostics
            {
                return
            }
            table.top = EntryDetails(root: root, slot, key, answer.extent, diagnostics: diagnostics)
        }

        /// The cell of a slot.
        @inline(__always)
        mutating func cell(of slot: Slot) -> Cell {
            look(at: slot)
            guard let cells = unsafe recentCells else { return .vacant }
            // The index is below a page's width.
            return unsafe cells[CommitPage.index(of: slot)]
        }

        /// What the node in a slot has asked and placed; for the slot −1, the details that place
        /// the root.
        mutating func details(of slot: Slot) -> EntryDetails? {
            slot < 0 ? table.top : cell(of: slot).details
        }

        /// Changes the cell of a slot.
        ///
        /// - Parameter countsState: Whether to count a reference to the node's inputs; if not, the
        ///   caller hands one over.
        @inline(__always)
        mutating func set(_ cell: Cell, at slot: Slot, countsState: Bool = true) {
            makeWritable(slot)
            guard let cells = unsafe recentCells else { preconditionFailure("no page was made") }
            // The page belongs to this builder.
            let place = unsafe cells + CommitPage.index(of: slot)
            if unsafe place.pointee.isVacant, !cell.isVacant {
                table.count += 1
                if cell.hasDiagnostics { table.diagnosedCount += 1 }
                unsafe CommitPage.fill(place, with: cell, countsState: countsState)
            } else {
                unsafe replace(place, by: cell, countsState: countsState)
            }
        }

        /// Changes a cell of a page that belongs to this builder.
        @unsafe
        private mutating func replace(
            _ place: UnsafeMutablePointer<Cell>,
            by cell: Cell,
            countsState: Bool
        ) {
            let former = unsafe place.pointee
            table.count += (cell.isVacant ? 0 : 1) - (former.isVacant ? 0 : 1)
            table.diagnosedCount += (cell.hasDiagnostics ? 1 : 0) - (former.hasDiagnostics ? 1 : 0)
            unsafe CommitPage.replace(place, by: cell, countsState: countsState)
        }

        /// Changes the cell of a node, and takes over the reference that its record holds for a
        /// commit.
        @inline(__always)
        mutating func set(_ cell: Cell, at site: SlotTable.Site) {
            set(cell, at: site.slot, countsState: !site.record.installedState.takeSecond())
        }

        /// Gives a node its place.
        mutating func place(
            _ slot: Slot,
            parent: Slot,
            index: Int32,
            state: NodeState,
            details: EntryDetails?
        ) {
            withExtendedLifetime((state, details)) {
                // Both live until the page has retained them.
                let cell = unsafe Cell(
                    parent: parent,
                    index: index,
                    hasDiagnostics: details?.hasDiagnostics == true,
                    state: .passUnretained(state),
                    details: details.map { unsafe .passUnretained($0.object) }
                )
                set(cell, at: slot)
            }
        }

        /// Makes the page of a slot writable.
        @inline(__always)
        private mutating func makeWritable(_ slot: Slot) {
            look(at: slot)
            if isRecentOwned { return }
            let number = recentNumber
            if let branch = unsafe recentBranch {
                unsafe CommitTable.makeChildWritable(number, 0, of: branch, for: owner)
            } else {
                table.makePageWritable(number, for: owner)
                // The branch above it may have been replaced.
                recentNumber = Self.noPage
            }
            remember(number)
        }

        @inline(__always)
        private mutating func look(at slot: Slot) {
            let number = Int(slot) >> CommitTable.levelBits
            if number != recentNumber { remember(number) }
        }

        private mutating func remember(_ number: Int) {
            // The table holds the branch and the cells. When it replaces the page, or the branch
            // above it, it is asked for them anew.
            if number >> CommitTable.levelBits != recentNumber >> CommitTable.levelBits {
                let branch = unsafe table.branch(abovePage: number)
                let isOwned = unsafe branch.map { unsafe CommitBranch.owner(of: $0) } == owner
                unsafe recentBranch = isOwned ? branch : nil
            }
            let contents =
                if let branch = unsafe recentBranch {
                    unsafe CommitTable.contents(ofPage: number, below: branch)
                } else {
                    unsafe table.contents(ofPage: number)
                }
            recentNumber = number
            unsafe recentCells = contents?.cells
            isRecentOwned = unsafe contents?.owner == owner
        }

        /// Prepares the table for parts, which may write to any slot, by giving it enough levels
        /// for all slots.
        mutating func prepareParts() {
            table.makeRootWritable(for: owner, slotCount: Int(Slot.max) + 1)
            // Parts may replace the page that was looked at last.
            recentNumber = Self.noPage
        }

        /// Returns the table, with only as many levels as it needs.
        mutating func finish() -> CommitTable {
            table.removeEmptyLevels()
            return table
        }

        /// Returns a builder that writes to the same pages but counts for itself. If several tasks
        /// have parts, the table must have been prepared for them.
        func part() -> Builder {
            var part = self
            // A precaution: another part may have replaced the page since.
            part.recentNumber = Self.noPage
            part.table.count = 0
            part.table.diagnosedCount = 0
            return part
        }

        /// Adds what a part has counted.
        mutating func formUnion(_ part: Builder) {
            table.count += part.table.count
            table.diagnosedCount += part.table.diagnosedCount
        }
    }
}
