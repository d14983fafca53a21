import Testing
import Weft

@Suite("Contents with one spec for every range")
struct FixedSpecTests {
    /// A row whose type says that it has one spec for every range.
    private struct Row: FixedSpecContent {
        var spacing = 0.0
        let leaves = [box(10, 20), box(30, 10)]

        var layoutSpec: some LayoutElement {
            StackLayoutSpec(spacing: spacing, alignItems: .start, children: leaves)
        }
    }

    /// The same row, whose type does not say so.
    private struct PlainRow: NodeContent {
        let row = Row()

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            row.layoutSpec
        }
    }

    /// A row that looks at the range nevertheless.
    private struct TwoFacedRow: FixedSpecContent {
        let leaves = [box(10, 20), box(10, 20)]

        var layoutSpec: StackLayoutSpec { StackLayoutSpec(children: leaves) }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            let isNarrow = constrainedSize.max.width < 20
            return StackLayoutSpec(isNarrow ? .vertical : .horizontal, children: leaves)
        }
    }

    /// A content that stretches its child to the width of a box below it.
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

    /// How many measurements it takes to lay out a stretched node, first cold and then after an
    /// edit of a leaf.
    private func counts(_ child: AnyDisplayNode, _ leaf: AnyDisplayNode) async throws -> [Int] {
        let tree = DisplayTree(root: DisplayNode(Column(child: child)))
        let first = try await tree.layout(in: .unbounded)
        #expect(first.frame(of: child)?.size == LayoutSize(width: 100, height: 20))
        let typed = try #require(DisplayNode<BoxContent>(narrowing: leaf))
        try tree.update { $0[typed].size = LayoutSize(width: 12, height: 18) }
        let second = try await tree.layout(in: .unbounded)
        #expect(second.frame(of: child)?.size == LayoutSize(width: 100, height: 18))
        return [first.statistics.measurementCount, second.statistics.measurementCount]
    }

    @Test("A node with a fixed spec is measured once if it is stretched, even after edits")
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

    @Test("A node keeps its fixed spec when its content changes")
    func replaced() async throws {
        let row = DisplayNode(Row())
        let tree = DisplayTree(root: DisplayNode(Column(child: row.anyNode)))
        _ = try await tree.layout(in: .unbounded)
        try tree.update { $0[row].spacing = 5 }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.frame(of: commit[row].leaves[1])?.origin.x == 15)
        #expect(commit.statistics.measurementCount == 2)
    }

    @Test("A fixed spec is recognised even if the content's static type does not show it")
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

    @Test("A fixed spec that looks at the range always sees the same range")
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
