extension NodeRecord {
    /// Whether any measurement of the node was suspended in the pass under way.
    var hasPins: Bool { notes?.pins.isEmpty == false }

    /// Whether the measurement for a key was suspended. If so, an older answer was found not to
    /// hold.
    func hasPin(for key: CacheKey) -> Bool {
        notes?.pins.contains { $0.key == key } == true
    }

    /// Removes the pin of the measurement for a key, and returns it.
    mutating func takePin(for key: CacheKey) -> Pin? {
        guard let notes, let index = notes.pins.firstIndex(where: { $0.key == key })
        else { return nil }
        return notes.pins.remove(at: index)
    }
}
