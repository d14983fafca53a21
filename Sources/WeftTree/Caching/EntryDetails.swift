import WeftLayout

/// The part of a measurement that many leaves do not have: what was asked and placed, what was odd,
/// and what a host gets. Cache entries and commits share it.
///
/// All of it lies in one object. `AskScratch` makes that of a measurement and fills its lists, but
/// for the placements, which `MeasuringWorker` fills in.
///
/// `@unchecked Sendable`: nothing is written to after whoever made the object has handed it out.
@safe struct EntryDetails: @unchecked Sendable {
    /// What most have nothing of.
    struct Properties {
        /// The node's own baselines, in points from its top; NaN for none.
        var baselines = NodeAnswer.noBaselines

        /// What a leaf hands to its host, and what was odd about it.
        var extras: LeafMeasurement.Extras?

        /// What was odd, in the order in which it was met.
        var diagnostics: [LayoutDiagnostic.Kind] = []

        /// Whether there is nothing.
        fileprivate var isEmpty: Bool {
            // By pattern: no reference is counted.
            guard case .none = extras else { return false }
            return diagnostics.isEmpty && baselines.first.isNaN && baselines.last.isNaN
        }
    }

    /// How long the lists are.
    struct Counts {
        fileprivate let asks: Int32
        fileprivate let keys: Int32
        fileprivate let placements: Int32
        fileprivate let keepers: Int32
        /// The count of rare data above two flags, for properties and for diagnostics among them.
        private var rareDataAndFlags: Int32

        init(asks: Int, keys: Int, placements: Int, rareData: Int = 0, keepers: Int = 0) {
            self.asks = Int32(asks)
            self.keys = Int32(keys)
            self.placements = Int32(placements)
            self.keepers = Int32(keepers)
            rareDataAndFlags = Int32(rareData) * 4
        }

        fileprivate var rareData: Int32 { rareDataAndFlags >> 2 }

        /// Whether there are properties, which come after the lists.
        fileprivate var hasProperties: Bool { rareDataAndFlags & 1 != 0 }

        /// Whether there are diagnostics among the properties.
        fileprivate var hasDiagnostics: Bool { rareDataAndFlags & 2 != 0 }

        /// Makes room for properties, if there are any.
        fileprivate mutating func add(_ properties: borrowing Properties) {
            if !properties.isEmpty { rareDataAndFlags |= 1 }
            if !properties.diagnostics.isEmpty { rareDataAndFlags |= 2 }
        }

        /// The size of the lists and the properties in words.
        fileprivate var wordCount: Int {
            let size =
                Int(asks) * MemoryLayout<Ask>.stride
                + Int(keys) * MemoryLayout<CacheKey>.stride
                + Int(placements) * MemoryLayout<Placement>.stride
                + Int(rareData) * MemoryLayout<Ask.RareData>.stride
                + Int(keepers) * MemoryLayout<NodeKeeper>.stride
                + (hasProperties ? MemoryLayout<Properties>.stride : 0)
            assert(size.isMultiple(of: MemoryLayout<UInt64>.stride))
            return size / MemoryLayout<UInt64>.stride
        }
    }

    /// What lies before the lists.
    private struct Header {
        let counts: Counts

        /// How many nodes below the node were placed while it was measured, if these are all; −1 if
        /// not.
        var cellsBelow: Int32

        let measurement: UInt64
    }

    /// A header, and behind it the placements, the keys, the asks, what few asks have, what keeps
    /// the nodes, and the properties, if there are any, which all fill whole words. A commit reads
    /// the first two.
    private final class Memory: ManagedBuffer<Header, UInt64> {
        deinit {
            // The keepers and the properties were filled in by whoever made the object; all else is
            // plain.
            let details = unsafe EntryDetails(self)
            _ = unsafe details.keeperMemory.deinitialize(count: details.keeperCount)
            if details.header.counts.hasProperties {
                _ = unsafe details.propertiesMemory.deinitialize(count: 1)
            }
        }
    }

    /// The object, as those hold it that count its references themselves.
    let object: AnyObject

    /// The details in an object that another initialiser has made.
    @unsafe @inline(__always)
    init(_ object: AnyObject) { self.object = object }

    /// Makes details without lists.
    init(_ properties: Properties) {
        // There is nothing to be filled.
        unsafe self.init(properties, counts: Counts(asks: 0, keys: 0, placements: 0))
    }

    /// Makes what stands above a root: it has asked for the root, and placed it.
    init(
        root: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey,
        _ extent: NodeExtent,
        diagnostics: [LayoutDiagnostic.Kind]
    ) {
        // Filled at once.
        unsafe self.init(
            Properties(diagnostics: diagnostics),
            counts: Counts(asks: 1, keys: 1, placements: 1, keepers: 1)
        )
        let ask = Ask(node: root, slot: slot, key: 0, beginsBatch: true, extent: extent)
        unsafe askMemory.initialize(to: ask)
        unsafe keeperMemory.initialize(to: .node(root))
        unsafe keyMemory.initialize(to: key)
        unsafe placementMemory.initialize(to: Placement(ask: 0, slot: slot, origin: .zero))
    }

    /// Makes details whose lists have still to be filled, all of them.
    ///
    /// - Parameter measurement: The number of the measurement, for one that asks for nodes.
    @unsafe init(_ properties: Properties, counts: Counts, of measurement: UInt64 = 0) {
        var counts = counts
        counts.add(properties)
        object = Memory.create(minimumCapacity: counts.wordCount) { [counts] _ in
            Header(
                counts: counts,
                cellsBelow: counts.placements == 0 ? 0 : -1,
                measurement: measurement
            )
        }
        // The parts follow each other without overlapping, and fill the memory.
        unsafe memory.withUnsafeMutablePointerToElements { words in
            unsafe HugePages.prefer(for: words, counts.wordCount * MemoryLayout<UInt64>.stride)
            let placements = unsafe UnsafeMutableRawPointer(words)
                .bindMemory(to: Placement.self, capacity: Int(counts.placements))
            let keys = unsafe UnsafeMutableRawPointer(placements + Int(counts.placements))
                .bindMemory(to: CacheKey.self, capacity: Int(counts.keys))
            let asks = unsafe UnsafeMutableRawPointer(keys + Int(counts.keys))
                .bindMemory(to: Ask.self, capacity: Int(counts.asks))
            let rareData = unsafe UnsafeMutableRawPointer(asks + Int(counts.asks))
                .bindMemory(to: Ask.RareData.self, capacity: Int(counts.rareData))
            let keepers = unsafe UnsafeMutableRawPointer(rareData + Int(counts.rareData))
                .bindMemory(to: NodeKeeper.self, capacity: Int(counts.keepers))
            if counts.hasProperties {
                unsafe UnsafeMutableRawPointer(keepers + Int(counts.keepers))
                    .bindMemory(to: Properties.self, capacity: 1)
                    .initialize(to: properties)
            }
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

/// Where the lists lie, for as long as the caller holds the details. The memory was bound when the
/// object was made.
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

    /// Where the rare data of the asks lies.
    @unsafe @inline(__always)
    var rareDataMemory: UnsafeMutablePointer<Ask.RareData> {
        unsafe UnsafeMutableRawPointer(askMemory + askCount)
            .assumingMemoryBound(to: Ask.RareData.self)
    }

    /// Where the keepers of the nodes lie.
    @unsafe @inline(__always)
    var keeperMemory: UnsafeMutablePointer<NodeKeeper> {
        unsafe UnsafeMutableRawPointer(rareDataMemory + Int(header.counts.rareData))
            .assumingMemoryBound(to: NodeKeeper.self)
    }

    /// Where the properties lie, if there are any.
    @unsafe private var propertiesMemory: UnsafeMutablePointer<Properties> {
        unsafe UnsafeMutableRawPointer(keeperMemory + keeperCount)
            .assumingMemoryBound(to: Properties.self)
    }
}

extension EntryDetails {
    /// All asks in their order, also those that were measured and not placed.
    var asks: FlatList<Ask> { unsafe FlatList(askMemory, count: askCount, owner: object) }

    /// The node that was asked in the ask of an index.
    func node(ofAsk index: Int) -> NodeHandle {
        // What keeps the node lives as long as the object.
        withExtendedLifetime(object) { unsafe asks[index].node }
    }

    /// The node that was placed.
    func node(of placement: Placement) -> NodeHandle { node(ofAsk: Int(placement.ask)) }

    /// What keeps the nodes alive that were asked for, and those that were adopted when nothing but
    /// their styles was read.
    var keepers: FlatList<NodeKeeper> {
        unsafe FlatList(keeperMemory, count: keeperCount, owner: object)
    }

    private var keeperCount: Int { Int(header.counts.keepers) }

    /// How many asks there are.
    var askCount: Int { Int(header.counts.asks) }

    /// The placed subnodes in drawing order.
    var placements: FlatList<Placement> {
        unsafe FlatList(placementMemory, count: placementCount, owner: object)
    }

    /// How many placements there are.
    @inline(__always)
    var placementCount: Int { Int(header.counts.placements) }

    /// How many questions the asks are about.
    @inline(__always)
    var keyCount: Int { Int(header.counts.keys) }

    /// How many nodes below the node the tree's first pass has placed when it measured it, if these
    /// are all; nil if not, and in later passes. A later measurement of the node may have placed
    /// them elsewhere.
    @inline(__always)
    var cellsBelow: Int? { header.cellsBelow < 0 ? nil : Int(header.cellsBelow) }

    /// Notes that all nodes below the node were placed. Only whoever makes the object may do so.
    func noteCells(below count: Int) {
        // The object lives, and nobody else has it yet.
        unsafe memory.withUnsafeMutablePointerToHeader {
            unsafe $0.pointee.cellsBelow = Int32(count)
        }
    }

    /// What was asked; neighbouring asks of the same share one.
    private var keys: FlatList<CacheKey> {
        unsafe FlatList(keyMemory, count: keyCount, owner: object)
    }

    /// The number of the measurement, unique in the tree, for one that has asked for nodes.
    var measurement: UInt64 { header.measurement }

    /// One of the properties, where there are any.
    @inline(__always)
    private func property<Value>(_ read: (borrowing Properties) -> Value) -> Value? {
        // They live as long as the details.
        header.counts.hasProperties ? unsafe read(propertiesMemory.pointee) : nil
    }

    /// The node's own baselines, in points from its top; NaN for none.
    var baselines: (first: Double, last: Double) {
        property { $0.baselines } ?? NodeAnswer.noBaselines
    }

    /// What a leaf hands to its host.
    var payload: (any Sendable)? { property { $0.extras?.payload } ?? nil }

    /// Whether there is something that a leaf hands to its host.
    var hasPayload: Bool { property { $0.extras?.payload != nil } ?? false }

    /// What was odd, in the order in which it was met.
    var diagnostics: [LayoutDiagnostic.Kind] { property { $0.diagnostics } ?? [] }

    /// Whether anything was odd.
    var hasDiagnostics: Bool { header.counts.hasDiagnostics }

    /// What was asked in the ask of an index.
    func key(ofAsk index: Int) -> CacheKey { keys[Int(asks[index].key)] }

    /// What was asked in one of the asks.
    func key(of ask: Ask) -> CacheKey { keys[Int(ask.key)] }

    /// The ask whose answer was placed.
    func ask(of placement: Placement) -> Ask { asks[Int(placement.ask)] }

    /// What was asked for the answer that was placed.
    func key(of placement: Placement) -> CacheKey { key(ofAsk: Int(placement.ask)) }

    /// What was answered to the ask of an index.
    ///
    /// - Complexity: O(log *n*) in the number of asks with baselines and repeated ones.
    func answer(ofAsk index: Int) -> NodeAnswer {
        NodeAnswer(asks[index].extent) {
            rareData(ofAsk: index)?.baselines ?? NodeAnswer.noBaselines
        }
    }

    /// The index of the ask before the one of an index to the same subnode, or -1.
    ///
    /// - Complexity: As for `answer(ofAsk:)`.
    func previousAsk(before index: Int) -> Int32 { rareData(ofAsk: index)?.previous ?? -1 }

    /// What few asks have.
    private func rareData(ofAsk index: Int) -> Ask.RareData? {
        let rareData = unsafe FlatList(
            rareDataMemory,
            count: Int(header.counts.rareData),
            owner: object
        )
        let place = rareData.partitioningIndex { $0.ask >= index }
        guard place < rareData.count, rareData[place].ask == index else { return nil }
        return rareData[place]
    }

    /// Notes the environments that were asked for.
    func noteEnvironments(in numbers: inout EnvironmentNumbers) {
        keys.forEach { numbers.insert($0.environment) }
    }
}
