import WeftLayout

/// What the nodes under way have asked so far, with the asks of the innermost node last.
struct AskScratch: ~Copyable {
    /// Where the part of one node begins.
    struct Mark {
        fileprivate var ask = 0
        fileprivate var key = 0
        fileprivate var baselines = 0
        fileprivate var keeper = 0
    }

    private var asks = ScratchStack<Ask>()
    private var keys = ScratchStack<CacheKey>()
    private var baselines = ScratchStack<Ask.AnsweredBaselines>()
    private var keepers = ScratchStack<NodeKeeper>()

    /// The indices of the asks to repeat, for the nodes that are being validated. They refer to
    /// asks of entries, and not to the other contents of the scratch.
    var replays = ScratchStack<Int32>()

    /// Where the part of a node that begins now will start.
    var mark: Mark {
        Mark(
            ask: asks.count,
            key: keys.count,
            baselines: baselines.count,
            keeper: keepers.count
        )
    }

    /// Drops everything from a mark on.
    @inline(__always)
    mutating func removeAll(from mark: Mark) {
        asks.removeAll(from: mark.ask)
        keys.removeAll(from: mark.key)
        baselines.removeAll(from: mark.baselines)
        keepers.removeAll(from: mark.keeper)
    }

    /// Visits the keepers of nodes, from a mark on.
    func forEachKeeper(from mark: Mark, _ body: (NodeKeeper) -> Void) {
        for index in mark.keeper..<keepers.count { body(keepers[index]) }
    }

    /// Drops everything, and gives back memory that is too large to be kept.
    mutating func clear() {
        asks.clear()
        keys.clear()
        baselines.clear()
        keepers.clear()
        replays.clear()
    }

    /// The index of the next ask, in a node that began at a mark.
    func nextAsk(from mark: Mark) -> Int32 { Int32(truncatingIfNeeded: asks.count - mark.ask) }

    /// The index of the last ask to a subnode, in a node that began at a mark; -1 if the node has
    /// not asked for it.
    ///
    /// The index is noted in the subnode with each ask. So if the ask at that index is one to the
    /// subnode, it is the last one; if not, the index belongs to another measurement.
    @inline(__always)
    func lastAsk(for site: SlotTable.Site, from mark: Mark) -> Int32 {
        let index = site.marks.lastAsk
        return index < nextAsk(from: mark) && asks[mark.ask + Int(index)].slot == site.slot
            ? index : -1
    }

    /// The index of a key, in a node that began at a mark. Neighbouring asks with the same key
    /// share one index.
    @inline(__always)
    mutating func index(of key: CacheKey, from mark: Mark) -> Int32 {
        if keys.count == mark.key || keys[keys.count - 1] != key { keys.append(key) }
        return Int32(truncatingIfNeeded: keys.count - 1 - mark.key)
    }

    /// Adds the environments of all keys from a mark on, as further keys, since they may differ.
    /// This comes after the last ask.
    mutating func appendEnvironments(from mark: Mark) {
        for index in mark.key..<keys.count {
            let number = RangeBits(number: keys[index].environment)
            keys.append(CacheKey(number, environment: EntryDetails.mixed))
        }
    }

    /// Notes an ask.
    ///
    /// - Parameter batchCount: How many asks there are in the batch that the ask belongs to; 0
    ///   outside of batches.
    @inline(__always)
    mutating func append(_ ask: consuming Ask, batchCount: Int) {
        asks.append(ask, expecting: batchCount)
    }

    /// Notes an ask to a subnode that was asked before, in a node that began at a mark.
    ///
    /// - Parameter previous: The index of the previous ask to it.
    mutating func append(
        after previous: Int32,
        from mark: Mark,
        key: Int32,
        beginsBatch: Bool,
        extent: NodeExtent,
        batchCount: Int
    ) {
        let place = mark.ask + Int(previous)
        asks[place].noteFollower()
        let ask = Ask(
            after: asks[place],
            at: previous,
            key: key,
            beginsBatch: beginsBatch,
            extent: extent
        )
        append(ask, batchCount: batchCount)
    }

    /// Keeps a node alive for the node under way, which has asked for it or for its style.
    @inline(__always)
    mutating func keep(_ node: NodeHandle, from mark: Mark) {
        if keepers.count > mark.keeper, case .node(let last) = keepers.last, last === node {
            return
        }
        keepers.append(.node(node))
    }

    /// Keeps all nodes of an array alive for the node under way.
    mutating func keep(_ nodes: [NodeHandle]) { keepers.append(.array(nodes)) }

    /// Notes the baselines of the ask that was noted last.
    mutating func append(_ answered: Ask.AnsweredBaselines) { baselines.append(answered) }

    /// Moves everything from a mark on into an object in which the counted placements still have to
    /// be filled in.
    @unsafe @inline(__always)
    mutating func take(
        from mark: Mark,
        _ rareData: consuming EntryDetails.RareData,
        placementCount: Int
    ) -> EntryDetails {
        // The object has room for exactly as many.
        let counts = counts(from: mark, placementCount: placementCount)
        let details = unsafe EntryDetails(
            rareData,
            counts: counts,
            in: environment(from: mark)
        )
        unsafe asks.move(from: mark.ask, to: details.askMemory)
        unsafe copyKeys(from: mark, to: details.keyMemory)
        keys.removeAll(from: mark.key)
        if baselines.count > mark.baselines {
            unsafe baselines.move(from: mark.baselines, to: details.baselineMemory)
        }
        unsafe keepers.move(from: mark.keeper, to: details.keeperMemory)
        return details
    }

    /// Moves everything from a mark on into an object.
    ///
    /// - Parameter origins: Where the answers to the first asks were placed.
    mutating func take(
        from mark: Mark,
        _ rareData: consuming EntryDetails.RareData,
        origins: [LayoutPoint] = []
    ) -> EntryDetails {
        // All placements are filled in below.
        let details = unsafe take(from: mark, rareData, placementCount: origins.count)
        for (index, origin) in origins.enumerated() {
            unsafe (details.placedAskMemory + index).initialize(to: Int32(index))
            unsafe (details.originMemory + index).initialize(to: origin)
        }
        return details
    }

    /// Copies everything from a mark on. Nothing has been placed yet.
    func copy(from mark: Mark) -> EntryDetails {
        // As in `take(from:_:placementCount:)`.
        let details = unsafe EntryDetails(
            EntryDetails.RareData(),
            counts: counts(from: mark),
            in: environment(from: mark)
        )
        unsafe asks.copy(from: mark.ask, to: details.askMemory)
        unsafe copyKeys(from: mark, to: details.keyMemory)
        unsafe baselines.copy(from: mark.baselines, to: details.baselineMemory)
        unsafe keepers.copy(from: mark.keeper, to: details.keeperMemory)
        return details
    }

    /// The number of the environment of all keys from a mark on, or `EntryDetails.mixed`.
    @inline(__always)
    private func environment(from mark: Mark) -> Int32 {
        keys.count > mark.key ? keys[keys.count - 1].environment : 0
    }

    /// Copies the keys from a mark on, without their common environment.
    @unsafe @inline(__always)
    private func copyKeys(from mark: Mark, to memory: UnsafeMutablePointer<RangeBits>) {
        let environment = environment(from: mark)
        for index in mark.key..<keys.count {
            assert(environment == EntryDetails.mixed || keys[index].environment == environment)
            unsafe (memory + (index - mark.key)).initialize(to: keys[index].rangeBits)
        }
    }

    /// How much there is from a mark on.
    @inline(__always)
    private func counts(from mark: Mark, placementCount: Int = 0) -> EntryDetails.Counts {
        EntryDetails.Counts(
            asks: asks.count - mark.ask,
            keys: keys.count - mark.key,
            placements: placementCount,
            baselines: baselines.count - mark.baselines,
            keepers: keepers.count - mark.keeper
        )
    }
}
