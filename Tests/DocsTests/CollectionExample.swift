import Weft

@MainActor
final class FeedLayouts {
    private let rows: [DisplayTree]
    private var commits: [LayoutCommit] = []

    init(rows: [DisplayTree]) { self.rows = rows }

    /// Lays out all rows, off the main actor: at first, and when the width has changed.
    func layOut(in width: Double) async throws {
        let requests = rows.map { LayoutBatch.Request($0, in: SizeRange(width: width)) }
        commits = Array(try await LayoutScheduler.shared.layout(requests))
    }

    /// What `collectionView(_:numberOfItemsInSection:)` returns: none until they are laid out.
    var count: Int { commits.count }

    /// What `collectionView(_:layout:sizeForItemAt:)` returns.
    func size(ofRow row: Int) -> CGSize { CGSize(commits[row].size) }

    /// What `collectionView(_:cellForItemAt:)` does with the view in a cell, which may show a row
    /// that has been scrolled away.
    func show(_ row: Int, in view: DisplayTreeView) { view.mount(commits[row]) }
}
