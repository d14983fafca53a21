import WeftLayout

extension NodeRecord {
    /// The number of entries that a node keeps from pass to pass. A stack asks a child up to three
    /// times (natural, flexed, stretched), so six entries suffice for two ranges of the root: a
    /// rotation and its way back are cached. What the pass under way has made or used stays in any
    /// case, so that it measures nothing twice.
    static let capacity = 6

    /// Visits all entries, valid or not.
    func forEachEntry(_ body: (CacheEntry) -> Void) {
        body(newest)
        guard let rareData else { return }
        body(rareData.previous.entry)
        for older in rareData.older { body(older.entry) }
    }

    /// The first entry that satisfies a condition; the newest one and the one before it come first.
    private func firstEntry(where isWanted: (CacheEntry) -> Bool) -> CacheEntry? {
        if isWanted(newest) { return newest }
        guard let rareData else { return nil }
        if isWanted(rareData.previous.entry) { return rareData.previous.entry }
        return rareData.older.first { isWanted($0.entry) }?.entry
    }

    /// The entry for a key, valid or not.
    func entry(for key: CacheKey) -> CacheEntry? {
        firstEntry { $0.key == key }
    }

    /// The entry that has the answer to a key and was checked at a stamp or later.
    func entry(answering key: CacheKey, since stamp: UInt64) -> CacheEntry? {
        if let entry = entry(for: key), entry.checked >= stamp { return entry }
        guard mayDecide else { return nil }
        return firstEntry { $0.checked >= stamp && $0.decides(key) }
    }

    /// Whether an entry may decide a key that it was not asked. This is false if there is only one
    /// entry and it decides nothing.
    private var mayDecide: Bool {
        @inline(__always)
        get { newest.reuse.isKnown || hasSeveralEntries }
    }

    /// Whether there is only one entry, and it has no details, so that it belongs to a leaf.
    @inline(__always)
    var hasNoDetails: Bool {
        // By pattern: no reference is counted.
        if case .none = newest.details { return !hasSeveralEntries }
        return false
    }

    /// Whether there is more than one entry.
    var hasSeveralEntries: Bool {
        @inline(__always)
        get { rareData.map { !$0.previous.entry.isVacant } ?? false }
    }

    /// For which other keys the answer to a key is the same, according to the entry that has that
    /// answer and was checked at a stamp or later. There must be such an entry.
    func reuse(ofAnswerTo key: CacheKey, since stamp: UInt64) -> Reuse {
        let isNewest = newest.key == key || !hasSeveralEntries
        if isNewest, newest.checked >= stamp { return newest.reuse }
        return entry(answering: key, since: stamp)?.reuse ?? .nowhere
    }

    /// Whether the newest entry is the only one, and decides a key that it was not asked.
    @inline(never)
    func isDecided(_ key: CacheKey) -> Bool {
        !hasSeveralEntries && newest.decides(key)
    }

    /// Notes that the answer to a key holds as of a stamp.
    ///
    /// - Parameter isReused: Whether the answer still decides what it decided before.
    mutating func confirm(_ key: CacheKey, asOf stamp: UInt64, isReused: Bool) {
        func confirm(_ entry: inout CacheEntry) {
            entry.checked = stamp
            if !isReused { entry.reuse = .nowhere }
        }
        if newest.key == key { return confirm(&newest) }
        rareData?.updateOlder(where: { $0.key == key }) { confirm(&$0.entry) }
    }

    /// What the entry for a key says, valid or not; the entry is marked as used by a pass.
    mutating func useEntry(for key: CacheKey, in pass: UInt64) -> CacheEntry.Known? {
        if newest.key == key {
            noteUse(in: pass)
            return newest.known
        }
        return rareData?.updateOlder(where: { $0.key == key }) { older in
            older.noteUse(in: pass)
            return older.entry.known
        }
    }

    /// The answer to a key that was not asked, if an entry that was checked at a stamp or later
    /// decides it; that entry is marked as used by a pass.
    mutating func useAnswer(
        deciding key: CacheKey,
        on grid: PixelGrid,
        since stamp: UInt64,
        in pass: UInt64
    ) -> NodeAnswer? {
        func decides(_ entry: CacheEntry) -> Bool { entry.checked >= stamp && entry.decides(key) }
        if decides(newest) {
            noteUse(in: pass)
            return newest.answer(to: key, on: grid)
        }
        return rareData?.updateOlder(where: decides) { older in
            older.noteUse(in: pass)
            return older.entry.answer(to: key, on: grid)
        }
    }

    /// Adds an entry as the newest one, which must be vacant until then.
    @inline(__always)
    mutating func insert(_ entry: consuming CacheEntry, in pass: UInt64) {
        assert(newest.isVacant)
        noteUse(in: pass)
        let new = entry
        // A vacant entry refers to nothing that has to be released.
        unsafe withUnsafeMutablePointer(to: &newest) { unsafe $0.initialize(to: new) }
    }

    // Not inlined, so that the loop which measures leaves for the first time contains none of it.
    /// Makes room for a new entry by removing the one with the same key, or those unused for
    /// longest.
    @inline(never)
    mutating func makeRoom(for key: CacheKey, in pass: UInt64) {
        if newest.key != key { keepNewest(besides: key, in: pass) }
        newest.letGo()
    }

    /// Makes the newest entry the previous one, before an entry for another key takes its place.
    private mutating func keepNewest(besides key: CacheKey, in pass: UInt64) {
        let rareData = writableRareData
        if !rareData.previous.entry.isVacant, rareData.previous.entry.key != key {
            rareData.keepPrevious(besides: key, in: pass)
        }
        swap(&rareData.previous.entry, &newest)
        rareData.previous.noteUse(in: lastUse(asOf: pass))
    }

    /// Forgets all entries.
    mutating func removeEntries() {
        newest = .vacant
        rareData?.previous.entry = .vacant
        if let rareData {
            rareData.older.removeAll(keepingCapacity: rareData.older.count < Self.capacity)
        }
    }
}

extension NodeRecord.RareData {
    /// Changes the first older entry that satisfies a condition, in place.
    @inline(__always)
    fileprivate func updateOlder<Result>(
        where isWanted: (borrowing CacheEntry) -> Bool,
        _ change: (inout NodeRecord.OlderEntry) -> Result
    ) -> Result? {
        if isWanted(previous.entry) { return change(&previous) }
        guard let index = older.firstIndex(where: { isWanted($0.entry) }) else { return nil }
        return change(&older[index])
    }

    /// Makes the previous entry an older one. It takes the place of the older one for a key or, if
    /// there are enough of them, of one of those unused for longest.
    ///
    /// - Complexity: O(*n*) in the number of entries, for each that is removed. What a pass has
    ///   used stays, so a pass that asks a node *k* questions takes O(*k*²); a stack asks up to
    ///   three.
    fileprivate func keepPrevious(besides key: CacheKey, in pass: UInt64) {
        let limit = NodeRecord.capacity - 2
        let same = older.firstIndex { $0.entry.key == key }
        if let place = same ?? (older.count >= limit ? oldest(in: pass) : nil) {
            older[place].entry.letGo()
            swap(&older[place], &previous)
        } else {
            older.append(NodeRecord.OlderEntry(entry: .vacant, lastUse: pass))
            swap(&older[older.count - 1], &previous)
        }
        // An earlier pass may have used more.
        while older.count > limit, let oldest = oldest(in: pass) {
            older[oldest].entry.letGo()
            older.remove(at: oldest)
        }
    }

    /// The index of an older entry that no pass has used for longest; nil if the pass has used them
    /// all.
    private func oldest(in pass: UInt64) -> Int? {
        let oldest = older.indices.max { older[$0].age(in: pass) < older[$1].age(in: pass) }
        return oldest.flatMap { older[$0].age(in: pass) > 0 ? $0 : nil }
    }
}
