import WeftLayout

/// The placed nodes of a layout: pages of plain data, found by slot, shared between commits.
///
///     table ─▶ chunks of 64 pages ─▶ pages of 64 entries, and their lists of subnodes
///
/// A commit that changes few nodes copies the pages of those nodes and shares all others with the
/// commit before it. Pages that are one and the same object need no comparing.
struct CommitTable: Sendable {
    /// Where a node is placed: plain data, read without touching a reference count.
    struct Place: Sendable {
        /// The slot of the supernode; -1 for the root.
        var parent: Slot
        /// The frame in the coordinates of the supernode, in points.
        var frame: LayoutRect
        /// What the node was asked.
        var key: CacheKey
        /// The number of the environment in the node.
        var environment: Int32
        /// The measurement whose placements these are.
        var measurement: UInt64
        /// Where the subnodes stand in the page's list.
        var subnodes: Range<Int32> = 0..<0
    }

    /// What is placed.
    struct Item: Sendable {
        /// The node.
        let node: NodeHandle
        /// Its inputs.
        let state: NodeState
        /// What it hands to its host.
        let payload: PayloadBox?
        /// What was odd in it.
        let diagnostics: DiagnosticsBox?
    }

    /// One placed node.
    struct Entry: Sendable {
        var place: Place
        var item: Item
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
        var places: ContiguousArray<Place>
        var items: ContiguousArray<Item?>
        var subnodes: ContiguousArray<Slot>

        init(owner: UInt64) {
            self.owner = owner
            places = ContiguousArray(repeating: .none, count: CommitTable.width)
            items = ContiguousArray(repeating: nil, count: CommitTable.width)
            subnodes = []
        }

        init(owner: UInt64, copying page: Page) {
            self.owner = owner
            places = page.places
            items = page.items
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
        guard let page = page(of: slot) else { return nil }
        let index = Int(slot) % Self.width
        return page.items[index].map { Entry(place: page.places[index], item: $0) }
    }

    /// Where the node of a slot is placed; `Place.none` if it is not.
    func place(of slot: Slot) -> Place {
        page(of: slot)?.places[Int(slot) % Self.width] ?? .none
    }

    /// The node of a slot.
    func node(of slot: Slot) -> NodeHandle? {
        page(of: slot)?.items[Int(slot) % Self.width]?.node
    }

    /// The slots of a node's subnodes, in drawing order.
    func subnodes(of slot: Slot) -> ContiguousArray<Slot>.SubSequence {
        guard let page = page(of: slot) else { return [] }
        let range = page.places[Int(slot) % Self.width].subnodes
        return page.subnodes[Int(range.lowerBound)..<Int(range.upperBound)]
    }
}

extension CommitTable.Place {
    /// No place.
    static let none = CommitTable.Place(
        parent: -1,
        frame: .zero,
        key: CacheKey(.unbounded, environment: -1),
        environment: -1,
        measurement: 0
    )

    /// Whether there is a place.
    var exists: Bool { environment >= 0 }
}
