import WeftLayout

/// The placed nodes of a layout, found by slot, in pages that commits share.
///
///     table ─▶ chunks of 64 pages ─▶ pages of 64 cells
///
/// A cell says who has placed the node, and shares what the cache knows about the node's own layout;
/// the frame stands with the one who has placed it. A commit that changes few nodes copies the pages
/// of those nodes and shares all others with the commit before it. Pages that are one and the same
/// object need no comparing.
struct CommitTable: Sendable {
    /// One placed node, or none.
    struct Cell: Sendable {
        /// The slot of the supernode; -1 for the root.
        var parent: Slot
        /// The index of the node among the supernode's placements.
        var index: Int32
        /// The node's inputs; nil if no node is placed.
        var state: NodeState?
        /// What it asked and placed, its payload, and what was odd; nil if there is nothing.
        var details: EntryDetails?

        /// Nothing placed.
        static let empty = Cell(parent: -1, index: 0, state: nil, details: nil)

        /// Whether two cells of a slot say the same.
        func isSame(as other: Self) -> Bool {
            state === other.state && details === other.details && parent == other.parent
                && index == other.index
        }
    }

    /// 64 neighbouring pages.
    ///
    /// `@unchecked Sendable`: as for `CommitPage`.
    final class Chunk: @unchecked Sendable {
        let owner: UInt64
        var pages: ContiguousArray<CommitPage?>

        init(owner: UInt64, pages: ContiguousArray<CommitPage?>) {
            self.owner = owner
            self.pages = pages
        }
    }

    /// How many pages a chunk has.
    static let width = 64

    var chunks: ContiguousArray<Chunk?> = []

    /// The placement of the root, which has no supernode.
    var top: EntryDetails?

    /// How many nodes are placed.
    var count = 0

    /// How many placed nodes have diagnostics.
    var oddCount = 0

    /// The page that holds a slot.
    func page(of slot: Slot) -> CommitPage? {
        let page = Int(slot) / CommitPage.width
        let chunk = page / Self.width
        guard slot >= 0, chunk < chunks.count else { return nil }
        return chunks[chunk]?.pages[page % Self.width]
    }

    /// The cell of a slot.
    func cell(of slot: Slot) -> Cell { page(of: slot)?[slot] ?? .empty }

    /// What the node of a slot has placed; for no node it is the root.
    func details(of slot: Slot) -> EntryDetails? {
        slot < 0 ? top : page(of: slot)?[slot].details
    }
}
