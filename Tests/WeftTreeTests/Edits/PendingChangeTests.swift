import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Edits without a layout")
struct PendingChangeTests {
    /// Replaces the only child of a column in many edits, each of which also writes to the new
    /// child.
    private func replaceChild(
        of root: DisplayNode<Column>,
        in tree: DisplayTree,
        _ living: Counter
    ) throws {
        for round in 1...2_000 {
            try tree.update { edit in
                let child = DisplayNode(CountingLeaf(probe: LifeProbe(living)))
                edit[child].size.height = Double(round)
                edit[root].children = [child.anyNode]
            }
        }
    }

    @Test("A tree that is edited but never laid out keeps few replaced nodes")
    func replacedChildren() async throws {
        let living = Counter()
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        try replaceChild(of: root, in: tree, living)
        #expect(living.value < 100)
        #expect(await tree.slotCount < 200)
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size.height == 2_000)
        #expect(try differencesFromCold(commit, of: root).isEmpty)
        #expect(living.value == 1)
    }

    @Test("After a layout, replaced nodes take few new slots")
    func afterLayout() async throws {
        let living = Counter()
        let leaves = (0..<100).map { _ in DisplayNode(CountingLeaf(probe: LifeProbe(living))) }
        let root = DisplayNode(Column(children: leaves.map(\.anyNode)))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        let count = await tree.slotCount
        try tree.update { edit in
            for leaf in leaves { edit[leaf].size.height += 1 }
        }
        try replaceChild(of: root, in: tree, living)
        #expect(await tree.slotCount < count + 400)
        let commit = try await tree.layout(in: .unbounded)
        #expect(try differencesFromCold(commit, of: root).isEmpty)
        #expect(commit.nodeCount == 2)
    }

    @Test("After the layout of a large edit, a tree keeps few replaced nodes")
    func afterLargeEdit() async throws {
        let living = Counter()
        let leaves = (0..<3_000).map { _ in box() }
        let root = DisplayNode(Column(children: leaves.map(\.anyNode)))
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            for leaf in leaves { edit[leaf].size?.height += 1 }
        }
        _ = try await tree.layout(in: .unbounded)
        try replaceChild(of: root, in: tree, living)
        #expect(living.value < 100)
    }

    @Test("Replaced nodes take few slots even if each of them is edited twice")
    func editedTwice() async throws {
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        for round in 1...2_000 {
            let child = box()
            try tree.update { edit in
                edit[child].size?.height = Double(round)
                edit[root].children = [child.anyNode]
            }
            try tree.update { $0[child].size?.width = Double(round) }
        }
        #expect(await tree.slotCount < 200)
        #expect(try await tree.layout(in: .unbounded).size.height == 2_000)
    }

    @Test("A pass frees what has died since the previous one, whatever edits lie in between")
    func gravesBetweenEdits() async throws {
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        var slotCounts: [Int] = []
        for _ in 1...3 {
            try tree.update { $0[root].children = (0..<1_000).map { _ in box().anyNode } }
            var held: LayoutCommit? = try await tree.layout(in: .unbounded)
            try tree.update { $0[root].children = [] }
            _ = try await tree.layout(in: .unbounded)
            #expect(held?.nodeCount == 1_001)
            // The nodes die here.
            held = nil
            try replaceChild(of: root, in: tree, Counter())
            _ = try await tree.layout(in: .unbounded)
            slotCounts.append(await tree.slotCount)
        }
        #expect(slotCounts[2] < slotCounts[0] + 500)
    }
}

extension PendingChangeTests {
    /// Returns a closure that makes edits, each of which makes a node. Before that, `graveCount`
    /// nodes have died since the last pass, and `changeCount` nodes have changed.
    private func edits(
        withGraves graveCount: Int = 0,
        changes changeCount: Int = 0
    ) async throws -> () throws -> Void {
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        try tree.update { $0[root].children = (0..<graveCount).map { _ in box().anyNode } }
        var held: LayoutCommit? = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children = [] }
        try await tree.layout(in: .unbounded)
        #expect(held?.nodeCount == graveCount + 1)
        held = nil
        let changed = (0..<changeCount).map { _ in box() }
        try tree.update { edit in
            for node in changed { edit[node].size = .zero }
        }
        let living = Counter()
        return {
            try withExtendedLifetime(changed) { try replaceChild(of: root, in: tree, living) }
        }
    }

    @Test("Edits hardly cost more if many nodes have died since the last pass")
    func manyGraves() async throws {
        let (none, many) = try leastThreadTimes(
            await edits(withGraves: 0),
            await edits(withGraves: 50_000)
        )
        #expect(many < none * 10, "\(many) after \(none)")
    }

    @Test("Edits hardly cost more if many nodes have changed since the last pass")
    func manyChanges() async throws {
        let (none, many) = try leastThreadTimes(
            await edits(),
            await edits(changes: 10_000)
        )
        #expect(many < none * 10, "\(many) after \(none)")
    }

    private struct Keeper: NodeContent {
        var farewell: Farewell?
        var number = 0

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec {}
        }
    }

    /// An object that edits a tree when it is released.
    private func farewell(to tree: DisplayTree, _ edits: Counter) -> Farewell {
        Farewell { [weak tree] in
            do {
                try tree?.update { $0.environment.displayScale = 2 }
                edits.add()
            } catch {
                Issue.record(error)
            }
        }
    }

    /// Edits a new node so that it holds an object that edits the tree when it is released. The
    /// node dies right after that.
    private func editKeeper(of tree: DisplayTree, _ edits: Counter) throws {
        let keeper = DisplayNode(Keeper())
        let farewell = farewell(to: tree, edits)
        try tree.update { $0[keeper].farewell = farewell }
    }

    @Test("What dead nodes held is released after the edit that drops their changes, and may edit")
    func droppedChanges() throws {
        let tree = DisplayTree(root: DisplayNode(Column()))
        let edits = Counter()
        for _ in 1...200 { try editKeeper(of: tree, edits) }
        #expect(edits.value > 100)
    }

    @Test("Replaced inputs of dead nodes are released after the edit that drops them, and may edit")
    func droppedOriginals() throws {
        let tree = DisplayTree(root: DisplayNode(Column()))
        let edits = Counter()
        for _ in 1...200 {
            let keeper = DisplayNode(Keeper(farewell: farewell(to: tree, edits)))
            try tree.update { $0[keeper].farewell = nil }
        }
        #expect(edits.value > 100)
    }

    @Test("What a dead node held is released after an edit reuses its slot, and may edit the tree")
    func reusedSlot() async throws {
        let tree = DisplayTree(root: DisplayNode(Column()))
        _ = try await tree.layout(in: .unbounded)
        let edits = Counter()
        try editKeeper(of: tree, edits)
        await tree.clearGraveyard()
        let newcomers = (0..<8).map { _ in DisplayNode(Keeper()) }
        for newcomer in newcomers { try tree.update { $0[newcomer].number = 2 } }
        #expect(edits.value == 1)
    }

    @Test(
        "A failed pass counts as an attempt at the edit of an object that it released at its start"
    )
    func failingPass() async throws {
        let twice = box().anyNode
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        let edits = Counter()
        var keeper: DisplayNode? = DisplayNode(Keeper(farewell: farewell(to: tree, edits)))
        try keeper.map { keeper in try tree.update { $0[keeper].number = 2 } }
        _ = try await tree.layout(in: .unbounded)
        keeper = nil
        try tree.update { $0[root].children = [twice, twice] }
        await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        #expect(edits.value == 1)
        #expect(tree.leases.attemptedRevision == tree.revision)
    }
}

extension DisplayTree {
    fileprivate func clearGraveyard() { caches.clearGraveyard() }
}
