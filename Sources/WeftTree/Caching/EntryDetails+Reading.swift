import WeftLayout

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

    /// How many keepers there are.
    var keeperCount: Int { Int(header.counts.keepers) }

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

    /// What was asked; neighbouring asks of the same share one.
    private var keys: FlatList<CacheKey> {
        unsafe FlatList(keyMemory, count: keyCount, owner: object)
    }

    /// The number of the measurement, unique in the tree, for one that has asked for nodes.
    var measurement: UInt64 { header.measurement }

    /// Something of the rare data, where there is any.
    @inline(__always)
    private func rareDatum<Value>(_ read: (borrowing RareData) -> Value) -> Value? {
        // They live as long as the details.
        header.counts.hasRareData ? unsafe read(rareDataMemory.pointee) : nil
    }

    /// The node's own baselines, in points from its top; NaN for none.
    var baselines: (first: Double, last: Double) {
        rareDatum { $0.baselines } ?? NodeAnswer.noBaselines
    }

    /// What a leaf hands to its host.
    var payload: (any Sendable)? { rareDatum { $0.ofLeaf?.payload } ?? nil }

    /// Whether there is something that a leaf hands to its host.
    var hasPayload: Bool { rareDatum { $0.ofLeaf?.payload != nil } ?? false }

    /// What was odd, in the order in which it was met.
    var diagnostics: [LayoutDiagnostic] { rareDatum { $0.diagnostics } ?? [] }

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
            rareAskMemory,
            count: Int(header.counts.rareAsks),
            owner: object
        )
        return rareData.index(of: index) { Int($0.ask) }.map { rareData[$0] }
    }

    /// Notes the environments that were asked for.
    func noteEnvironments(in numbers: inout EnvironmentNumbers) {
        keys.forEach { numbers.insert($0.environment) }
    }
}
