import Testing
import Weft

@Suite("Baselines of leaves")
struct LeafBaselineTests {
    /// A leaf with two lines, or one.
    private struct Lines: LeafContent {
        let first: Double
        let last: Double

        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(
                size: LayoutSize(width: 10, height: last + 5),
                firstBaseline: first,
                lastBaseline: last
            )
        }
    }

    private struct Row: NodeContent {
        let alignItems: StackAlignItems
        let two = DisplayNode(Lines(first: 10, last: 30))
        let one = DisplayNode(Lines(first: 10, last: 10))

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(alignItems: alignItems) {
                two
                one
            }
        }
    }

    @Test(
        "A row aligns the first or the last baselines of its children",
        arguments: [(StackAlignItems.baselineFirst, 0.0), (.baselineLast, 20)]
    )
    func aligned(alignItems: StackAlignItems, offset: Double) async throws {
        let row = Row(alignItems: alignItems)
        let node = DisplayNode(row)
        let tree = DisplayTree(root: node)
        for commit in [try node.layout(), try await tree.layout(in: .unbounded)] {
            #expect(commit.frame(of: row.one)?.origin.y == offset)
        }
    }
}
