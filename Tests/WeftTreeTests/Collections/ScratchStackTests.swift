import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Scratch memory of nested measurements")
struct ScratchStackTests {
    @Test("Elements survive growth, and each is released once")
    func growth() {
        let living = Counter()
        do {
            var stack = ScratchStack<LifeProbe>()
            for _ in 0..<200 { stack.append(LifeProbe(living)) }
            #expect(stack.count == 200 && living.value == 200)
            stack.removeAll(from: 70)
            #expect(stack.count == 70 && living.value == 70)
        }
        #expect(living.value == 0)
    }

    @Test("Making room keeps the existing elements")
    func reserving() {
        let living = Counter()
        do {
            var stack = ScratchStack<LifeProbe>()
            stack.append(LifeProbe(living), expecting: 20)
            #expect(stack.capacity >= 20)
            while stack.count < stack.capacity { stack.append(LifeProbe(living)) }
            let count = stack.count
            stack.append(LifeProbe(living), expecting: 2_000)
            #expect(stack.capacity >= count + 2_000)
            #expect(stack.count == count + 1 && living.value == count + 1)
        }
        #expect(living.value == 0)
    }

    @Test("Taking the asks and placements of a node leaves those of the outer nodes in place")
    func nesting() {
        var scratch = AskScratch()
        let outer = scratch.mark
        let handles = (0..<150).map { _ in box().handle }
        let key = CacheKey(.unbounded, environment: 0)
        scratch.append(handles[0], 7, key, NodeAnswer(size: .zero).extent, from: outer)
        let inner = scratch.mark
        for (slot, handle) in zip(Slot(0)..., handles) {
            let range = SizeRange(max: LayoutSize(width: Double(slot / 50), height: 1))
            let answer = NodeAnswer(size: LayoutSize(width: Double(slot), height: 2))
            scratch.append(
                handle,
                slot,
                CacheKey(range, environment: 0),
                answer.extent,
                from: inner
            )
        }
        let copy = scratch.copy(from: inner)
        let details = scratch.take(
            from: inner,
            EntryDetails.RareData(),
            origins: Array(repeating: .zero, count: 100)
        )
        #expect(copy.placements.isEmpty)
        #expect(
            details.placements.map { details.key(of: details.ask(of: $0)).range.max.width }
                == (0..<100).map { Double($0 / 50) }
        )
        for list in [copy, details] {
            #expect(list.asks.map(\.slot) == Array(0..<150))
            #expect(list.asks.map(\.extent.size.width) == (0..<150).map(Double.init))
            #expect((0..<150).allSatisfy { list.key(ofAsk: $0).range.max.width == Double($0 / 50) })
            #expect((0..<150).allSatisfy { list.node(ofAsk: $0) === handles[$0] })
        }
        let rest = scratch.take(from: outer, EntryDetails.RareData())
        #expect(rest.asks.map(\.slot) == [7] && rest.placements.isEmpty)
        #expect(rest.asks.first.map { rest.key(of: $0) } == key)
    }

    @Test("Copied asks keep their nodes alive, and an array of nodes with a single keeper")
    func keepers() {
        var scratch = AskScratch()
        let mark = scratch.mark
        var handles = (0..<3).map { _ in box().handle }
        weak let single = handles[0]
        weak let neighbour = handles[2]
        scratch.keep(handles[0], from: mark)
        scratch.keep(handles[0], from: mark)
        scratch.keep(Array(handles[1...]))
        handles = []
        var copy: EntryDetails? = scratch.copy(from: mark)
        #expect(copy?.keepers.map(\.nodes.count) == [1, 2])
        scratch.removeAll(from: mark)
        #expect(single != nil && neighbour != nil)
        copy = nil
        #expect(single == nil && neighbour == nil)
    }

    @Test("Baselines and repeated asks stay with the asks that they belong to")
    func rareData() {
        var scratch = AskScratch()
        let (outer, handles) = (scratch.mark, (0..<15).map { _ in box().handle })
        let key = CacheKey(.unbounded, environment: 0)
        let answers = (0..<40).map { index in
            let first = index % 3 == 1 ? Double(index) : .nan
            let baselines = Baselines(first, index % 6 == 4 ? first + 1 : nil)
            return NodeAnswer(size: .zero, baselines: baselines)
        }
        func appendAll(from mark: AskScratch.Mark) {
            for (index, answer) in zip(Int32(0)..., answers) {
                scratch.append(
                    handles[Int(index % 15)],
                    index % 15,
                    key,
                    answer.extent,
                    beginsBatch: index % 10 == 0,
                    after: max(index - 15, -1),
                    from: mark
                )
                if answer.extent.hasBaselines {
                    scratch.append(Ask.AnsweredBaselines(ask: index, baselines: answer.baselines))
                }
            }
        }
        appendAll(from: outer)
        let inner = scratch.mark
        appendAll(from: inner)
        let copy = scratch.copy(from: inner)
        let properties = EntryDetails.RareData(baselines: Baselines(1, 2))
        let taken = scratch.take(from: inner, properties)
        #expect(taken.baselines.isIdentical(to: Baselines(1, 2)) && copy.baselines.isNone)
        for list in [copy, taken, scratch.take(from: outer, properties)] {
            for (index, answer) in answers.enumerated() {
                #expect(list.answer(ofAsk: index).isIdentical(to: answer))
                #expect(list.asks[index].extent.hasBaselines == (index % 3 == 1))
                #expect(list.asks[index].previous == max(Int32(index) - 15, -1))
                #expect(list.asks[index].slot == index % 15)
                #expect(list.isLastAsk(Int32(index), for: Slot(index % 15)) == (index >= 25))
                #expect(!list.isLastAsk(Int32(index), for: 15))
                #expect(list.node(ofAsk: index) === handles[index % 15])
                #expect(list.asks[index].beginsBatch == (index % 10 == 0))
            }
            #expect(list.asks.allSatisfy { $0.key == 0 } && list.keyCount == 1)
        }
        #expect(MemoryLayout<Ask>.size == 32 && MemoryLayout<RangeBits>.size == 32)
    }
}
