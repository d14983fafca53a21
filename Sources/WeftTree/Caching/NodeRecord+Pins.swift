extension NodeRecord {
    /// Whether any measurement was suspended in the pass under way.
    var hasPins: Bool { notes?.pins.isEmpty == false }

    /// Whether a measurement was suspended: then an older answer has been found not to hold.
    func hasPin(for key: CacheKey) -> Bool {
        notes?.pins.contains { $0.key == key } == true
    }

    /// Takes the pin of a measurement out.
    mutating func takePin(for key: CacheKey) -> Pin? {
        guard let notes, let index = notes.pins.firstIndex(where: { $0.key == key })
        else { return nil }
        return notes.pins.remove(at: index)
    }
}
