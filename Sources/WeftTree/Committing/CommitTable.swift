import WeftLayout

/// The placed nodes of a layout, found by slot, in pages that commits share.
///
///     table ─▶ branches of 16 branches … ─▶ branches of 16 pages ─▶ pages of 16 cells
///
/// There are as many levels of branches as the number of slots needs; a small table is one page. A
/// cell says who has placed the node, and shares what the cache knows about the node's own layout;
/// the frame stands with the one who has placed it. A commit that changes few nodes copies the pages
/// of those nodes, with the branches above them, and shares all others with the commit before it.
/// What is one and the same object needs no comparing.
///
/// `@unchecked Sendable`: `root` is a page or a branch, which are sendable.
struct CommitTable: @unchecked Sendable {
    /// The branch above all others or, where there are no branches, the page; nil for no node.
    var root: AnyObject?

    /// How many levels of branches there are.
    var height = 0

    /// The placement of the root, which has no supernode.
    var top: EntryDetails?

    /// How many nodes are placed.
    var count = 0

    /// How many placed nodes have diagnostics.
    var oddCount = 0

    /// The bits of a slot that a level distinguishes.
    static let levelBits = 4

    /// The page, or the branch of a level, that holds the slots of a number.
    ///
    /// - Parameters:
    ///   - level: 0 for a page.
    ///   - number: How many others of the level come before it.
    /// - Complexity: O(log *n*) in the number of slots.
    func subtree(level: Int, number: Int) -> AnyObject? {
        guard number >= 0, level <= height, number >> (Self.levelBits * (height - level)) == 0
        else { return nil }
        var next = root
        for below in stride(from: height - 1, through: level, by: -1) {
            guard let branch = next.map(CommitBranch.init) else { return nil }
            let index = number >> (Self.levelBits * (below - level))
            next = branch[index & (CommitBranch.width - 1)]
        }
        return next
    }

    /// The page that holds a slot.
    func page(of slot: Slot) -> CommitPage? {
        subtree(level: 0, number: Int(slot) >> Self.levelBits).map { CommitPage($0) }
    }

    /// The cell of a slot.
    func cell(of slot: Slot) -> Cell { page(of: slot)?[slot] ?? .vacant }

    /// What the node of a slot has placed; for no node it is the root.
    func details(of slot: Slot) -> EntryDetails? {
        slot < 0 ? top : cell(of: slot).details
    }
}
