/// What an edit has changed, and the revision that it has led to.
struct RevisionEntry: Sendable {
    let revision: UInt64
    let changes: [StressChange]
}

/// The inputs of a tree at its recent revisions, found by replaying the edits one after the other.
///
///     base ──── entries ────▶ cursor ──── entries not replayed yet ────▶
///
/// Commits come nearly in order, so the replay continues from the cursor. For a late one it starts
/// again at the base, which stays a window of entries behind.
struct RevisionHistory {
    private struct Point {
        var revision: UInt64 = 0
        var model = StressModel()

        mutating func apply(_ entry: RevisionEntry) {
            for change in entry.changes { model.apply(change) }
            revision = entry.revision
        }
    }

    /// How many entries are kept for late commits.
    private static let window = 512

    private var base = Point()
    private var cursor = Point()
    private var entries: [RevisionEntry] = []
    private var next = 0

    mutating func append(_ new: [RevisionEntry]) {
        entries += new
    }

    /// Whether a revision is so old that its inputs have been forgotten.
    func hasForgotten(_ revision: UInt64) -> Bool { revision < base.revision }

    /// The inputs at a revision; nil if no edit has led to it.
    mutating func model(at revision: UInt64) -> StressModel? {
        if revision < cursor.revision {
            cursor = base
            next = 0
        }
        while next < entries.count, entries[next].revision <= revision {
            cursor.apply(entries[next])
            next += 1
        }
        trim()
        return cursor.revision == revision ? cursor.model : nil
    }

    private mutating func trim() {
        guard next > 2 * Self.window else { return }
        for entry in entries.prefix(Self.window) { base.apply(entry) }
        entries.removeFirst(Self.window)
        next -= Self.window
    }
}
