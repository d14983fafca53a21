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

    /// One that has a spec of its own where it is asked with a range.
    private struct TwoFacedRow: FixedSpecContent {
        let leaf = box(10, 20)

        var layoutSpec: some LayoutElement { StackLayoutSpec { leaf } }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec {}
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

    @Test("Where only a content's being one of a node is known, layouts are the same")
    func generic() async throws {
        func node(_ content: some NodeContent) -> AnyDisplayNode { DisplayNode(content).anyNode }
        let row = Row()
        let genericCounts = try await counts(node(row), row.leaves[0].anyNode)
        #expect(genericCounts == [6, 4])
    }

    @Test("What else the type says of its spec is not asked")
    func twoFaced() throws {
        let row = TwoFacedRow()
        let commit = try DisplayNode(row).layout()
        #expect(commit.frame(of: row.leaf)?.size == LayoutSize(width: 10, height: 20))
    }
}
