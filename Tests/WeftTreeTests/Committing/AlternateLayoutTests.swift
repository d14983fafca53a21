import StressKit
import Testing
import Weft

@testable import WeftTree

@Suite("Going back to the range before the last")
struct AlternateLayoutTests {
    private static let ranges = [SizeRange(width: 60), SizeRange(width: 200)]

    private let board = DisplayNode(Board(BoardModel(rowCount: 6, leafCount: 8)))

    @Test("It gives the layout that was there, under a new number")
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

    @Test("What was edited meanwhile is seen", arguments: 1...20)
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

    @Test("It keeps no node that an edit has dropped")
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
}
