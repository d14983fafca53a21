import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Tasks that place together")
struct SharedPlacingTests {
    @Test("A node placed by two parents is an error, even if one of them answers from the cache")
    func twoParents() async throws {
        let (wide, narrow) = (SizeRange(width: 300), SizeRange(width: 200))
        for seed in Seeds.range(20) {
            var numbers = SplitMix64(seed: seed)
            let columns = (0..<40).map { _ in
                DisplayNode(Column(children: (0..<4).map { _ in box().anyNode }))
            }
            let root = DisplayNode(Column(children: columns.map(\.anyNode)))
            let limits = MeasuringLimits(budget: 1, chunk: 1)
            let scheduler = LayoutScheduler(workers: 4, limits: limits)
            let tree = DisplayTree(root: root, scheduler: scheduler)
            _ = try await tree.layout(in: wide)
            let (first, second) = numbers.twoIndices(below: columns.count)
            // The last commit has another range, so all columns are placed anew, but only one is
            // measured.
            let last = try await tree.layout(in: narrow)
            let moved = last[columns[first]].children[0]
            try tree.update { $0[columns[second]].children.append(moved) }
            let error = await #expect(throws: LayoutError.self, "seed \(seed)") {
                try await tree.layout(in: wide)
            }
            guard case .nodeInTwoPlaces = error?.kind else {
                Issue.record("seed \(seed): \(String(describing: error))")
                continue
            }
            try tree.update { _ = $0[columns[first]].children.removeFirst() }
            let commit = try await tree.layout(in: wide)
            #expect(try differencesFromCold(commit, of: root).isEmpty, "seed \(seed)")
        }
    }

    @Test("A first pass, and a move to a new parent, place many subnodes as a cold layout does")
    func parts() async throws {
        for seed in Seeds.range(10) {
            var numbers = SplitMix64(seed: seed)
            let children = (0..<200).map { index in
                let leaves = (0..<index % 3).map { _ in box().anyNode }
                return DisplayNode(Column(children: leaves)).anyNode
            }
            let first = DisplayNode(Column(children: Array(children[..<150])))
            let second = DisplayNode(Column(children: Array(children[150...])))
            let root = DisplayNode(Column(children: [first.anyNode, second.anyNode]))
            let limits = MeasuringLimits(budget: Int.random(in: 1...40, using: &numbers), chunk: 8)
            let scheduler = LayoutScheduler(workers: 4, limits: limits)
            let tree = DisplayTree(root: root, scheduler: scheduler)
            let cold = try await tree.layout(in: SizeRange(width: 300))
            #expect(try differencesFromCold(cold, of: root).isEmpty, "seed \(seed)")
            // A new node takes over the subnodes of the other two.
            let third = DisplayNode(Column(children: children.shuffled(using: &numbers)))
            try tree.update { edit in
                edit[first].children = []
                edit[second].children = []
                edit[root].children.append(third.anyNode)
            }
            let warm = try await tree.layout(in: SizeRange(width: 300))
            #expect(try differencesFromCold(warm, of: root).isEmpty, "seed \(seed)")
        }
    }

    @Test("A pass cancelled while it places ends soon, but not immediately")
    func cancelled() {
        let cancellation = PassCancellation()
        var placer = SubtreePlacer(
            slots: SlotTable(),
            passNumber: TreeCaches.firstPass,
            stamp: 1,
            cancellation: cancellation,
            pages: CommitTable.Builder(after: nil)
        )
        let childless = SubtreePlacer.Parent(slot: 0, former: nil)
        placer.waiting = Array(repeating: childless, count: 1_000)
        cancellation.supersede()
        #expect(throws: CancellationError.self) { try placer.placeWaiting() }
        #expect((1..<1_000).contains(placer.waiting.count))
        #expect(SharedParts(placer, chunk: 1_000).placeAll().isEmpty)
    }

    @Test("A pass cancelled while several tasks place for it throws, with all permits given back")
    func cancelledTogether() async throws {
        func column(_ count: Int, of child: () -> AnyDisplayNode) -> AnyDisplayNode {
            DisplayNode(Column(children: (0..<count).map { _ in child() })).anyNode
        }
        let root = column(300) { column(20) { column(1) { box().anyNode } } }
        let scheduler = Cut(workers: 4, budget: 320, chunk: 1, firstBudget: .max).scheduler
        let former = BarePass(root, scheduler: scheduler)
        #expect(try former.pass.begin(former.job) == nil)
        former.pass.end(hasCommitted: false)
        let cancellation = PassCancellation()
        let next = BarePass(
            root,
            scheduler: scheduler,
            cancellation: cancellation,
            caches: former.pass.caches
        )
        #expect(try next.pass.begin(next.job) == nil)
        var assembler = CommitAssembler(pass: next.pass, after: nil)
        try assembler.begin(root: next.job)
        cancellation.supersede()
        var isCancelled = false
        do { try await assembler.placeTogether() } catch is CancellationError { isCancelled = true }
        #expect(isCancelled)
        #expect(scheduler.idle == scheduler.workers)
        next.pass.end(hasCommitted: false)
    }

    @Test("The first task to place a node claims it, and the other task postpones the node")
    func claims() throws {
        let (slots, key) = (SlotTable(), CacheKey(.unbounded, environment: 0))
        let nodes = (0..<3).map { _ in box().handle }
        let (child, parents) = (Slot(0), [Slot(1), 2])
        for (slot, node) in zip([child] + parents, nodes) {
            let supply = SlotSupply(slots)
            #expect(slots.adopt(node, .byPass, from: supply).membership.slot == slot)
            supply.giveBack()
        }
        slots.site(of: child).record.insert(entry(for: key, checked: 1), in: 1)
        for pass in TreeCaches.firstPass...TreeCaches.firstPass + 1 {
            var pages = CommitTable.Builder(after: nil)
            for parent in parents {
                var scratch = AskScratch()
                let extent = NodeAnswer(size: .zero).extent
                scratch.append(nodes[0], child, key, extent, from: AskScratch.Mark())
                pages.place(
                    parent,
                    parent: -1,
                    index: 0,
                    state: nodes[Int(parent)].state,
                    details: scratch.take(
                        from: AskScratch.Mark(),
                        EntryDetails.RareData(),
                        origins: [.zero]
                    )
                )
            }
            let whole = SubtreePlacer(
                slots: slots,
                passNumber: pass,
                stamp: 1,
                cancellation: PassCancellation(),
                pages: pages
            )
            var parts = parents.map { whole.part([SubtreePlacer.Parent(slot: $0, former: nil)]) }
            try parts[0].placeWaiting()
            #expect(parts[0].postponed.isEmpty)
            #expect(parts[0].pages.cell(of: child).parent == parents[0])
            // In a first pass, no other parent can have measured the node, so nobody claims it.
            let claims = pass > TreeCaches.firstPass
            #expect(slots.site(of: child).marks.lastPlacing.isSet(in: pass) == claims)
            guard claims else { continue }
            try parts[1].placeWaiting()
            #expect(parts[1].postponed.map(\.slot) == [child])
            #expect(parts[1].pages.cell(of: child).parent == parents[0])
        }
    }

    @Test("An entry is placed only if it was checked since the node was stamped")
    func staleEntries() {
        let slots = SlotTable()
        let (membership, _) = slots.adopt(box().handle, .byPass, from: SlotSupply(slots))
        let site = slots.site(of: membership.slot)
        let key = CacheKey(.unbounded, environment: 0)
        _ = site.stamp(5)
        for (checked, stamp, isPlaced) in [(3, 7, false), (5, 7, true), (7, 7, true)] {
            site.record.removeEntries()
            site.record.insert(entry(for: key, checked: UInt64(checked)), in: 1)
            let placed = site.cell(placedBy: 4, at: 2, askedFor: key, asOf: UInt64(stamp))
            #expect((placed != nil) == isPlaced)
            if let placed { #expect(placed.parent == 4 && placed.index == 2) }
        }
        let other = CacheKey(SizeRange(width: 1), environment: 0)
        #expect(site.cell(placedBy: 4, at: 2, askedFor: other, asOf: 7) == nil)
    }

    @Test("After a pass that did not commit, the next one measures nothing and counts as large")
    func leftUncommitted() throws {
        let root = DisplayNode(Column(children: (0..<2_000).map { _ in box().anyNode }))
        let scheduler = LayoutScheduler(workers: 2)
        let former = BarePass(root, scheduler: scheduler)
        #expect(try former.pass.begin(former.job) == nil)
        former.pass.end(hasCommitted: false)
        let next = BarePass(root, scheduler: scheduler, caches: former.pass.caches)
        #expect(try next.pass.begin(next.job) == nil)
        #expect(next.pass.statistics.measurementCount == 0)
        let isLarge = CommitAssembler(pass: next.pass, after: nil).isLarge
        #expect(isLarge)
        next.pass.end(hasCommitted: false)
    }

    /// The entry of a leaf, checked as of a stamp.
    private func entry(for key: CacheKey, checked: UInt64) -> CacheEntry {
        CacheEntry(
            details: nil,
            checked: checked,
            extent: NodeAnswer(size: .zero).extent,
            key: key,
            reuse: .nowhere
        )
    }
}

extension SplitMix64 {
    /// Two different indices.
    fileprivate mutating func twoIndices(below count: Int) -> (Int, Int) {
        let first = Int.random(in: 0..<count, using: &self)
        return (first, (first + Int.random(in: 1..<count, using: &self)) % count)
    }
}
