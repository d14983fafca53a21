import Weft

@MainActor
final class FeedLayouts {
    private let rows: [DisplayTree]
    private var commits: [LayoutCommit] = []

    init(rows: [DisplayTree]) { self.rows = rows }

    /// Lays out all rows, off the main actor: at first, and when the width has changed.
    func layOut(in width: Double) async throws {
        let requests = rows.map { LayoutBatch.Request($0, in: SizeRange(width: width)) }
        _ = try await LayoutScheduler.shared.layout(requests)
        commits = rows.compactMap(\.committed)  // a row may have changed meanwhile
    }

    /// Changes a row that was laid out, and lays it out again, possibly with another height.
    func change(_ row: Int, by edit: (inout TreeEdit) throws -> Void) async throws {
        try rows[row].update(edit)
        let commit = try await rows[row].layoutIfNeeded()
        if !commits.isEmpty { commits[row] = rows[row].committed ?? commit }
    }

    /// What `collectionView(_:numberOfItemsInSection:)` returns: none until they are laid out.
    var count: Int { commits.count }

    /// What `collectionView(_:layout:sizeForItemAt:)` returns.
    func size(ofRow row: Int) -> CGSize { CGSize(commits[row].size) }

    /// What `collectionView(_:cellForItemAt:)` does with the view in a cell, which may show a row
    /// that has been scrolled away.
    func show(_ row: Int, in view: DisplayTreeView) { view.mount(commits[row]) }
}
