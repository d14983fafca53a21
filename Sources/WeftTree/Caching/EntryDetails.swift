import WeftLayout

/// The part of a measurement that many leaves do not have: what was asked and placed, what was odd,
/// and what a host gets. Cache entries and commits share it.
///
/// All of it lies in one object. `AskScratch` makes one and fills its lists.
///
/// `@unchecked Sendable`: nothing is written to after whoever made the object has handed it out.
@safe struct EntryDetails: @unchecked Sendable {
    /// What lies before the lists.
    private struct Header {
        let askCount: Int32
        let placementCount: Int32
        let keyCount: Int32

        /// How many nodes below the node were placed while it was measured, if these are all; −1 if not.
        var placedBelow: Int32

        /// What a leaf hands to its host, and what was odd about it.
        let extras: LeafMeasurement.Extras?

        /// What was odd, in the order in which it was met.
        let diagnostics: [LayoutDiagnostic.Kind]
    }

    /// A header, and behind it the placements, the keys and the asks, which are all aligned as words. A
    /// commit reads the first two.
    private final class Memory: ManagedBuffer<Header, UInt64> {
        deinit {
            // The asks were filled by whoever made the object; placements and keys are plain.
            let details = unsafe EntryDetails(self)
            _ = unsafe details.askMemory.deinitialize(count: details.askCount)
        }
    }

    /// The object, as those hold it that count its references themselves.
    let object: AnyObject

    /// The details in an object that another initialiser has made.
    @unsafe @inline(__always)
    init(_ object: AnyObject) { self.object = object }

    /// Makes details without lists.
    init(extras: LeafMeasurement.Extras?, diagnostics: [LayoutDiagnostic.Kind]) {
        unsafe self.init(
            askCount: 0,
            keyCount: 0,
            placementCount: 0,
            extras: extras,
            diagnostics: diagnostics
        )
    }

    /// Makes what stands above a root: it has asked for the root, and placed it.
    init(
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

    /// Makes details whose lists have still to be filled, all of them.
    @unsafe init(
        askCount: Int,
        keyCount: Int,
        placementCount: Int,
        extras: LeafMeasurement.Extras?,
        diagnostics: [LayoutDiagnostic.Kind]
    ) {
        let size =
            askCount * MemoryLayout<Ask>.stride + placementCount * MemoryLayout<Placement>.stride
            + keyCount * MemoryLayout<CacheKey>.stride
        object = Memory.create(minimumCapacity: size / MemoryLayout<UInt64>.stride) { _ in
            Header(
                askCount: Int32(askCount),
                placementCount: Int32(placementCount),
                keyCount: Int32(keyCount),
                placedBelow: placementCount == 0 ? 0 : -1,
                extras: extras,
                diagnostics: diagnostics
            )
        }
        // The parts follow each other without overlapping, and fill the memory.
        unsafe memory.withUnsafeMutablePointerToElements { words in
            let placements = unsafe UnsafeMutableRawPointer(words)
                .bindMemory(to: Placement.self, capacity: placementCount)
            let keys = unsafe UnsafeMutableRawPointer(placements + placementCount)
                .bindMemory(to: CacheKey.self, capacity: keyCount)
            _ = unsafe UnsafeMutableRawPointer(keys + keyCount)
                .bindMemory(to: Ask.self, capacity: askCount)
        }
    }

    // The object was made with this type of memory and no other.
    @inline(__always)
    private var memory: Memory { unsafe unsafeDowncast(object, to: Memory.self) }

    /// The header, for as long as the caller holds the details.
    @inline(__always)
    private var header: Header {
        unsafeAddress {
            // It was initialised when the object was made, and lives as long.
            unsafe UnsafePointer(memory.withUnsafeMutablePointerToHeader { unsafe $0 })
        }
    }
}

extension EntryDetails: Equatable {
    /// Whether both are the same object: those of one measurement.
    static func == (left: EntryDetails, right: EntryDetails) -> Bool {
        left.object === right.object
    }
}

/// Where the lists lie, for as long as the caller holds the details. The memory was bound when the object
/// was made.
extension EntryDetails {
    /// Where the placements lie.
    @unsafe @inline(__always)
    var placementMemory: UnsafeMutablePointer<Placement> {
        unsafe memory.withUnsafeMutablePointerToElements { words in
            unsafe UnsafeMutableRawPointer(words).assumingMemoryBound(to: Placement.self)
        }
    }

    /// Where the keys lie.
    @unsafe @inline(__always)
    var keyMemory: UnsafeMutablePointer<CacheKey> {
        unsafe UnsafeMutableRawPointer(placementMemory + placementCount)
            .assumingMemoryBound(to: CacheKey.self)
    }

    /// Where the asks lie.
    @unsafe @inline(__always)
    var askMemory: UnsafeMutablePointer<Ask> {
        unsafe UnsafeMutableRawPointer(keyMemory + keyCount).assumingMemoryBound(to: Ask.self)
    }
}

extension EntryDetails {
    /// All asks in their order, also those that were measured and not placed.
    var asks: FlatList<Ask> { unsafe FlatList(askMemory, count: askCount, owner: object) }

    /// How many asks there are.
    var askCount: Int { Int(header.askCount) }

    /// The placed subnodes in drawing order.
    var placements: FlatList<Placement> {
        unsafe FlatList(placementMemory, count: placementCount, owner: object)
    }

    /// How many placements there are.
    @inline(__always)
    var placementCount: Int { Int(header.placementCount) }

    /// How many questions the asks are about.
    @inline(__always)
    var keyCount: Int { Int(header.keyCount) }

    /// How many nodes below the node the tree's first pass has placed when it measured it, if these are
    /// all; nil if not, and in later passes. A later measurement of the node may have placed them elsewhere.
    @inline(__always)
    var placedBelow: Int? { header.placedBelow < 0 ? nil : Int(header.placedBelow) }

    /// Notes that all nodes below the node were placed. Only whoever makes the object may do so.
    func notePlaced(_ count: Int) {
        // The object lives, and nobody else has it yet.
        unsafe memory.withUnsafeMutablePointerToHeader {
            unsafe $0.pointee.placedBelow = Int32(count)
        }
    }

    /// What was asked; neighbouring asks of the same share one.
    private var keys: FlatList<CacheKey> {
        unsafe FlatList(keyMemory, count: keyCount, owner: object)
    }

    /// What a leaf hands to its host, and what was odd about it.
    var extras: LeafMeasurement.Extras? { header.extras }

    /// What a leaf hands to its host.
    var payload: (any Sendable)? { extras?.payload }

    /// What was odd, in the order in which it was met.
    var diagnostics: [LayoutDiagnostic.Kind] { header.diagnostics }

    /// Whether anything was odd.
    var isOdd: Bool { !header.diagnostics.isEmpty }

    /// What was asked in the ask of an index.
    func key(ofAsk index: Int) -> CacheKey { keys[Int(asks[index].key)] }

    /// What was asked in one of the asks.
    func key(of ask: Ask) -> CacheKey { keys[Int(ask.key)] }

    /// The ask whose answer was placed.
    func ask(of placement: Placement) -> Ask { asks[Int(placement.ask)] }

    /// What was asked for the answer that was placed.
    func key(of placement: Placement) -> CacheKey { key(ofAsk: Int(placement.ask)) }

    /// The environments that were asked for.
    var environments: Set<Int32> { Set(keys.map(\.environment)) }
}
