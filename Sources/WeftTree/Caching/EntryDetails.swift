import WeftLayout

/// The part of a measurement that many leaves lack: what was asked and placed, what was odd, and
/// what a host gets. Cache entries and commits share it.
///
/// Everything is stored in one object. `AskScratch` makes the object of a measurement and fills its
/// lists, except for the placements of a `MeasuringWorker`, which fills them in itself.
///
/// `@unchecked Sendable`: nothing is written after whoever made the object has handed it out.
@safe struct EntryDetails: @unchecked Sendable {
    /// What most measurements leave empty.
    struct RareData {
        /// The node's own baselines.
        var baselines = Baselines.none

        /// The leaf's own object, kept for its payload alone: an existential would take five words.
        var ofLeaf: LeafMeasurement.RareData?

        /// What was odd, in the order in which it was met.
        var diagnostics: [LayoutDiagnostic] = []

        /// Whether there is no rare data.
        fileprivate var isEmpty: Bool {
            // By pattern: no reference is counted.
            guard case .none = ofLeaf else { return false }
            return diagnostics.isEmpty && baselines.isNone
        }
    }

    /// The lengths of the lists.
    struct Counts {
        let asks: Int32
        let keys: Int32
        let placements: Int32
        let keepers: Int32
        /// How many asks have baselines, above two flags: whether there is rare data, and whether
        /// that has diagnostics.
        private var baselinesAndFlags: Int32

        init(asks: Int, keys: Int, placements: Int, baselines: Int = 0, keepers: Int = 0) {
            self.asks = Int32(asks)
            self.keys = Int32(keys)
            self.placements = Int32(placements)
            self.keepers = Int32(keepers)
            baselinesAndFlags = Int32(baselines) * 4
        }

        var baselines: Int32 { baselinesAndFlags >> 2 }

        /// Whether there is rare data, which comes after the lists.
        var hasRareData: Bool { baselinesAndFlags & 1 != 0 }

        /// Whether there are diagnostics in the rare data.
        var hasDiagnostics: Bool { baselinesAndFlags & 2 != 0 }

        /// Counts the rare data, if there is any.
        fileprivate mutating func add(_ rareData: borrowing RareData) {
            if !rareData.isEmpty { baselinesAndFlags |= 1 }
            if !rareData.diagnostics.isEmpty { baselinesAndFlags |= 2 }
        }

        /// The size of the list of placed asks, in half words. The list ends at the end of a word,
        /// although the header before it ends with half a word.
        var placedAskCapacity: Int { Int(placements) | 1 }

        /// The size of the lists and the rare data, in half words.
        var halfWordCount: Int {
            let size =
                Int(placements) * MemoryLayout<LayoutPoint>.stride
                + Int(keys) * MemoryLayout<RangeBits>.stride
                + Int(asks) * MemoryLayout<Ask>.stride
                + Int(baselines) * MemoryLayout<Ask.AnsweredBaselines>.stride
                + Int(keepers) * MemoryLayout<NodeKeeper>.stride
                + (hasRareData ? MemoryLayout<RareData>.stride : 0)
            assert(size.isMultiple(of: MemoryLayout<UInt64>.stride))
            return placedAskCapacity + size / MemoryLayout<Int32>.stride
        }
    }

    /// The object, for those who count its references themselves.
    let object: AnyObject

    /// Creates a reference to the details in an object that another initialiser has made.
    @unsafe @inline(__always)
    init(_ object: AnyObject) { self.object = object }

    /// Creates details without lists.
    init(_ rareData: RareData) {
        // There is nothing to fill.
        unsafe self.init(rareData, counts: Counts(asks: 0, keys: 0, placements: 0), in: 0)
    }

    /// Creates the details that stand above a root, which have asked for the root and placed it.
    init(
        root: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey,
        _ extent: NodeExtent,
        diagnostics: [LayoutDiagnostic]
    ) {
        // All lists are filled in below.
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

    /// Creates details whose lists all still have to be filled.
    ///
    /// - Parameter environment: The number of the environment that the nodes asked for inherit.
    @unsafe init(_ rareData: RareData, counts: Counts, in environment: Int32) {
        var counts = counts
        counts.add(rareData)
        object = Self.makeObject(counts, in: environment)
        unsafe bindMemory(counts)
        if counts.hasRareData { unsafe rareDataMemory.initialize(to: rareData) }
    }
}

extension EntryDetails: Equatable {
    /// Whether both are the same object, and so belong to the same measurement.
    static func == (left: EntryDetails, right: EntryDetails) -> Bool {
        left.object === right.object
    }
}
