import RandomLayouts
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Returning to the range before the last one")
struct AlternateLayoutTests {
    private static let ranges = [SizeRange(width: 60), SizeRange(width: 200)]

    private let board = DisplayNode(Board(BoardModel(rowCount: 6, leafCount: 8)))

    @Test("Returning reuses the earlier layout as it is, under a new number")
    func sameLayout() async throws {
        let tree = DisplayTree(root: board)
        let first = try await tree.layout(in: Self.ranges[0])
        let second = try await tree.layout(in: Self.ranges[1])
        let third = try await tree.layout(in: Self.ranges[0])
        #expect(first.storage.table.root === third.storage.table.root)
        #expect(first.storage.table.root !== second.storage.table.root)
        #expect(third.number > second.number)
        #expect(try differencesFromCold(third, of: board) == [])
        let transition = LayoutTransition(from: second, to: third)
        #expect(!transition.reframed.isEmpty)
        #expect(LayoutTransition(from: first, to: third).isEmpty)
    }

    @Test("Edits made in the meantime show", arguments: Seeds.range(20))
    func edits(seed: UInt64) async throws {
        var numbers = SplitMix64(seed: seed)
        let tree = DisplayTree(root: board)
        for step in 0..<30 {
            if numbers.next() % 3 == 0 { try tree.update { $0.change(board, &numbers) } }
            let style = numbers.next() % 5
            if style == 0 {
                try tree.update { $0[style: board].minHeight = .points(Double(step % 4 * 50)) }
            }
            let commit = try await tree.layout(in: Self.ranges[Int(numbers.next() % 2)])
            #expect(try differencesFromCold(commit, of: board) == [], "seed \(seed), step \(step)")
        }
    }

    @Test("Returning keeps no node alive that an edit has dropped")
    func droppedNodes() async throws {
        let living = Counter()
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            let leaf = DisplayNode(CountingLeaf(probe: LifeProbe(living)))
            edit[root].children = [leaf.anyNode]
        }
        for range in Self.ranges { _ = try await tree.layout(in: range) }
        #expect(living.value == 1)
        try tree.update { $0[root].children = [] }
        _ = try await tree.layout(in: Self.ranges[0])
        #expect(living.value == 0)
    }

    /// Shows a node in a wide range, but not in a narrow one. In a very wide one, it shows the node
    /// twice by mistake.
    private struct Closet: NodeContent {
        let node: AnyDisplayNode

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            let count =
                switch constrainedSize.max.width {
                case 400...: 2
                case 250...: 1
                default: 0
                }
            return StackLayoutSpec(.vertical, children: Array(repeating: node, count: count))
        }
    }

    @Test("A dropped node is released even if the first pass after the edit fails")
    func droppedNodesAndFailure() async throws {
        let living = Counter()
        let column = DisplayNode(Column())
        let tree = DisplayTree(root: DisplayNode(Closet(node: column.anyNode)))
        try tree.update { edit in
            let leaf = DisplayNode(CountingLeaf(probe: LifeProbe(living)))
            edit[column].children = [leaf.anyNode]
        }
        for width in [300.0, 100] { _ = try await tree.layout(in: SizeRange(width: width)) }
        try tree.update { $0[column].children = [] }
        #expect(living.value == 1)
        await #expect(throws: LayoutError.self) { try await tree.layout(in: SizeRange(width: 500)) }
        #expect(living.value == 0)
    }

    /// Places 40 boxes in a wide range, and three of them in a narrow one. In a very wide one, it
    /// places a box twice by mistake.
    private struct Crowd: NodeContent {
        let boxes = (0..<40).map { _ in box() }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            let children =
                switch constrainedSize.max.width {
                case 400...: boxes + [boxes[0]]
                case 250...: boxes
                default: Array(boxes.prefix(3))
                }
            return StackLayoutSpec(.vertical, children: children)
        }
    }

    private enum Number: LayoutEnvironmentKey {
        static let defaultValue = 0
    }

    @Test("Edits taken by a pass that failed and forgot environments show in later passes")
    func failedPass() async throws {
        let crowd = Crowd()
        let root = DisplayNode(crowd)
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: SizeRange(width: 300))
        let before = try await tree.layout(in: SizeRange(width: 100))
        try tree.update { edit in
            edit[crowd.boxes[0]].size = LayoutSize(width: 10, height: 77)
            for (number, box) in crowd.boxes.enumerated() {
                edit[environment: box][Number.self] = number
            }
        }
        await #expect(throws: LayoutError.self) { try await tree.layout(in: SizeRange(width: 500)) }
        for width in [200.0, 100, 200] {
            let commit = try await tree.layout(in: SizeRange(width: width))
            #expect(commit.size.height == before.size.height + 77 - 10)
            #expect(try differencesFromCold(commit, of: root) == [])
        }
    }
}
