import WeftLayout

/// The part of a measurement that many leaves do not have: what was asked and placed, what was odd,
/// and what a host gets. Cache entries and commits share it.
///
/// Its lists lie in one piece of memory. `AskScratch` makes an object and fills them.
///
/// `@unchecked Sendable`: nothing is written to after whoever made the object has handed it out.
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

    /// Where the asks lie; the placements are behind them, and the keys behind those. All three are
    /// aligned as words.
    let askMemory: UnsafeMutablePointer<Ask>

    /// Where the placements lie.
    let placementMemory: UnsafeMutablePointer<Placement>

    /// Where the keys lie.
    let keyMemory: UnsafeMutablePointer<CacheKey>

    /// Makes an object without lists.
    convenience init(extras: LeafMeasurement.Extras?, diagnostics: [LayoutDiagnostic.Kind]) {
        unsafe self.init(
            askCount: 0,
            keyCount: 0,
            placementCount: 0,
            extras: extras,
            diagnostics: diagnostics
        )
    }

    /// Makes what stands above a root: it has asked for the root, and placed it.
    convenience init(
        root: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey,
        _ answer: NodeAnswer,
        diagnostics: [LayoutDiagnostic.Kind]
    ) {
        // Filled at once.
        unsafe self.init(
            askCount: 1,
            keyCount: 1,
            placementCount: 1,
            extras: nil,
            diagnostics: diagnostics
        )
        unsafe askMemory.initialize(to: Ask(node: root, slot: slot, key: 0, answer: answer))
        unsafe keyMemory.initialize(to: key)
        unsafe placementMemory.initialize(to: Placement(ask: 0, slot: slot, origin: .zero))
    }

    /// Makes an object whose lists have still to be filled, all of them.
    @unsafe init(
        askCount: Int,
        keyCount: Int,
        placementCount: Int,
        extras: LeafMeasurement.Extras?,
        diagnostics: [LayoutDiagnostic.Kind]
    ) {
        self.askCount = askCount
        self.keyCount = keyCount
        self.placementCount = placementCount
        self.extras = extras
        self.diagnostics = diagnostics
        let placementStart = askCount * MemoryLayout<Ask>.stride
        let keyStart = placementStart + placementCount * MemoryLayout<Placement>.stride
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: keyStart + keyCount * MemoryLayout<CacheKey>.stride,
            // That of every allocation: to ask for less takes another, slower one.
            alignment: 16
        )
        // The parts do not overlap, and fill the memory.
        unsafe askMemory = memory.bindMemory(to: Ask.self, capacity: askCount)
        unsafe placementMemory = (memory + placementStart)
            .bindMemory(to: Placement.self, capacity: placementCount)
        unsafe keyMemory = (memory + keyStart).bindMemory(to: CacheKey.self, capacity: keyCount)
    }

    deinit {
        // Filled by whoever made the object; placements and keys are plain.
        unsafe askMemory.deinitialize(count: askCount)
        unsafe UnsafeMutableRawPointer(askMemory).deallocate()
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

    /// What was asked in the ask of an index.
    func key(ofAsk index: Int) -> CacheKey { keys[Int(asks[index].key)] }

    /// What was asked in one of the asks.
    func key(of ask: Ask) -> CacheKey { keys[Int(ask.key)] }

    /// The ask whose answer was placed.
    func ask(of placement: Placement) -> Ask { asks[Int(placement.ask)] }

    /// What was asked for the answer that was placed.
    func key(of placement: Placement) -> CacheKey { key(ofAsk: Int(placement.ask)) }

    /// The same for the placement of an index.
    func key(ofPlacement index: Int) -> CacheKey { key(ofAsk: Int(placements[index].ask)) }

    /// Whether the placement of an index is one of a slot.
    func places(_ slot: Slot, at index: Int32) -> Bool {
        Int(index) < placementCount && placements[Int(index)].slot == slot
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
