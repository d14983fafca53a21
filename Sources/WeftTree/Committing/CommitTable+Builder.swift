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

extension CommitTable {
    /// Makes the page with a number writable for a builder: it is the builder's own, a copy, or
    /// new. Parts of one builder may do so at the same time, as long as the root is writable for
    /// all of them.
    ///
    /// - Complexity: O(log *n*) in the number of slots.
    fileprivate mutating func makePageWritable(_ number: Int, for owner: UInt64) {
        makeRootWritable(for: owner, slotCount: (number + 1) << Self.levelBits)
        // The table lives, and keeps the branches alive, which keep those below them alive; a
        // writable branch is not replaced. Counting references to them would make tasks wait for
        // each other.
        guard var next = unsafe root.map({ unsafe Unmanaged.passUnretained($0) }) else { return }
        for level in (0..<height).reversed() {
            let index = number >> (Self.levelBits * level)
            unsafe next = Self.makeChildWritable(index, level, of: next, for: owner)
        }
    }

    /// Makes a page, or a branch of a level above 0, writable for a builder, below a branch that is
    /// writable for it already.
    @unsafe @discardableResult
    fileprivate static func makeChildWritable(
        _ index: Int,
        _ level: Int,
        of branch: Unmanaged<AnyObject>,
        for owner: UInt64
    ) -> Unmanaged<AnyObject> {
        if let child = unsafe CommitBranch.child(index, of: branch),
            unsafe isWritable(child, level, for: owner)
        {
            return unsafe child
        }
        let child = unsafe CommitBranch(branch.takeUnretainedValue()).update(index) { child in
            makeWritable(child, level, for: owner)
        }
        return unsafe .passUnretained(child)
    }

    /// Adds enough levels for the slots below a number, and makes the root writable for a builder.
    fileprivate mutating func makeRootWritable(for owner: UInt64, slotCount: Int) {
        while (slotCount - 1) >> (Self.levelBits * (height + 1)) > 0 {
            root = root.map { CommitBranch(owner: owner, above: $0).object }
            height += 1
        }
        let known = unsafe root.map { unsafe Unmanaged.passUnretained($0) }
        // The table keeps the root.
        if let known = unsafe known, unsafe Self.isWritable(known, height, for: owner) { return }
        root = Self.makeWritable(root, height, for: owner)
    }

    /// Removes levels from the top, as long as the root has no child except the first.
    fileprivate mutating func removeEmptyLevels() {
        while height > 0, let branch = root.map({ CommitBranch($0) }), branch.hasFirstAlone {
            root = branch[0]
            height -= 1
        }
    }

    /// Whether a page, or a branch of a level above 0, is writable for a builder; the object must
    /// live.
    @unsafe @inline(__always)
    private static func isWritable(
        _ object: Unmanaged<AnyObject>,
        _ level: Int,
        for owner: UInt64
    ) -> Bool {
        let known =
            unsafe level > 0
            ? CommitBranch.owner(of: object) : CommitPage.contents(of: object).owner
        return known == owner
    }

    /// The page, or the branch of a level above 0, that a builder may write to in place of the
    /// given one.
    private static func makeWritable(
        _ object: AnyObject?,
        _ level: Int,
        for owner: UInt64
    ) -> AnyObject {
        if level > 0 {
            let branch = object.map { CommitBranch($0) }
            if let branch, branch.owner == owner { return branch.object }
            return CommitBranch(owner: owner, copying: branch).object
        }
        let page = object.map { CommitPage($0) }
        if let page, page.owner == owner { return page.object }
        return CommitPage(owner: owner, copying: page).object
    }
}
