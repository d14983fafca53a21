import Testing
import Weft

/// Panes for what is in sight, side by side in one view.
struct Shelf {
    private(set) var panes: [AnyDisplayNode: Pane] = [:]
    private var spare: [Pane] = []

    /// Shows a part of a commit.
    mutating func show(_ commit: LayoutCommit, in window: LayoutRect) {
        var former = panes
        panes = [:]
        commit.forEachNode(in: window) { node, frame in
            guard let text = commit.content(of: node) as? TextContent else { return }
            let pane = former.removeValue(forKey: node) ?? spare.popLast() ?? Pane()
            pane.frame = frame.offset(by: -window.origin)
            if pane.text != text.string { pane.text = text.string }
            panes[node] = pane
        }
        spare += former.values
    }
}

@Suite("The example of a host that keeps views of what is in sight")
struct ShelfExample {
    private struct Rows: NodeContent {
        let rows = (0..<100).map { DisplayNode(TextContent("row \($0)")) }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical, children: rows)
        }
    }

    @Test("It reuses panes, and shows what has changed")
    func reuse() async throws {
        let list = Rows()
        let tree = DisplayTree(root: DisplayNode(list))
        let first = try await tree.layout(in: SizeRange(width: 100))
        let height = try #require(first.frame(of: list.rows[0])?.height)
        var window = LayoutRect(x: 0, y: 0, width: 100, height: 5 * height)
        var shelf = Shelf()
        shelf.show(first, in: window)
        #expect(Set(shelf.panes.keys) == Set(list.rows[..<5].map(\.anyNode)))
        let panes = Set(shelf.panes.values.map(ObjectIdentifier.init))
        let kept = try #require(shelf.panes[list.rows[4].anyNode])
        window.origin.y = 4 * height
        shelf.show(first, in: window)
        #expect(shelf.panes[list.rows[4].anyNode] === kept)
        #expect(kept.frame.minY == 0)
        #expect(panes.isSubset(of: shelf.panes.values.map(ObjectIdentifier.init)) == false)
        #expect(shelf.panes[list.rows[8].anyNode]?.text == "row 8")
        window.origin.y = 20 * height
        shelf.show(first, in: window)
        #expect(panes.isDisjoint(with: shelf.panes.values.map(ObjectIdentifier.init)) == false)
        try tree.update { $0[list.rows[21]].string = "changed" }
        shelf.show(try await tree.layoutIfNeeded(), in: window)
        #expect(shelf.panes[list.rows[21].anyNode]?.text == "changed")
    }
}
