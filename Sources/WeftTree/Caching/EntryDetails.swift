import WeftLayout

/// The part of a measurement that many leaves do not have: what was asked and placed, what was odd,
/// and what a host gets. Cache entries and commits share it.
final class EntryDetails: Sendable {
    /// All asks in their order, also those that were measured and not placed.
    let asks: ContiguousArray<Ask>

    /// What was asked; neighbouring asks of the same share one.
    private let keys: ContiguousArray<CacheKey>

    /// The placed subnodes in drawing order.
    let placements: ContiguousArray<Placement>

    /// What a leaf hands to its host.
    let payload: (any Sendable)?

    /// What was odd, in the order in which it was met.
    let diagnostics: [LayoutDiagnostic.Kind]

    init(
        asks: ContiguousArray<Ask> = [],
        keys: ContiguousArray<CacheKey> = [],
        placements: ContiguousArray<Placement> = [],
        payload: (any Sendable)? = nil,
        diagnostics: [LayoutDiagnostic.Kind] = []
    ) {
        self.asks = asks
        self.keys = keys
        self.placements = placements
        self.payload = payload
        self.diagnostics = diagnostics
    }

    /// What was asked in one of the asks.
    func key(of ask: Ask) -> CacheKey { keys[Int(ask.key)] }

    /// The ask whose answer was placed.
    func ask(of placement: Placement) -> Ask { asks[Int(placement.ask)] }

    /// Whether the placement of an index is one of a slot.
    func places(_ slot: Slot, at index: Int32) -> Bool {
        Int(index) < placements.count && placements[Int(index)].slot == slot
    }

    /// The environments that were asked for.
    var environments: Set<Int32> { Set(keys.map(\.environment)) }
}

/// One question of a node to a subnode, and the answer.
struct Ask {
    /// The subnode; the ask keeps it alive, so what an entry names exists.
    let node: NodeHandle

    /// The subnode's slot.
    let slot: Slot

    /// The index of what was asked, among the keys of the measurement.
    let key: Int32

    /// The batch it was asked in: those of one batch do not depend on each other's answers.
    var batch: Int32 = 0

    /// The index of the ask before this one to the same subnode, or -1.
    var previous: Int32 = -1

    /// The answer.
    let answer: NodeAnswer
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
