import Testing
import Weft

@Suite("Motions in a window that scrolls sideways with a node")
struct SidewaysMotionTests {
    /// Nodes side by side.
    private struct Row: NodeContent {
        var children: [AnyDisplayNode]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(.horizontal, alignItems: .start, children: children)
        }
    }

    private let cells = [box(20, 10).anyNode, box(20, 10).anyNode]
    private let older = box(100, 10).anyNode

    /// The commits of a row at first, with an older cell, and without it again.
    private func commits(_ row: DisplayNode<Row>) async throws -> [LayoutCommit] {
        let tree = DisplayTree(root: row)
        var commits: [LayoutCommit] = []
        for children in [cells, [older] + cells, cells] {
            try tree.update { $0[row].children = children }
            commits.append(try await tree.layout(in: .unbounded))
        }
        return commits
    }

    @Test("Cells that are put in before the anchor do not move it, and what is around it grows")
    func prepending() async throws {
        let row = DisplayNode(Row(children: cells))
        let commits = try await commits(row)
        let motion = LayoutMotion(from: commits[0], to: commits[1], anchor: cells[1])
        #expect(motion.shift == LayoutPoint(x: 100, y: 0))
        #expect(motion.nodes.map(\.node) == [row.anyNode, older] + cells)
        #expect(motion.nodes.map(\.start) == motion.nodes.map(\.end))
    }

    @Test("What is around the anchor does not become narrower than nothing")
    func shrinking() async throws {
        let commits = try await commits(DisplayNode(Row(children: cells)))
        let motion = LayoutMotion(from: commits[0], to: commits[1])
            .retargeted(to: commits[2], at: 0.25, anchor: cells[1])
        #expect(motion.shift == LayoutPoint(x: -100, y: 0))
        #expect(motion.nodes.first?.start == LayoutRect(x: 0, y: 0, width: 0, height: 10))
        #expect(motion.nodes.first?.end == LayoutRect(x: 0, y: 0, width: 40, height: 10))
    }
}
