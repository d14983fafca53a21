import TestSupport
import Testing
import Weft
import WeftTesting

extension TrackerScenarios {
    /// A text that shrinks to make room for a box beside it.
    struct ShrinkingRow: NodeContent {
        let text = DisplayNode(TextContent("a few words that wrap")) { $0.flexShrink = 1 }
        let tail = box(60, 20)

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(.horizontal, alignItems: .start) {
                text
                tail
            }
        }
    }

    @Test("T, disabled check: a changed flex-shrunk child and its parents are laid out anew")
    func multipassChild() async throws {
        let content = ShrinkingRow()
        let row = DisplayNode(content)
        let root = DisplayNode(Column(children: [row.anyNode, box().anyNode]))
        let tree = DisplayTree(root: root)
        let range = SizeRange(width: 120)
        let first = try await tree.layout(in: range)
        // The edit changes the text's answer to the range that it shrank to, and its natural size.
        try tree.update { $0[content.text].string = "many more words than before, on more lines" }
        let second = try await tree.layout(in: range)
        #expect(second.size.height > first.size.height)
        #expect(try differencesFromCold(second, of: root) == [])
        try tree.update { $0[content.text].string = "a" }
        let third = try await tree.layout(in: range)
        #expect(third.frame(of: content.tail)?.minX ?? 60 < 60)
        #expect(try differencesFromCold(third, of: root) == [])
    }

    @Test("T#546: an edit that changes only a style takes effect")
    func styleChange() async throws {
        let scene = Scene(2)
        var host = LayoutMirror()
        host.mount(try await scene.tree.layout(in: SizeRange(width: 100)))
        try scene.tree.update { $0[style: scene.leaves[0]].spacingAfter = 7 }
        host.mount(try await scene.tree.layout(in: SizeRange(width: 100)))
        #expect(host.frameInSupernode(of: scene.leaves[1])?.minY == 17)
        try scene.tree.update {
            $0[style: scene.leaves[0]].preferredSize = LayoutSize(width: 30, height: 40)
        }
        host.mount(try await scene.tree.layout(in: SizeRange(width: 100)))
        let size = host.frameInSupernode(of: scene.leaves[0])?.size
        #expect(size == LayoutSize(width: 30, height: 40))
        #expect(host.frameInSupernode(of: scene.leaves[1])?.minY == 47)
    }

    @Test("T#1899: the same node in two places is an error, and the last commit stands")
    func twoPlaces() async throws {
        let scene = Scene(2)
        let good = try await scene.tree.layout(in: .unbounded)
        try scene.tree.update { $0[scene.root].children.append(scene.leaves[0].anyNode) }
        let twice = await #expect(throws: LayoutError.self) {
            try await scene.tree.layout(in: .unbounded)
        }
        #expect(
            twice?.kind
                == .nodePlacedTwice(parent: "Column", properties: ["children[0]", "children[2]"])
        )
        let other = DisplayNode(Column(children: [scene.leaves[0].anyNode]))
        try scene.tree.update { $0[scene.root].children[2] = other.anyNode }
        let shared = await #expect(throws: LayoutError.self) {
            try await scene.tree.layout(in: .unbounded)
        }
        #expect(shared?.description.contains("the node is in two places") == true)
        #expect(scene.tree.committed?.number == good.number)
        try scene.tree.update { $0[scene.root].children = scene.leaves.map(\.anyNode) }
        #expect(try await scene.tree.layout(in: .unbounded).nodeCount == 3)
    }

    @Test("T#362, T#148: a range is laid out once, however many tasks request it and how often")
    func sameRange() async throws {
        let leaf = CountingLeaf()
        let root = DisplayNode(Column(children: [DisplayNode(leaf).anyNode]))
        let tree = DisplayTree(root: root, relayout: .automatic)
        let range = SizeRange(width: 80)
        let numbers = try await withThrowingTaskGroup(of: UInt64.self) { group in
            for _ in 0..<30 { group.addTask { try await tree.layout(in: range).number } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(numbers.count == 1)
        #expect(leaf.measured.value == 1)
        let again = try await tree.layout(in: range)
        #expect(numbers == [again.number])
        // A rotation may measure; rotating back measures nothing.
        _ = try await tree.layout(in: SizeRange(exactly: LayoutSize(width: 5, height: 5)))
        let count = leaf.measured.value
        let back = try await tree.layout(in: range)
        #expect(back.statistics.measurementCount == 0)
        #expect(leaf.measured.value == count)
    }
}
