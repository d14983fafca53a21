/// The placed nodes of a layout, found by slot, in pages that commits share.
///
///     table ─▶ branches of 16 branches … ─▶ branches of 16 pages ─▶ pages of 16 cells
///
/// There are as many levels of branches as the number of slots requires; a small table is one page.
/// A cell says which node has placed its node, and shares what the cache knows about the node's own
/// layout; the frame is stored with the node that has placed it. A commit that changes few nodes
/// copies the pages of those nodes and the branches above them, and shares all others with the
/// commit before it. Objects that are identical need no comparing.
///
/// `@unchecked Sendable`: `root` is a page or a branch, which are sendable.
struct CommitTable: @unchecked Sendable {
    /// The branch above all others or, if there are no branches, the page; nil if there is no node.
    var root: AnyObject?

    /// How many levels of branches there are.
    var height = 0

    /// The placement of the root, which has no supernode.
    var top: EntryDetails?

    /// How many nodes are placed.
    var count = 0

    /// How many placed nodes have diagnostics.
    var diagnosedCount = 0

    /// How many bits of a slot each level distinguishes.
    static let levelBits = 4

    /// The cells of the page with a number, and the number of the page's owner; nil if there is no
    /// such page. The table keeps the cells alive.
    ///
    /// - Complexity: O(log *n*) in the number of slots.
    @unsafe
    func contents(
        ofPage number: Int
    ) -> (cells: UnsafeMutablePointer<Cell>, owner: UInt64)? {
        if let branch = unsafe branch(abovePage: number) {
            return unsafe Self.contents(ofPage: number, below: branch)
        }
        // The table lives.
        guard height == 0, number == 0, let root else { return nil }
        return unsafe CommitPage.contents(of: .passUnretained(root))
    }

    /// The cells of the page with a number, and the number of the page's owner; nil if there is no
    /// such page. The branch directly above it must live.
    @unsafe @inline(__always)
    static func contents(
        ofPage number: Int,
        below branch: Unmanaged<AnyObject>
    ) -> (cells: UnsafeMutablePointer<Cell>, owner: UInt64)? {
        unsafe CommitBranch.child(number, of: branch).map { unsafe CommitPage.contents(of: $0) }
    }

    /// The branch directly above the page with a number, whether or not that page exists; nil if
    /// there is no such branch. The table keeps the branch alive.
    ///
    /// - Complexity: O(log *n*) in the number of slots.
    @unsafe
    func branch(abovePage number: Int) -> Unmanaged<AnyObject>? {
        // The table lives, and keeps the branches alive, which keep those below them alive.
        // Counting a reference to the root would make tasks that place together wait for each
        // other.
        guard height > 0, number >= 0, number >> (Self.levelBits * height) == 0,
            var next = unsafe root.map({ unsafe Unmanaged.passUnretained($0) })
        else { return nil }
        var level = height
        while level > 1 {
            level -= 1
            let index = number >> (Self.levelBits * level)
            guard let child = unsafe CommitBranch.child(index, of: next) else { return nil }
            unsafe next = child
        }
        return unsafe next
    }

    /// The cell of a slot.
    func cell(of slot: Slot) -> Cell {
        withExtendedLifetime(self) {
            guard let (cells, _) = unsafe contents(ofPage: Int(slot) >> Self.levelBits)
            else { return .vacant }
            // The index is below the width of a page; the cell is copied.
            return unsafe cells[CommitPage.index(of: slot)]
        }
    }

    /// What the node in a slot has asked and placed; for the slot −1, the details that place the
    /// root.
    func details(of slot: Slot) -> EntryDetails? {
        slot < 0 ? top : cell(of: slot).details
    }
}
