import Testing
import Weft

@Suite("Contents with one spec for every range")
struct FixedSpecTests {
    /// A row that is as large as its leaves, and says so by its type.
    private struct Row: FixedSpecContent {
        var spacing = 0.0
        let leaves = [box(10, 20), box(30, 10)]

        var layoutSpec: some LayoutElement {
            StackLayoutSpec(spacing: spacing, alignItems: .start, children: leaves)
        }
    }

    /// The same row, which does not say so.
    private struct PlainRow: NodeContent {
        let row = Row()

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            row.layoutSpec
        }
    }

    /// One that looks at a range nevertheless.
    private struct TwoFacedRow: FixedSpecContent {
        let leaves = [box(10, 20), box(10, 20)]

        var layoutSpec: some LayoutElement { StackLayoutSpec(children: leaves) }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            let isNarrow = constrainedSize.max.width < 20
            return StackLayoutSpec(isNarrow ? .vertical : .horizontal, children: leaves)
        }
    }

    /// Stretches its child to the width of a box below it.
    private struct Column: NodeContent {
        let child: AnyDisplayNode
        let box = WeftTreeTests.box(100, 5)

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical) {
                child
                box
            }
        }
    }

    /// How many measurements a layout of a stretched node takes, after an edit of a leaf besides.
    private func counts(_ child: AnyDisplayNode, _ leaf: AnyDisplayNode) async throws -> [Int] {
        let tree = DisplayTree(root: DisplayNode(Column(child: child)))
        let first = try await tree.layout(in: .unbounded)
        #expect(first.frame(of: child)?.size == LayoutSize(width: 100, height: 20))
        let typed = try #require(DisplayNode<BoxContent>(leaf))
        try tree.update { $0[typed].size = LayoutSize(width: 12, height: 18) }
        let second = try await tree.layout(in: .unbounded)
        #expect(second.frame(of: child)?.size == LayoutSize(width: 100, height: 18))
        return [first.statistics.measurements, second.statistics.measurements]
    }

    @Test("A node with one is measured once where it is stretched, also after edits")
    func measuredOnce() async throws {
        let (row, plain) = (Row(), PlainRow())
        let node = DisplayNode(row)
        let fixedCounts = try await counts(node.anyNode, row.leaves[0].anyNode)
        #expect(fixedCounts == [5, 3])
        let plainCounts = try await counts(
            DisplayNode(plain).anyNode,
            plain.row.leaves[0].anyNode
        )
        #expect(plainCounts == [6, 4])
    }

    @Test("It still is one when its content was replaced")
    func replaced() async throws {
        let row = DisplayNode(Row())
        let tree = DisplayTree(root: DisplayNode(Column(child: row.anyNode)))
        _ = try await tree.layout(in: .unbounded)
        try tree.update { $0[row].spacing = 5 }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.frame(of: commit[row].leaves[1])?.origin.x == 15)
        #expect(commit.statistics.measurements == 2)
    }

    @Test("It is one also where only that it is a content is known")
    func generic() async throws {
        func node(_ content: some NodeContent) -> AnyDisplayNode { DisplayNode(content).anyNode }
        func nodeOfAny(_ content: any NodeContent) -> AnyDisplayNode { AnyDisplayNode(content) }
        let makers: [(Row) -> AnyDisplayNode] = [
            { node($0) }, { AnyDisplayNode($0) }, { nodeOfAny($0) },
        ]
        for make in makers {
            let row = Row()
            let counts = try await counts(make(row), row.leaves[0].anyNode)
            #expect(counts == [5, 3])
        }
    }

    @Test("One that looks at a range sees the same one always")
    func twoFaced() async throws {
        let row = DisplayNode(TwoFacedRow())
        let tree = DisplayTree(root: row)
        for width in [100.0, 15, 100] {
            let range = SizeRange(max: LayoutSize(width: width, height: 50))
            let size = LayoutSize(width: min(width, 20), height: 20)
            let cold = try row.layout(in: range).size
            let warm = try await tree.layout(in: range).size
            #expect(cold == size && warm == size)
        }
    }
}
