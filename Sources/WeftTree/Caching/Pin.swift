import WeftLayout

/// A measurement that was suspended, as far as it had come.
///
/// When it runs again, it does not ask the content for its spec a second time, and what it has been
/// answered does not have to be in a cache any more. So `layoutSpec(thatFits:)` runs once for a
/// node and a key in a pass, and a cache with less room than a spec has questions delays nothing
/// for ever.
struct Pin {
    /// What the node was asked.
    let key: CacheKey

    /// What the content described itself as; nil if it did not come so far.
    let spec: PinnedSpec?

    /// What was asked and answered, in order.
    let details: EntryDetails
}

/// What a content has described itself as in a measurement that was suspended.
///
/// It is an object, as each measurement drops the one before it: none costs nothing then.
final class PinnedSpec {
    let spec: any LayoutElement

    init(_ spec: any LayoutElement) {
        self.spec = spec
    }
}

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
