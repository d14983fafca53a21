import WeftLayout

extension CommitTable {
    /// Where a node is placed: plain data.
    struct Place: Sendable {
        /// The slot of the supernode; -1 for the root.
        let parent: Slot
        /// The frame in the coordinates of the supernode, in points.
        let frame: LayoutRect
        /// What the node was asked.
        let key: CacheKey

        /// No place.
        static let none = Place(
            parent: -1,
            frame: .zero,
            key: CacheKey(.unbounded, environment: -1)
        )

        /// Whether there is a place.
        var exists: Bool { key.environment >= 0 }
    }

    /// What is placed.
    struct Item: Sendable {
        /// The node.
        let node: NodeHandle
        /// Its inputs.
        let state: NodeState
        /// What it asked and placed, its payload, and what was odd; nil if there is nothing.
        let details: EntryDetails?
    }

    /// One placed node.
    struct Entry: Sendable {
        let place: Place
        let item: Item
    }

    /// The entry of a slot; nil if no node is placed there.
    subscript(slot: Slot) -> Entry? {
        let cell = cell(of: slot)
        guard let state = cell.state, let details = details(of: cell.parent) else { return nil }
        let placement = details.placements[Int(cell.index)]
        let ask = details.ask(of: placement)
        return Entry(
            place: Place(
                parent: cell.parent,
                frame: LayoutRect(origin: placement.origin, size: ask.answer.size),
                key: details.key(of: ask)
            ),
            item: Item(node: ask.node, state: state, details: cell.details)
        )
    }

    /// Where the node of a slot is placed; `Place.none` if it is not.
    func place(of slot: Slot) -> Place { self[slot]?.place ?? .none }

    /// The node of a slot.
    func node(of slot: Slot) -> NodeHandle? { self[slot]?.item.node }

    /// The numbers of the environments that placed nodes inherit.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    var environments: Set<Int32> {
        var numbers = top?.environments ?? []
        for page in chunks.lazy.compactMap(\.self).flatMap(\.pages).compactMap(\.self) {
            for slot in 0..<Slot(CommitPage.width) {
                numbers.formUnion(page[slot].details?.environments ?? [])
            }
        }
        return numbers
    }

    /// The slots of a node's subnodes, in drawing order; for no node it is the root's.
    func subnodes(of slot: Slot) -> [Slot] {
        details(of: slot)?.placements.map(\.slot) ?? []
    }
}
