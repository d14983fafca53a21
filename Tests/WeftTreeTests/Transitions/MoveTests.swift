import RandomLayouts
import Testing
import Weft
import WeftTesting

@testable import WeftTree

@Suite("Moves")
struct MoveTests {
    @Test("The longest increasing subsequence is as long as the one that brute force finds")
    func longestIncreasing() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<400 {
            let numbers = (0..<Int.random(in: 0...9, using: &random)).map { $0 * 3 }
                .shuffled(using: &random)
            let indices = longestIncreasingSubsequence(of: numbers).sorted()
            let chosen = indices.map { numbers[$0] }
            #expect(chosen == chosen.sorted(), "\(numbers)")
            #expect(chosen.count == Self.bruteForceLength(numbers), "\(numbers)")
        }
    }

    @Test("Reordering moves as few nodes as possible", arguments: [4, 9, 80, 200])
    func fewestMoves(count: Int) async throws {
        var random = SplitMix64(seed: UInt64(count))
        let boxes = (0..<count).map { _ in
            DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10))).anyNode
        }
        let root = DisplayNode(Pile(children: boxes))
        let tree = DisplayTree(root: root)
        var mirror = LayoutMirror()
        mirror.mount(try await tree.layout(in: SizeRange(width: 300)))
        for round in 0..<30 {
            let old = mirror.subnodes(of: root)
            let new = round == 0 ? old.reversed() : Self.disorder(old, &random)
            try tree.update { $0[root].children = new }
            let transition = mirror.mount(try await tree.layout(in: SizeRange(width: 300)))
            #expect(mirror.subnodes(of: root) == new)
            #expect(transition.removed.isEmpty && transition.inserted.isEmpty)
            #expect(transition.reframed.isEmpty)
            let positions = Dictionary(uniqueKeysWithValues: zip(new, 0...))
            let order = old.map { positions[$0] ?? -1 }
            let kept = count < 10 ? Self.bruteForceLength(order) : Self.slowLength(order)
            #expect(transition.moved.count == count - kept)
        }
    }

    /// Takes a few nodes out and inserts them elsewhere.
    private static func disorder(
        _ nodes: [AnyDisplayNode],
        _ random: inout SplitMix64
    ) -> [AnyDisplayNode] {
        var nodes = nodes
        for _ in 0..<3 {
            let node = nodes.remove(at: Int.random(in: 0..<nodes.count, using: &random))
            nodes.insert(node, at: Int.random(in: 0...nodes.count, using: &random))
        }
        return nodes
    }

    /// The length of the longest increasing subsequence, found by trying all subsequences.
    private static func bruteForceLength(_ numbers: [Int]) -> Int {
        (0..<1 << numbers.count).map { mask in
            let chosen = numbers.indices.filter { mask >> $0 & 1 == 1 }.map { numbers[$0] }
            return chosen == chosen.sorted() ? chosen.count : 0
        }
        .max() ?? 0
    }

    /// The same length, by the quadratic recurrence over all predecessors.
    private static func slowLength(_ numbers: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, number) in numbers.enumerated() {
            let before = (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }
            lengths.append((before.max() ?? 0) + 1)
        }
        return lengths.max() ?? 0
    }
}
