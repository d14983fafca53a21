import StressKit
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("What transitions cost")
struct TransitionCostTests {
    /// A transition in which one of many leaves changes its frame in its place.
    private func reframing(among count: Int) async throws -> (LayoutCommit, LayoutCommit) {
        let leaves = (0..<count).map { _ in box() }
        let tree = DisplayTree(root: DisplayNode(Pile(children: leaves.map(\.anyNode))))
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[leaves[count / 2]].size?.width = 5 }
        return (first, try await tree.layout(in: .unbounded))
    }

    @Test("A reframed node costs at most a glance at each of its siblings")
    func siblings() async throws {
        let few = try await reframing(among: 100)
        let many = try await reframing(among: 20_000)
        #expect(LayoutTransition(from: many.0, to: many.1).reframed.count == 1)
        let short = shortestDuration { _ = LayoutTransition(from: few.0, to: few.1) }
        let long = shortestDuration { _ = LayoutTransition(from: many.0, to: many.1) }
        // 200 times as many siblings: it is linear, and not 40,000 times as much, with room for a
        // busy machine.
        #expect(long < short * 2_000, "\(long) after \(short)")
    }

    @Test("A list that is changed in sweeps equals an array", arguments: Seeds.range(20))
    func subnodeList(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var list = GapBuffer<Int>()
        var array: [Int] = []
        for number in 0..<300 {
            if !array.isEmpty, random.chance(40) {
                let index = Int.random(in: array.indices, using: &random)
                list.remove(at: index)
                array.remove(at: index)
            } else {
                let index = Int.random(in: 0...array.count, using: &random)
                list.insert(number, at: index)
                array.insert(number, at: index)
            }
            #expect(list.elements == array && list.count == array.count, "seed \(seed)")
            #expect(array.indices.allSatisfy { list[$0] == array[$0] }, "seed \(seed)")
        }
    }

    @Test("Many insertions into a long list cost its length once")
    func sweep() {
        var list = GapBuffer<Int>()
        var array: [Int] = []
        for number in 0..<400_000 {
            list.insert(number, at: number)
            array.append(number)
        }
        let clock = ContinuousClock()
        let listTime = clock.measure { for index in 0..<6_000 { list.insert(0, at: index) } }
        // An array moves its 400,000 elements 6,000 times.
        let arrayTime = clock.measure { for index in 0..<6_000 { array.insert(0, at: index) } }
        #expect(listTime * 2 < arrayTime, "\(listTime) and \(arrayTime)")
        #expect(list.elements == array)
    }
}
