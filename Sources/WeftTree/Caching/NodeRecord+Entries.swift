extension NodeRecord {
    /// Entries a node keeps from pass to pass. A stack asks a child up to three times (natural, flexed,
    /// stretched); six hold that for two ranges of the root, so that a rotation and its way back are
    /// cached. What the pass under way has made or used stays in any case, so that it measures
    /// nothing twice.
    static let capacity = 6

    /// All entries, valid or not.
    var entries: [CacheEntry] { [newest] + older }

    /// The answer to a key, valid or not.
    func answer(to key: CacheKey) -> CachedAnswer? {
        if newest.answer.key == key { return newest.answer }
        return older.isEmpty ? nil : older.first { $0.answer.key == key }?.answer
    }

    /// The entry of a measurement of this node.
    func entry(for key: CacheKey) -> CacheEntry? {
        if newest.answer.key == key { return newest }
        return older.first { $0.answer.key == key }
    }

    /// What the measurement behind the answer to a key asked and placed.
    func details(for key: CacheKey) -> EntryDetails? {
        if newest.answer.key == key { return newest.details }
        return older.first { $0.answer.key == key }?.details
    }

    /// The answer to a key, valid or not, which the pass under way is going to use.
    mutating func answer(to key: CacheKey, usedIn pass: UInt64) -> CachedAnswer? {
        if newest.answer.key == key {
            newest.answer.lastUse = pass
            return newest.answer
        }
        guard let index = older.firstIndex(where: { $0.answer.key == key }) else { return nil }
        older[index].answer.lastUse = pass
        return older[index].answer
    }

    /// Notes that the answer to a key holds as of a snapshot.
    mutating func confirm(_ key: CacheKey, as of: UInt64) {
        if newest.answer.key == key {
            newest.answer.checked = of
        } else if let index = older.firstIndex(where: { $0.answer.key == key }) {
            older[index].answer.checked = of
        }
    }

    /// Adds an entry in place of the one with the same key, or of those unused for longest.
    mutating func insert(_ entry: CacheEntry) {
        if newest.answer.measurement != 0, newest.answer.key != entry.answer.key {
            older.removeAll { $0.answer.key == entry.answer.key }
            older.append(newest)
            while older.count >= Self.capacity,
                let oldest = older.indices.min(by: { older[$0].age < older[$1].age }),
                older[oldest].answer.lastUse != entry.answer.lastUse
            {
                older.remove(at: oldest)
            }
        }
        newest = entry
    }

    /// Forgets all entries.
    mutating func removeEntries() {
        newest = .vacant
        older = []
    }
}

extension SlotTable {
    /// The answer of a node to a key, if it holds.
    func validAnswer(of slot: Slot, to key: CacheKey) -> CachedAnswer? {
        guard let answer = self[slot].answer(to: key), answer.checked >= self[stamps: slot].dirty
        else { return nil }
        return answer
    }
}

extension CacheEntry {
    /// When the entry was used last, and when it was made.
    fileprivate var age: (UInt64, UInt64) { (answer.lastUse, answer.measurement) }
}
