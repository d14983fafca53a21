import TestSupport
import Testing
import Weft

@Suite("Measurement counts")
struct MeasurementCountTests {
    let range = SizeRange(width: 320)

    /// 10 × 10 × 100 leaves in columns.
    private func largeTree() -> (root: DisplayNode<Column>, leaf: DisplayNode<BoxContent>) {
        let leaf = box()
        var isFirst = true
        let tops = (0..<10).map { _ in
            DisplayNode(
                Column(
                    children: (0..<10).map { _ in
                        let boxes = (0..<100).map { _ in
                            defer { isFirst = false }
                            return isFirst ? leaf.anyNode : box().anyNode
                        }
                        return DisplayNode(Column(children: boxes)).anyNode
                    }
                )
            ).anyNode
        }
        return (DisplayNode(Column(children: tops)), leaf)
    }

    @Test("An edit of one leaf of 10,000 measures its path and nothing else")
    func oneLeaf() async throws {
        let (root, leaf) = largeTree()
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: range)
        #expect(first.nodeCount == 10_111)
        #expect(first.statistics.measurementCount >= 10_111)
        try tree.update { $0[leaf].size = LayoutSize(width: 10, height: 30) }
        let second = try await tree.layout(in: range)
        #expect(second.statistics.measurementCount == 4)
        // The other children of the three columns are known. So is each changed child by the time
        // that its parent is measured, since the child was measured to find out whether the
        // parent's layout still holds.
        #expect(second.statistics.cacheHitCount == (9 + 9 + 99) + 3)
        #expect(second.size.height == first.size.height + 20)
    }

    @Test("An edit that does not change a leaf's size measures only the leaf")
    func earlyCutoff() async throws {
        let (root, leaf) = largeTree()
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: range)
        try tree.update { $0[leaf].color = 0x00FF00 }
        let commit = try await tree.layout(in: range)
        #expect(commit.statistics.measurementCount == 1)
        #expect(commit[leaf].color == 0x00FF00)
    }

    @Test("A change below a node of fixed size measures nothing above that node")
    func fixedAncestor() async throws {
        let leaf = box()
        let inner = DisplayNode(Column(children: [leaf.anyNode])) {
            $0.preferredSize = LayoutSize(width: 50, height: 50)
        }
        let root = DisplayNode(Column(children: [inner.anyNode, box().anyNode]))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: range)
        try tree.update { $0[leaf].size = LayoutSize(width: 20, height: 20) }
        let commit = try await tree.layout(in: range)
        #expect(commit.statistics.measurementCount == 2)
        #expect(commit.frame(of: leaf)?.size.width == 20)
    }

    @Test("Requesting the same range twice gives one commit")
    func sameRange() async throws {
        let tree = DisplayTree(root: largeTree().root)
        let first = try await tree.layout(in: range)
        let second = try await tree.layout(in: range)
        #expect(first.number == second.number)
    }

    @Test("Rotations back and forth are answered by the caches")
    func rotation() async throws {
        let tree = DisplayTree(root: largeTree().root)
        let portrait = try await tree.layout(in: SizeRange(width: 375))
        let landscape = try await tree.layout(in: SizeRange(width: 667))
        #expect(landscape.statistics.measurementCount > 0)
        for (range, before) in [(portrait.range, portrait), (landscape.range, landscape)] {
            let commit = try await tree.layout(in: range)
            #expect(commit.statistics.measurementCount == 0)
            #expect(commit.size == before.size)
            #expect(commit.number > before.number)
        }
    }

    @Test("A leaf is measured at most once for each question")
    func leafOnce() async throws {
        let leaf = CountingLeaf()
        let node = DisplayNode(leaf) { $0.flexGrow = 1 }
        let root = DisplayNode(Column(children: [node.anyNode, box().anyNode]))
        let tree = DisplayTree(root: root)
        for height in [100.0, 200, 100, 200] {
            let size = LayoutSize(width: 100, height: height)
            _ = try await tree.layout(in: SizeRange(exactly: size))
        }
        // It is measured unbounded, and stretched to two heights.
        #expect(leaf.measured.value == 3)
    }

    @Test("A wide parent measures only the child that changed", arguments: [5, 1_000])
    func wide(count: Int) async throws {
        let leaves = (0..<count).map { _ in box() }
        let root = DisplayNode(Column(children: leaves.map(\.anyNode)))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: range)
        for round in 1...40 {
            try tree.update { edit in
                edit[leaves[round % count]].size = LayoutSize(width: 5, height: 10 + Double(round))
            }
            let commit = try await tree.layout(in: range)
            #expect(commit.statistics.measurementCount == 2)
        }
        let commit = try #require(tree.committed)
        #expect(try differencesFromCold(commit, of: root).isEmpty)
    }
}
