import RandomLayouts
import TestSupport
import Testing

@testable import WeftTesting

@Suite("Lists with a gap")
struct GapBufferTests {
    @Test("A list changed at random places equals an array", arguments: Seeds.range(20))
    func likeAnArray(seed: UInt64) {
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

    @Test("A sweep that changes a list takes time in proportion to the list's length")
    func sweep() {
        /// Returns a closure that inserts a new element before each element of a list.
        func insertAll(_ count: Int) -> () -> Void {
            var list = GapBuffer<Int>()
            for number in 0..<count { list.insert(number, at: number) }
            return {
                var list = list
                for index in 0..<count { list.insert(0, at: 2 * index) }
            }
        }
        let (short, long) = leastThreadTimes(insertAll(1_000), insertAll(32_000))
        // The list is 32 times as long. The bound allows for linear time, with room for caches that
        // others use.
        #expect(long < short * 128, "\(long) after \(short)")
    }
}
