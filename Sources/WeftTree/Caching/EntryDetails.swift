import WeftLayout

/// The part of a measurement that many leaves do not have: what was asked and placed, what was odd,
/// and what a host gets. Cache entries and commits share it.
///
/// All of it lies in one object. `AskScratch` makes that of a measurement and fills its lists, but
/// for the placements, which `MeasuringWorker` fills in.
///
/// `@unchecked Sendable`: nothing is written to after whoever made the object has handed it out.
@safe struct EntryDetails: @unchecked Sendable {
    /// What most measurements leave empty.
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
        let asks: Int32
        let keys: Int32
        let placements: Int32
        let keepers: Int32
        /// The count of rare data above two flags, for properties and for diagnostics among them.
        private var rareDataAndFlags: Int32

        init(asks: Int, keys: Int, placements: Int, rareData: Int = 0, keepers: Int = 0) {
            self.asks = Int32(asks)
            self.keys = Int32(keys)
            self.placements = Int32(placements)
            self.keepers = Int32(keepers)
            rareDataAndFlags = Int32(rareData) * 4
        }

        var rareData: Int32 { rareDataAndFlags >> 2 }

        /// Whether there are properties, which come after the lists.
        var hasProperties: Bool { rareDataAndFlags & 1 != 0 }

        /// Whether there are diagnostics among the properties.
        var hasDiagnostics: Bool { rareDataAndFlags & 2 != 0 }

        /// Makes room for properties, if there are any.
        fileprivate mutating func add(_ properties: borrowing Properties) {
            if !properties.isEmpty { rareDataAndFlags |= 1 }
            if !properties.diagnostics.isEmpty { rareDataAndFlags |= 2 }
        }

        /// The size of the lists and the properties in words.
        var wordCount: Int {
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
        object = Self.makeObject(counts, of: measurement)
        unsafe bindMemory(counts)
        if counts.hasProperties { unsafe propertiesMemory.initialize(to: properties) }
    }
}

extension EntryDetails: Equatable {
    /// Whether both are the same object: those of one measurement.
    static func == (left: EntryDetails, right: EntryDetails) -> Bool {
        left.object === right.object
    }
}
