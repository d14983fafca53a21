import Synchronization
import Testing
import Weft

struct Rows: NodeContent {
    var rows: [AnyDisplayNode]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, children: rows)
    }
}

struct VisibleRows: LayoutSpec {
    var style = LayoutElementStyle()
    var rows: [DisplayNode<TextContent>]
    var top: Double
    var height: Double

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let width = constrainedSize.max.width
        var y = 0.0
        for row in try context.measure(rows, in: SizeRange(width: width)) {
            if y < top + height, y + row.size.height > top {
                context.place(row, at: LayoutPoint(x: 0, y: y))
            }
            y += row.size.height
        }
        return LayoutSize(width: width, height: y)
    }
}

/// Shows only those rows of a list that are in view.
struct ScrolledList: NodeContent {
    var rows: [DisplayNode<TextContent>]
    var top = 0.0

    func layoutSpec(thatFits constrainedSize: SizeRange) -> VisibleRows {
        VisibleRows(rows: rows, top: top, height: 60)
    }
}

struct LongList: NodeContent {
    var rows: [DisplayNode<TextContent>]
    var heights: [Double]
    var window: Range<Int>

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical) {
            SpacerLayoutSpec().height(heights[..<window.lowerBound].reduce(0, +))
            rows[window]
            SpacerLayoutSpec().height(heights[window.upperBound...].reduce(0, +))
        }
    }
}

@Suite("Lists and batches in How-to.md")
struct ListExamples {
    @Test("An edit can read and sort contents")
    func contents() async throws {
        let texts = ["one", "two", "three"].map { DisplayNode(TextContent($0)).anyNode }
        let list = DisplayNode(Rows(rows: texts))
        let tree = DisplayTree(root: list)
        let titles = try tree.update { edit in
            edit[list].rows.compactMap { DisplayNode<TextContent>(narrowing: $0) }
                .map { edit[$0].string }
        }
        #expect(titles == ["one", "two", "three"])
        try tree.update { edit in
            var rows = edit[list].rows
            let names = Dictionary(
                uniqueKeysWithValues: rows.map { row in
                    (row, DisplayNode<TextContent>(narrowing: row).map { edit[$0].string } ?? "")
                }
            )
            rows.sort { names[$0, default: ""] < names[$1, default: ""] }
            edit[list].rows = rows
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit[list].rows == [texts[0], texts[2], texts[1]])
    }

    @Test("A list places only its visible rows, and measures none of them again after scrolling")
    func visibleRows() async throws {
        let rows = (0..<50).map { DisplayNode(TextContent("row \($0)")) }
        let list = DisplayNode(ScrolledList(rows: rows))
        let tree = DisplayTree(root: list)
        let first = try await tree.layout(in: SizeRange(width: 100))
        let height = try #require(first.frame(of: rows[0])?.height)
        #expect(first.size.height == 50 * height)
        try tree.update { $0[list].top = 10 * height }
        let second = try await tree.layoutIfNeeded()
        #expect(second.statistics.measurementCount == 1)
        #expect(second.frame(of: rows[10])?.minY == 10 * height)
        #expect(!second.contains(rows[0]) && !second.contains(rows[49]))
        #expect(second.subnodes(of: list).count == Int((60 / height).rounded(.up)))
    }

    @Test("A window into a long list places its rows where the whole list places them")
    func window() async throws {
        let rows = (0..<50).map { DisplayNode(TextContent("row\n", fontSize: Double(8 + $0 % 5))) }
        let heights = try rows.map { try $0.layout(in: SizeRange(width: 100)).size.height }
        let list = DisplayNode(LongList(rows: rows, heights: heights, window: 0..<50))
        let tree = DisplayTree(root: list)
        let whole = try await tree.layout(in: SizeRange(width: 100))
        try tree.update { $0[list].window = 20..<30 }
        let part = try await tree.layoutIfNeeded()
        #expect(part.nodeCount == 11 && part.size == whole.size)
        for row in rows[20..<30] { #expect(part.frame(of: row) == whole.frame(of: row)) }
        try tree.update { $0[list].window = 25..<35 }
        let transition = LayoutTransition(from: part, to: try await tree.layoutIfNeeded())
        #expect(transition.inserted.count == 5 && transition.removed.count == 5)
    }

    @Test(
        "A batch returns the layouts of all its trees, and also reports those of the visible ones"
    )
    func batch() async throws {
        let cells = (0..<10).map { _ in DisplayTree(root: DisplayNode(Form())) }
        let shown = Mutex(0)
        let requests = cells.map { LayoutBatch.Request($0, in: SizeRange(width: 320)) }
        let batch = try await LayoutScheduler.shared.layout(requests, visible: [0, 1, 2]) {
            visible in
            shown.withLock { $0 = visible.count }
        }
        let heights = batch.map(\.size.height)
        #expect(heights.count == 10 && Set(heights).count == 1)
        #expect(shown.withLock { $0 } == 3)
    }
}
