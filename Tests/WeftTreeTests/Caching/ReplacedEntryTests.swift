import Testing
import Weft

@Suite("Answers that come from a different entry than before")
struct ReplacedEntryTests {
    /// A leaf that is `widthInside` wide, but fills a range whose maximum width is `moodyMaximum`.
    /// It claims that its answer holds in any narrower range that has room for it.
    private struct Moody: LeafContent, Equatable {
        var widthInside: Double
        var moodyMaximum: Double?

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            let maximum = constrainedSize.max.width
            let width = maximum == moodyMaximum ? maximum : widthInside
            return LeafMeasurement(
                size: LayoutSize(width: width, height: 10),
                holdsWhereItFits: true
            )
        }
    }

    private struct Holder: FixedSpecContent {
        let child: AnyDisplayNode

        var layoutSpec: StackLayoutSpec {
            StackLayoutSpec(.vertical, alignItems: .start, children: [child])
        }
    }

    @Test("A question decided by a different entry than before is placed as that entry says")
    func decidedByAnother() async throws {
        let leaf = DisplayNode(Moody(widthInside: 50))
        let holder = DisplayNode(Holder(child: leaf.anyNode))
        let asker = DisplayNode(Asker(child: holder.anyNode, widths: [80, 100, 70]))
        let tree = DisplayTree(root: asker)
        _ = try await tree.layout(in: .unbounded)
        try tree.update {
            $0[leaf].moodyMaximum = 100
            $0[asker].widths = [80, 70]
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.frame(of: leaf)?.size.width == 50)
        #expect(commit.constrainedSize(of: leaf)?.max.width == 80)
        // These are the asker, and the leaf in 80 points. The holder's answer in 80 points decides
        // the one in 70.
        #expect(commit.statistics.measurementCount == 2)
    }

    @Test("A question is placed as its own entry says once that entry holds again")
    func decidedByItsOwn() async throws {
        let leaf = DisplayNode(Moody(widthInside: 50))
        let holder = DisplayNode(Holder(child: leaf.anyNode))
        let asker = DisplayNode(Asker(child: holder.anyNode, widths: [70]))
        let tree = DisplayTree(root: asker)
        _ = try await tree.layout(in: .unbounded)
        try tree.update {
            $0[leaf].moodyMaximum = 5
            $0[asker].widths = [100, 70]
        }
        let decided = try await tree.layout(in: .unbounded)
        #expect(decided.constrainedSize(of: leaf)?.max.width == 100)
        try tree.update {
            $0[leaf].moodyMaximum = 100
            $0[asker].widths = [70]
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.frame(of: leaf)?.size.width == 50)
        #expect(commit.constrainedSize(of: leaf)?.max.width == 70)
        #expect(commit.statistics.measurementCount == 2)
    }
}
