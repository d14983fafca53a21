import WeftLayout

/// The part of a measurement that many leaves do not have: what was asked and placed, what was odd,
/// and what a host gets. Cache entries and commits share it.
///
/// Its lists lie in one piece of memory. `AskScratch` makes an object and fills them.
///
/// `@unchecked Sendable`: nothing is written to after `AskScratch` has handed the object out.
@safe final class EntryDetails: @unchecked Sendable {
    /// How many asks there are.
    let askCount: Int

    /// How many keys there are.
    private let keyCount: Int

    /// How many placements there are.
    let placementCount: Int

    /// What a leaf hands to its host, and what was odd about it.
    let extras: LeafMeasurement.Extras?

    /// What was odd, in the order in which it was met.
    let diagnostics: [LayoutDiagnostic.Kind]

    /// The asks, the placements, and the keys, all of which consist of whole words.
    private let memory: UnsafeMutablePointer<UInt64>

    /// Makes an object whose lists have still to be filled.
    init(
        askCount: Int = 0,
        keyCount: Int = 0,
        placementCount: Int = 0,
        extras: LeafMeasurement.Extras? = nil,
        diagnostics: [LayoutDiagnostic.Kind] = []
    ) {
        self.askCount = askCount
        self.keyCount = keyCount
        self.placementCount = placementCount
        self.extras = extras
        self.diagnostics = diagnostics
        let size =
            askCount * MemoryLayout<Ask>.stride + placementCount * MemoryLayout<Placement>.stride
            + keyCount * MemoryLayout<CacheKey>.stride
        unsafe memory = .allocate(capacity: size / MemoryLayout<UInt64>.size)
    }

    deinit {
        // Filled by whoever made the object; placements and keys are plain.
        unsafe askMemory.deinitialize(count: askCount)
        unsafe memory.deallocate()
    }

    /// Where the asks lie.
    var askMemory: UnsafeMutablePointer<Ask> {
        unsafe UnsafeMutableRawPointer(memory).assumingMemoryBound(to: Ask.self)
    }

    /// Where the placements lie: behind the asks.
    var placementMemory: UnsafeMutablePointer<Placement> {
        unsafe UnsafeMutableRawPointer(askMemory + askCount)
            .assumingMemoryBound(to: Placement.self)
    }

    /// Where the keys lie: behind the placements.
    var keyMemory: UnsafeMutablePointer<CacheKey> {
        unsafe UnsafeMutableRawPointer(placementMemory + placementCount)
            .assumingMemoryBound(to: CacheKey.self)
    }
}

extension EntryDetails {
    /// All asks in their order, also those that were measured and not placed.
    var asks: FlatList<Ask> { unsafe FlatList(askMemory, count: askCount, owner: self) }

    /// The placed subnodes in drawing order.
    var placements: FlatList<Placement> {
        unsafe FlatList(placementMemory, count: placementCount, owner: self)
    }

    /// What was asked; neighbouring asks of the same share one.
    private var keys: FlatList<CacheKey> {
        unsafe FlatList(keyMemory, count: keyCount, owner: self)
    }

    /// What a leaf hands to its host.
    var payload: (any Sendable)? { extras?.payload }

    /// What was asked in one of the asks.
    func key(of ask: Ask) -> CacheKey { keys[Int(ask.key)] }

    /// The ask whose answer was placed.
    func ask(of placement: Placement) -> Ask { asks[Int(placement.ask)] }

    /// What was asked for the answer that was placed.
    func key(of placement: Placement) -> CacheKey { keys[Int(asks[Int(placement.ask)].key)] }

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
