import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

/// Asks its child three questions that depend on the width.
private struct Trio: NodeContent, Equatable {
    var child: AnyDisplayNode
    var round = 0

    func layoutSpec(thatFits range: SizeRange) -> AskingLayoutSpec {
        let widths = [1, 2, 3].map { range.max.width / $0 }
        return AskingLayoutSpec(
            child: child,
            ranges: widths.map { SizeRange(max: LayoutSize(width: $0, height: 50)) }
        )
    }
}

@Suite("Which entries a node keeps")
struct EvictionTests {
    private func key(_ number: Int) -> CacheKey {
        CacheKey(
            SizeRange(max: LayoutSize(width: Double(number), height: 1)),
            environment: 0
        )
    }

    /// Asks in the way that a worker does.
    ///
    /// - Returns: Whether the answer had to be entered.
    private func ask(_ number: Int, _ site: SlotTable.Site, pass: UInt64) -> Bool {
        let key = key(number)
        if !site.record.newest.isVacant, site.record.useEntry(for: key, in: pass) != nil {
            return false
        }
        enter(key, site, pass: pass)
        return true
    }

    /// Enters an answer in the way that a worker does.
    private func enter(_ key: CacheKey, _ site: SlotTable.Site, pass: UInt64) {
        if !site.record.newest.isVacant { site.record.makeRoom(for: key, in: pass) }
        let extent = NodeAnswer(size: .zero).extent
        site.record.insert(
            CacheEntry(details: nil, checked: pass, extent: extent, key: key, reuse: .nowhere),
            in: pass
        )
    }

    @Test("Answers to three questions in each of the last two ranges stay")
    func twoRanges() {
        let table = SlotTable()
        let site = SlotSupply(table).next
        let questions = [[1, 2, 3], [11, 12, 13], [1, 2, 3], [21, 22, 23], [1, 2, 3]]
        let counts = questions.enumerated().map { pass, numbers in
            numbers.count { ask($0, site, pass: UInt64(pass) + 250) }
        }
        #expect(counts == [3, 3, 0, 3, 0])
    }

    @Test("What a pass has asked beyond the capacity goes when later passes ask something new")
    func excess() {
        let table = SlotTable()
        let site = SlotSupply(table).next
        for number in 1...20 { #expect(ask(number, site, pass: 1)) }
        func count() -> Int {
            var count = 0
            site.record.forEachEntry { if !$0.isVacant { count += 1 } }
            return count
        }
        #expect(count() == 20)
        // The first of these has the key of an older entry.
        for number in [18, 19, 20] { enter(key(number), site, pass: 2) }
        #expect(count() == NodeRecord.capacity)
    }

    @Test("A leaf is not measured again in the range of the layout before the last")
    func twoWidths() async throws {
        let leaf = CountingLeaf()
        let root = DisplayNode(Trio(child: DisplayNode(leaf).anyNode))
        let tree = DisplayTree(root: root)
        var counts: [Int] = []
        for (round, width) in [600.0, 1_010, 600, 1_500, 600].enumerated() {
            try tree.update { $0[root].round = round + 1 }
            let before = leaf.measured.value
            _ = try await tree.layout(in: SizeRange(width: width))
            counts.append(leaf.measured.value - before)
        }
        #expect(counts == [3, 3, 0, 3, 0])
    }

    @Test(
        "What a pass got from the cache stays there until it asks again, whatever it asks between",
        arguments: [[100.0], [100, 20, 30]],
        [100.0, 90]
    )
    func askedAgain(first: [Double], width: Double) async throws {
        let root = DisplayNode(Asker(child: box(50, 50).anyNode, widths: first))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        // The answer to a width of 100 also decides that to 90.
        try tree.update { $0[root].widths = [width, 1, 2, 3, 4, 5, 6, 7, 8, width] }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.statistics.measurementCount == 1 + 8)
    }

    @Test("Entries that a pass has made or used stay for the pass, and no key has two entries")
    func sameLayout() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<200 {
            let table = SlotTable()
            let site = SlotSupply(table).next
            for pass in 1...300 as ClosedRange<UInt64> {
                let width = [2, 5, 9, 20].randomElement(using: &random) ?? 2
                var used: Set<Int> = []
                for _ in 0..<Int.random(in: 0..<12, using: &random) {
                    let number = Int.random(in: 1...width, using: &random)
                    if ask(number, site, pass: pass) { #expect(!used.contains(number)) }
                    used.insert(number)
                }
                var keys: [CacheKey] = []
                site.record.forEachEntry { if !$0.isVacant { keys.append($0.key) } }
                #expect(Set(keys).count == keys.count)
                #expect(used.allSatisfy { keys.contains(key($0)) })
                if random.chance(5) { site.record.removeEntries() }
            }
        }
    }
}
