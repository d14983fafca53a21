extension NodeRecord {
    /// Entries a node keeps from pass to pass. A stack asks a child up to three times (natural, flexed,
    /// stretched); six hold that for two ranges of the root, so that a rotation and its way back are
    /// cached. What the pass under way has made or used stays in any case, so that it measures
    /// nothing twice.
    static let capacity = 6

    /// All entries, valid or not.
    var entries: [CacheEntry] { [newest] + (rarities?.older ?? []) }

    /// The entry for a key, valid or not.
    func entry(for key: CacheKey) -> CacheEntry? {
        if newest.key == key { return newest }
        return rarities?.older.first { $0.key == key }
    }

    /// Notes that the answer to a key holds as of a snapshot.
    mutating func confirm(_ key: CacheKey, as of: UInt64) {
        if newest.key == key {
            newest.checked = of
        } else if let rarities, let index = rarities.older.firstIndex(where: { $0.key == key }) {
            rarities.older[index].checked = of
        }
    }

    /// Notes that a pass is going to use the entry for a key.
    mutating func noteUse(of key: CacheKey, in pass: UInt64) {
        if newest.key == key {
            newest.lastUse = pass
        } else if let rarities, let index = rarities.older.firstIndex(where: { $0.key == key }) {
            rarities.older[index].lastUse = pass
        }
    }

    /// Adds an entry in place of the one with the same key, or of those unused for longest.
    @inline(__always)
    mutating func insert(_ entry: consuming CacheEntry) {
        if newest.measurement != 0, newest.key != entry.key {
            keepNewest(besides: entry.key, in: entry.lastUse)
        }
        newest = entry
    }

    /// Puts the newest entry among the older ones, as one for another key is going to take its place.
    private mutating func keepNewest(besides key: CacheKey, in pass: UInt64) {
        let rarities = writableRarities
        rarities.older.removeAll { $0.key == key }
        rarities.older.append(newest)
        while rarities.older.count >= Self.capacity,
            let oldest = rarities.older.indices.min(by: {
                rarities.older[$0].age < rarities.older[$1].age
            }), rarities.older[oldest].lastUse != pass
        {
            rarities.older.remove(at: oldest)
        }
    }

    /// Forgets all entries.
    mutating func removeEntries() {
        newest = .vacant
        rarities?.older = []
    }
}

extension SlotTable {
    /// The entry of a node for a key, if it holds.
    func validEntry(of slot: Slot, for key: CacheKey) -> CacheEntry? {
        guard let entry = self[slot].entry(for: key), entry.checked >= self[stamps: slot].dirty
        else { return nil }
        return entry
    }
}
