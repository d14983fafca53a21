import WeftLayout

/// The placed nodes of a layout: pages of plain data, found by slot, shared between commits.
///
///     table ─▶ chunks of 64 pages ─▶ pages of 64 entries, and their lists of subnodes
///
/// A commit that changes few nodes copies the pages of those nodes and shares all others with the
/// commit before it. Pages that are one and the same object need no comparing.
struct CommitTable: Sendable {
    /// One placed node.
    struct Entry: Sendable {
        /// The node.
        let node: NodeHandle
        /// Its inputs.
        var state: NodeState
        /// The slot of its supernode; -1 for the root.
        var parent: Slot
        /// Its frame in the coordinates of its supernode, in points.
        var frame: LayoutRect
        /// What it was asked.
        var key: CacheKey
        /// The number of the environment in it.
        var environment: Int32
        /// The measurement whose placements these are.
        var measurement: UInt64
        /// Where its subnodes stand in the page's list.
        var subnodes: Range<Int32>
        /// What it hands to its host.
        var payload: PayloadBox?
        /// What was odd in it.
        var diagnostics: DiagnosticsBox?
    }

    /// What was odd in one node.
    final class DiagnosticsBox: Sendable {
        let kinds: [LayoutDiagnostic.Kind]

        init(_ kinds: [LayoutDiagnostic.Kind]) {
            self.kinds = kinds
        }
    }

    /// The entries of 64 neighbouring slots.
    ///
    /// `@unchecked Sendable`: written to only by the builder that it was made for, before that
    /// builder's commit is published; `Builder` checks the number.
    final class Page: @unchecked Sendable {
        let owner: UInt64
        var entries: ContiguousArray<Entry?>
        var subnodes: ContiguousArray<Slot>

        init(owner: UInt64) {
            self.owner = owner
            entries = ContiguousArray(repeating: nil, count: CommitTable.width)
            subnodes = []
        }

        init(owner: UInt64, copying page: Page) {
            self.owner = owner
            entries = page.entries
            subnodes = page.subnodes
        }
    }

    /// 64 neighbouring pages.
    ///
    /// `@unchecked Sendable`: as for `Page`.
    final class Chunk: @unchecked Sendable {
        let owner: UInt64
        var pages: ContiguousArray<Page?>

        init(owner: UInt64, pages: ContiguousArray<Page?>) {
            self.owner = owner
            self.pages = pages
        }
    }

    static let width = 64

    var chunks: ContiguousArray<Chunk?> = []

    /// How many nodes are placed.
    var count = 0

    /// How many placed nodes have diagnostics.
    var oddCount = 0

    /// The page that holds a slot.
    func page(of slot: Slot) -> Page? {
        let page = Int(slot) / Self.width
        let chunk = page / Self.width
        guard slot >= 0, chunk < chunks.count else { return nil }
        return chunks[chunk]?.pages[page % Self.width]
    }

    /// The entry of a slot.
    subscript(slot: Slot) -> Entry? {
        page(of: slot)?.entries[Int(slot) % Self.width]
    }

    /// The slots of a node's subnodes, in drawing order.
    func subnodes(of slot: Slot) -> ContiguousArray<Slot>.SubSequence {
        guard let page = page(of: slot), let entry = page.entries[Int(slot) % Self.width]
        else { return [] }
        return page.subnodes[Int(entry.subnodes.lowerBound)..<Int(entry.subnodes.upperBound)]
    }
}
