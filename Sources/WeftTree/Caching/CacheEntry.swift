import WeftLayout

/// One measurement of a node: what it was asked, and what it answered.
struct CacheEntry {
    /// What the node was asked.
    let key: CacheKey

    /// The number of the measurement, unique in the tree.
    let measurement: UInt64

    /// The snapshot as of which the answer is known to hold.
    var checked: UInt64

    /// The size in points.
    let size: LayoutSize

    /// The distances from the top to the first and the last baseline, in points; NaN for none.
    let baselines: (first: Double, last: Double)

    /// What a leaf hands to its host.
    let payload: PayloadBox?

    /// What a node with subnodes asked and placed, and what was odd; nil if there is nothing.
    let details: EntryDetails?

    /// Whether an ask was answered as this entry answers, to the bit.
    func hasSameAnswer(as ask: Ask) -> Bool {
        size.width.bitPattern == ask.size.width.bitPattern
            && size.height.bitPattern == ask.size.height.bitPattern
            && baselines.first.bitPattern == ask.baselines.first.bitPattern
            && baselines.last.bitPattern == ask.baselines.last.bitPattern
    }
}

/// What a node is asked: everything that its answer depends on besides its own inputs.
///
/// The node's style has been applied to the range, so neither the style nor the parent's size is a
/// part of it. Lengths are compared by their bits.
struct CacheKey: Hashable {
    let minWidth: UInt64
    let minHeight: UInt64
    let maxWidth: UInt64
    let maxHeight: UInt64

    /// The number of the environment that the node inherits.
    let environment: Int32

    init(_ range: SizeRange, environment: Int32) {
        minWidth = range.min.width.bitPattern
        minHeight = range.min.height.bitPattern
        maxWidth = range.max.width.bitPattern
        maxHeight = range.max.height.bitPattern
        self.environment = environment
    }

    /// The sizes that the parent allows, in points.
    var range: SizeRange {
        SizeRange(
            min: LayoutSize(
                width: Double(bitPattern: minWidth),
                height: Double(bitPattern: minHeight)
            ),
            max: LayoutSize(
                width: Double(bitPattern: maxWidth),
                height: Double(bitPattern: maxHeight)
            )
        )
    }
}

/// One question of a node to a subnode, and the answer.
struct Ask {
    /// The subnode; the ask keeps it alive, so what an entry names exists.
    let node: NodeHandle

    /// The subnode's slot.
    let slot: Slot

    /// What was asked.
    let key: CacheKey

    /// The answered size in points.
    let size: LayoutSize

    /// The answered baselines; NaN for none.
    let baselines: (first: Double, last: Double)

    /// The batch it was asked in: those of one batch do not depend on each other's answers.
    let batch: Int32

    /// The index of the ask before this one to the same subnode, or -1.
    let previous: Int32
}

/// Where a node has placed a subnode.
struct Placement {
    /// The index of the ask whose answer was placed.
    let ask: Int32

    /// The origin in the node's coordinates, in points, rounded to the pixel grid.
    let origin: LayoutPoint
}

/// The part of an entry that leaves do not have.
final class EntryDetails: Sendable {
    /// All asks in their order, also those that were measured and not placed.
    let asks: ContiguousArray<Ask>

    /// The placed subnodes in drawing order.
    let placements: ContiguousArray<Placement>

    /// What was odd, in the order in which it was met.
    let diagnostics: [LayoutDiagnostic.Kind]

    init(
        asks: ContiguousArray<Ask>,
        placements: ContiguousArray<Placement>,
        diagnostics: [LayoutDiagnostic.Kind]
    ) {
        self.asks = asks
        self.placements = placements
        self.diagnostics = diagnostics
    }
}

extension NodeRecord {
    /// The entry that answers a key, valid or not.
    func entry(for key: CacheKey) -> CacheEntry? {
        if let first, first.key == key { return first }
        return others.first { $0.key == key }
    }

    /// Notes that the entry of a key holds as of a snapshot.
    mutating func confirm(_ key: CacheKey, as of: UInt64) {
        if first?.key == key {
            first?.checked = of
        } else if let index = others.firstIndex(where: { $0.key == key }) {
            others[index].checked = of
        }
    }

    /// Adds an entry in place of the one with the same key, or of the one unused for longest.
    mutating func insert(_ entry: CacheEntry) {
        guard let newest = first else {
            first = entry
            return
        }
        first = entry
        if newest.key == entry.key { return }
        others.removeAll { $0.key == entry.key }
        if others.count == Self.capacity - 1,
            let oldest = others.indices.min(by: { others[$0].checked < others[$1].checked })
        {
            others.remove(at: oldest)
        }
        others.append(newest)
    }

    /// Forgets all entries.
    mutating func removeEntries() {
        first = nil
        others = []
    }
}
