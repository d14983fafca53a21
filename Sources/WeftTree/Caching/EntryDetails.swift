import WeftLayout

/// The part of a measurement that many leaves do not have: what was asked and placed, what was odd,
/// and what a host gets. Cache entries and commits share it.
final class EntryDetails: Sendable {
    /// All asks in their order, also those that were measured and not placed.
    let asks: ContiguousArray<Ask>

    /// The placed subnodes in drawing order.
    let placements: ContiguousArray<Placement>

    /// What a leaf hands to its host.
    let payload: (any Sendable)?

    /// What was odd, in the order in which it was met.
    let diagnostics: [LayoutDiagnostic.Kind]

    init(
        asks: ContiguousArray<Ask> = [],
        placements: ContiguousArray<Placement> = [],
        payload: (any Sendable)? = nil,
        diagnostics: [LayoutDiagnostic.Kind] = []
    ) {
        self.asks = asks
        self.placements = placements
        self.payload = payload
        self.diagnostics = diagnostics
    }

    /// Whether the placement of an index is one of a slot.
    func places(_ slot: Slot, at index: Int32) -> Bool {
        Int(index) < placements.count && placements[Int(index)].slot == slot
    }
}

/// One question of a node to a subnode, and the answer.
struct Ask {
    /// The subnode; the ask keeps it alive, so what an entry names exists.
    let node: NodeHandle

    /// The subnode's slot.
    let slot: Slot

    /// What was asked.
    let key: CacheKey

    /// The answered size in points.
    let size: LayoutSize

    /// The answered baselines; NaN for none.
    let baselines: (first: Double, last: Double)

    /// The batch it was asked in: those of one batch do not depend on each other's answers.
    var batch: Int32 = 0

    /// The index of the ask before this one to the same subnode, or -1.
    var previous: Int32 = -1
}

/// Where a node has placed a subnode.
struct Placement {
    /// The index of the ask whose answer was placed.
    let ask: Int32

    /// The subnode's slot.
    let slot: Slot

    /// The origin in the node's coordinates, in points, rounded to the pixel grid.
    let origin: LayoutPoint
}
