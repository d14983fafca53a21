import TestSupport
import Testing
import Weft
import WeftTesting

@testable import WeftTree

@Suite("Lifetimes")
struct LifetimeTests {
    private func leaf(_ living: Counter) -> DisplayNode<CountingLeaf> {
        DisplayNode(CountingLeaf(probe: LifeProbe(living)))
    }

    private func column(_ living: Counter, _ children: [AnyDisplayNode]) -> DisplayNode<Column> {
        DisplayNode(Column(children: children, probe: LifeProbe(living)))
    }

    @Test("Contents are released when nobody holds their tree any more")
    func droppedTree() async throws {
        let living = Counter()
        do {
            let root = column(living, (0..<10).map { _ in leaf(living).anyNode })
            let tree = DisplayTree(root: root)
            _ = try await tree.layout(in: .unbounded)
            try tree.update { edit in
                let added = leaf(living).anyNode
                edit[root].children.append(added)
            }
            _ = try await tree.layout(in: SizeRange(width: 100))
            #expect(living.value >= 12)
        }
        #expect(living.value == 0)
    }

    @Test("Nodes that belong to no tree are released with their handles")
    func neverLaidOut() throws {
        let living = Counter()
        do {
            let root = column(living, [leaf(living).anyNode])
            #expect(living.value == 2)
            _ = try root.layout()
        }
        #expect(living.value == 0)
    }

    @Test("A removed subtree is released with the commits that show it")
    func removedSubtree() async throws {
        let living = Counter()
        let keeper = DisplayNode(Column())
        let tree = DisplayTree(root: keeper)
        try tree.update { $0[keeper].children = [column(living, [leaf(living).anyNode]).anyNode] }
        var old: LayoutCommit? = try await tree.layout(in: .unbounded)
        #expect(old?.nodeCount == 3)
        try tree.update { $0[keeper].children = [] }
        #expect(living.value == 2)
        _ = try await tree.layout(in: .unbounded)
        #expect(living.value == 2)
        old = nil
        _ = try await tree.layout(in: SizeRange(width: 10))
        #expect(living.value == 0)
    }

    /// How the tree is asked again after its old commit was released.
    enum Asking: CaseIterable {
        case layoutIfNeeded, laidOut, failing
    }

    @Test(
        "A removed subtree is released even if the next request causes no new commit",
        arguments: Asking.allCases
    )
    func removedSubtreeOfIdleTree(asking: Asking) async throws {
        let living = Counter()
        let keeper = DisplayNode(Column())
        let tree = DisplayTree(root: keeper)
        try tree.update {
            $0[keeper].children = [column(living, [leaf(living).anyNode]).anyNode]
        }
        var old: LayoutCommit? = try await tree.layout(in: .unbounded)
        try tree.update { $0[keeper].children = [] }
        let number = try await tree.layout(in: .unbounded).number
        if asking == .failing {
            let twice = box().anyNode
            try tree.update { $0[keeper].children = [twice, twice] }
            await #expect(throws: LayoutError.self) { try await tree.layoutIfNeeded() }
        }
        #expect(old?.nodeCount == 3 && living.value == 2)
        old = nil
        switch asking {
        case .layoutIfNeeded: #expect(try await tree.layoutIfNeeded().number == number)
        case .laidOut: #expect(try await tree.layout(in: .unbounded).number == number)
        case .failing: await #expect(throws: LayoutError.self) { try await tree.layoutIfNeeded() }
        }
        let end = ContinuousClock.Instant.givingUp
        while living.value > 0, ContinuousClock.now < end { await Task.yield() }
        #expect(living.value == 0)
    }

    @Test("However often an idle tree is asked to free dead nodes, one task at a time does so")
    func oneTask() async throws {
        let keeper = DisplayNode(Column())
        let tree = DisplayTree(root: keeper)
        for _ in 0..<2 {
            try tree.update { $0[keeper].children = [box().anyNode] }
            var old: LayoutCommit? = try await tree.layout(in: .unbounded)
            try tree.update { $0[keeper].children = [] }
            try await tree.layout(in: .unbounded)
            #expect(old?.nodeCount == 2)
            old = nil
            // Meanwhile no task can enter the tree's actor.
            #expect(await tree.countTasksThatForget(1_000) == 1)
            let end = ContinuousClock.Instant.givingUp
            while !tree.inbox.slots.graveyard.isEmpty, ContinuousClock.now < end {
                await Task.yield()
            }
            #expect(tree.inbox.slots.graveyard.isEmpty)
        }
    }

    @Test("A removed subtree is released by the next layout if nobody holds an old commit")
    func removedSubtreeAtOnce() async throws {
        let living = Counter()
        let keeper = DisplayNode(Column())
        let tree = DisplayTree(root: keeper)
        try tree.update { $0[keeper].children = [column(living, [leaf(living).anyNode]).anyNode] }
        _ = try await tree.layout(in: .unbounded)
        try tree.update { $0[keeper].children = [] }
        _ = try await tree.layout(in: .unbounded)
        #expect(living.value == 0)
    }

    @Test("A handle that the user keeps keeps its node alive, and the node may come back")
    func keptHandle() async throws {
        let living = Counter()
        let kept = leaf(living)
        let root = DisplayNode(Column(children: [kept.anyNode]))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        for round in 0..<4 {
            try tree.update { $0[root].children = round % 2 == 0 ? [] : [kept.anyNode] }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.contains(kept) == (round % 2 == 1))
            #expect(living.value == 1)
        }
    }

    @Test("New nodes in the slots of dead ones are laid out and mounted correctly")
    func slotsAreReused() async throws {
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        var mirror = LayoutMirror()
        for round in 0..<50 {
            try tree.update { $0[root].children = (0...round % 7).map { _ in box().anyNode } }
            let commit = try await tree.layout(in: .unbounded)
            mirror.mount(commit)
            #expect(mirror.differences(from: commit).isEmpty)
            #expect(try differencesFromCold(commit, of: root).isEmpty)
        }
    }

    @Test("Releasing idle memory does not affect existing trees")
    func idleMemory() async throws {
        for _ in 0..<3 {
            let living = Counter()
            let root = column(living, (0..<3_000).map { _ in leaf(living).anyNode })
            let tree = DisplayTree(root: root)
            let first = try await tree.layout(in: .unbounded)
            LayoutScheduler.releaseIdleMemory()
            try tree.update { edit in
                let added = leaf(living).anyNode
                edit[root].children.append(added)
            }
            let second = try await tree.layout(in: .unbounded)
            #expect(first.nodeCount == 3_001 && second.nodeCount == 3_002)
            #expect(try differencesFromCold(second, of: root) == [])
        }
    }
}

extension DisplayTree {
    /// Asks the tree repeatedly to free dead nodes, and counts the tasks that are made for this.
    fileprivate func countTasksThatForget(_ requestCount: Int) -> Int {
        (0..<requestCount).count { _ in forgetTheDeadWhileIdle() }
    }
}
