import WeftLayout

extension EntryDetails {
    /// All asks in their order, including those whose nodes were measured and not placed.
    var asks: FlatList<Ask> { unsafe FlatList(askMemory, count: askCount, owner: object) }

    // Not inlined, so that the object lives until a reference to the node is counted.
    /// The node that was asked, in the ask at an index.
    @inline(never)
    func node(ofAsk index: Int) -> NodeHandle {
        let asks = asks
        let first = asks[index].previous < 0 ? index : Int(asks[index].first)
        // This is a first ask, and the node's keeper lives as long as the object.
        return unsafe asks[first].node
    }

    /// The node that was placed.
    func node(of placement: Placement) -> NodeHandle { node(ofAsk: Int(placement.ask)) }

    /// The keepers of the nodes that were asked for, and of those that were adopted when only their
    /// styles were read.
    var keepers: FlatList<NodeKeeper> {
        unsafe FlatList(keeperMemory, count: keeperCount, owner: object)
    }

    /// How many keepers there are.
    var keeperCount: Int { Int(header.counts.keepers) }

    /// How many asks there are.
    var askCount: Int { Int(header.counts.asks) }

    /// The placements of subnodes, in drawing order.
    var placements: Placements { Placements(details: self, endIndex: placementCount) }

    /// Where the node's spec has placed a subnode.
    struct Placement {
        /// The index of the ask whose answer was placed.
        let ask: Int32

        /// The origin in the node's coordinates, in points, rounded up to the pixel grid.
        let origin: LayoutPoint
    }

    /// The placements of subnodes.
    struct Placements: RandomAccessCollection {
        fileprivate let details: EntryDetails

        let endIndex: Int

        var startIndex: Int { 0 }

        subscript(index: Int) -> Placement {
            precondition(index.isIndex(below: endIndex))
            // The index is within both lists, which live as long as the details.
            return unsafe Placement(
                ask: details.placedAskMemory[index],
                origin: details.originMemory[index]
            )
        }
    }

    /// How many placements there are.
    @inline(__always)
    var placementCount: Int { Int(header.counts.placements) }

    /// How many keys there are, including those that are environments (`mixed`).
    @inline(__always)
    var keyCount: Int { Int(header.counts.keys) }

    /// How many nodes below the node the tree's first pass placed while it measured the node, if
    /// these are all of them; otherwise nil, as in later passes unless the node has placed nothing.
    /// A later measurement of the node may have placed them elsewhere.
    @inline(__always)
    var cellsBelow: Int? { header.cellsBelow < 0 ? nil : Int(header.cellsBelow) }

    /// The ranges that were asked about; neighbouring asks about the same range share one. They may
    /// be followed by their environments (`mixed`).
    private var keys: FlatList<RangeBits> {
        unsafe FlatList(keyMemory, count: keyCount, owner: object)
    }

    /// Whether the ask at an index, which may be out of bounds, is the last one to the node in a
    /// slot.
    func isLastAsk(_ index: Int32, for slot: Slot) -> Bool {
        guard Int(index) < askCount else { return false }
        let ask = asks[Int(index)]
        return ask.slot == slot && !ask.isFollowed
    }

    /// A part of the rare data, if there is any.
    @inline(__always)
    private func rareDatum<Value>(_ read: (borrowing RareData) -> Value) -> Value? {
        // The rare data lives as long as the details.
        header.counts.hasRareData ? unsafe read(rareDataMemory.pointee) : nil
    }

    /// The node's own baselines.
    var baselines: Baselines {
        rareDatum { $0.baselines } ?? Baselines.none
    }

    /// What a leaf hands to its host.
    var payload: (any Sendable)? { rareDatum { $0.ofLeaf?.payload } ?? nil }

    /// Whether a leaf hands something to its host.
    var hasPayload: Bool { rareDatum { $0.ofLeaf?.payload != nil } ?? false }

    /// What was odd, in the order in which it was met.
    var diagnostics: [LayoutDiagnostic] { rareDatum { $0.diagnostics } ?? [] }

    /// Whether anything was odd.
    var hasDiagnostics: Bool { header.counts.hasDiagnostics }

    /// What was asked in the ask at an index.
    func key(ofAsk index: Int) -> CacheKey { key(of: asks[index]) }

    /// What was asked in one of the asks.
    func key(of ask: Ask) -> CacheKey {
        CacheKey(keys[Int(ask.key)], environment: environment(ofKey: ask.key))
    }

    /// The number of the environment that a key is for.
    @inline(__always)
    func environment(ofKey index: Int32) -> Int32 {
        let environment = header.environment
        return environment == Self.mixed ? ownEnvironment(ofKey: index) : environment
    }

    @inline(never)
    private func ownEnvironment(ofKey index: Int32) -> Int32 {
        keys[keyCount / 2 + Int(index)].number
    }

    /// The slot of the subnode that was placed.
    func slot(of placement: Placement) -> Slot { ask(of: placement).slot }

    /// The ask whose answer was placed.
    func ask(of placement: Placement) -> Ask { asks[Int(placement.ask)] }

    /// The answer to the ask at an index.
    ///
    /// - Complexity: O(log *n*) in the number of asks with baselines.
    func answer(ofAsk index: Int) -> NodeAnswer {
        NodeAnswer(asks[index].extent) {
            let list = unsafe FlatList(
                baselineMemory,
                count: Int(header.counts.baselines),
                owner: object
            )
            let found = list.index(of: index) { Int($0.ask) }
            return found.map { list[$0].baselines } ?? Baselines.none
        }
    }

    /// Notes the environments that the asks are for.
    func noteEnvironments(in numbers: inout Set<Int32>) {
        if header.environment == Self.mixed {
            numbers.formUnion(keys.suffix(keyCount / 2).map(\.number))
        } else if askCount > 0 {
            numbers.insert(header.environment)
        }
    }
}
