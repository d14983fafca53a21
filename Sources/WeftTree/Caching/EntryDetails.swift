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
    struct RareData {
        /// The node's own baselines, in points from its top; NaN for none.
        var baselines = NodeAnswer.noBaselines

        /// What a leaf hands to its host, and what was odd about it.
        var ofLeaf: LeafMeasurement.RareData?

        /// What was odd, in the order in which it was met.
        var diagnostics: [LayoutDiagnostic] = []

        /// Whether there is nothing.
        fileprivate var isEmpty: Bool {
            // By pattern: no reference is counted.
            guard case .none = ofLeaf else { return false }
            return diagnostics.isEmpty && baselines.first.isNaN && baselines.last.isNaN
        }
    }

    /// How long the lists are.
    struct Counts {
        let asks: Int32
        let keys: Int32
        let placements: Int32
        let keepers: Int32
        /// The count of rare asks above two flags, for rare data and for diagnostics in it.
        private var rareAsksAndFlags: Int32

        init(asks: Int, keys: Int, placements: Int, rareAsks: Int = 0, keepers: Int = 0) {
            self.asks = Int32(asks)
            self.keys = Int32(keys)
            self.placements = Int32(placements)
            self.keepers = Int32(keepers)
            rareAsksAndFlags = Int32(rareAsks) * 4
        }

        var rareAsks: Int32 { rareAsksAndFlags >> 2 }

        /// Whether there is rare data, which comes after the lists.
        var hasRareData: Bool { rareAsksAndFlags & 1 != 0 }

        /// Whether there are diagnostics in the rare data.
        var hasDiagnostics: Bool { rareAsksAndFlags & 2 != 0 }

        /// Makes room for rare data, if there is any.
        fileprivate mutating func add(_ rareData: borrowing RareData) {
            if !rareData.isEmpty { rareAsksAndFlags |= 1 }
            if !rareData.diagnostics.isEmpty { rareAsksAndFlags |= 2 }
        }

        /// The size of the list of placed asks in halves of words. It ends with a word, as the
        /// header ends with half of one.
        var placedAskCapacity: Int { Int(placements) | 1 }

        /// The size of the lists and the rare data in halves of words.
        var halfWordCount: Int {
            let size =
                Int(placements) * MemoryLayout<LayoutPoint>.stride
                + Int(keys) * MemoryLayout<RangeBits>.stride
                + Int(asks) * MemoryLayout<Ask>.stride
                + Int(rareAsks) * MemoryLayout<Ask.RareData>.stride
                + Int(keepers) * MemoryLayout<NodeKeeper>.stride
                + (hasRareData ? MemoryLayout<RareData>.stride : 0)
            assert(size.isMultiple(of: MemoryLayout<UInt64>.stride))
            return placedAskCapacity + size / MemoryLayout<Int32>.stride
        }
    }

    /// The object, as those hold it that count its references themselves.
    let object: AnyObject

    /// The details in an object that another initialiser has made.
    @unsafe @inline(__always)
    init(_ object: AnyObject) { self.object = object }

    /// Makes details without lists.
    init(_ rareData: RareData) {
        // There is nothing to be filled.
        unsafe self.init(rareData, counts: Counts(asks: 0, keys: 0, placements: 0), in: 0)
    }

    /// Makes what stands above a root: it has asked for the root, and placed it.
    init(
        root: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey,
        _ extent: NodeExtent,
        diagnostics: [LayoutDiagnostic]
    ) {
        // Filled at once.
        unsafe self.init(
            RareData(diagnostics: diagnostics),
            counts: Counts(asks: 1, keys: 1, placements: 1, keepers: 1),
            in: key.environment
        )
        let ask = Ask(node: root, slot: slot, key: 0, beginsBatch: true, extent: extent)
        unsafe askMemory.initialize(to: ask)
        unsafe keeperMemory.initialize(to: .node(root))
        unsafe keyMemory.initialize(to: key.rangeBits)
        unsafe placedAskMemory.initialize(to: 0)
        unsafe originMemory.initialize(to: .zero)
    }

    /// Makes details whose lists have still to be filled, all of them.
    ///
    /// - Parameter environment: The number of the environment that the nodes inherit that were
    ///   asked for.
    @unsafe init(_ rareData: RareData, counts: Counts, in environment: Int32) {
        var counts = counts
        counts.add(rareData)
        object = Self.makeObject(counts, in: environment)
        unsafe bindMemory(counts)
        if counts.hasRareData { unsafe rareDataMemory.initialize(to: rareData) }
    }
}

extension EntryDetails: Equatable {
    /// Whether both are the same object: those of one measurement.
    static func == (left: EntryDetails, right: EntryDetails) -> Bool {
        left.object === right.object
    }
}
