import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Nodes that once had another parent")
struct FormerParentTests {
    /// Two columns, a leaf that has moved from one to the other, and a leaf that nobody edits.
    private struct Sample {
        let moved: DisplayNode<CountingLeaf>
        let untouched = Counter()
        let root: DisplayNode<Column>
        let tree: DisplayTree

        /// - Parameter toFirst: Whether the leaf is moved to the first column.
        init(toFirst: Bool, _ scheduler: LayoutScheduler) async throws {
            let leaf = patientLeaf()
            moved = leaf
            let rest = DisplayNode(CountingLeaf(measured: untouched))
            let columns = [
                DisplayNode(Column(children: [leaf.anyNode, rest.anyNode])),
                DisplayNode(Column(children: [patientLeaf().anyNode])),
            ]
            let order = toFirst ? columns.reversed() : columns
            root = DisplayNode(Column(children: order.map(\.anyNode)))
            tree = DisplayTree(root: root, scheduler: scheduler)
            _ = try await tree.layout(in: .unbounded)
            try tree.update { edit in
                edit[columns[0]].children = [rest.anyNode]
                edit[columns[1]].children.append(leaf.anyNode)
            }
            _ = try await tree.layout(in: .unbounded)
        }
    }

    @Test(
        "An edit of a moved node measures only the node and the nodes above it",
        arguments: [false, true],
        [Cut.serial, Cut(workers: 2, budget: 1, chunk: 1)]
    )
    func oneEdit(toFirst: Bool, cut: Cut) async throws {
        let sample = try await Sample(toFirst: toFirst, cut.scheduler)
        for round in 1...3 {
            let before = sample.untouched.value
            try sample.tree.update { $0[sample.moved].size.height += Double(round) }
            let commit = try await sample.tree.layout(in: .unbounded)
            #expect(commit.statistics.measurementCount == 3)
            #expect(sample.untouched.value == before)
            #expect(try differencesFromCold(commit, of: sample.root).isEmpty)
        }
    }

    @Test("A node that moves back and forth costs no more each time than one that moves once")
    func toAndFro() async throws {
        let untouched = Counter()
        let rest = DisplayNode(CountingLeaf(measured: untouched))
        let moved = patientLeaf()
        let columns = [
            DisplayNode(Column(children: [moved.anyNode])), DisplayNode(Column()),
        ]
        let root = DisplayNode(Column(children: columns.map(\.anyNode) + [rest.anyNode]))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        for round in 1...6 {
            let before = untouched.value
            try tree.update { edit in
                edit[columns[(round + 1) % 2]].children = []
                edit[columns[round % 2]].children = [moved.anyNode]
            }
            let commit = try await tree.layout(in: .unbounded)
            #expect(untouched.value == before)
            #expect(commit.statistics.measurementCount == 3)
            #expect(try differencesFromCold(commit, of: root).isEmpty)
        }
    }

    @Test("A parent that is measured without the node is no longer told of its changes")
    func manyParents() async throws {
        let moved = patientLeaf()
        let columns = (0..<100).map { _ in DisplayNode(Column()) }
        let root = DisplayNode(Column(children: columns.map(\.anyNode)))
        let tree = DisplayTree(root: root)
        var last: DisplayNode<Column>?
        for column in columns {
            try tree.update { edit in
                if let last { edit[last].children = [] }
                edit[column].children = [moved.anyNode]
            }
            _ = try await tree.layout(in: .unbounded)
            last = column
        }
        #expect(await tree.formerParentCount(of: moved.anyNode) <= 1)
        try tree.update { $0[moved].size.height = 30 }
        let commit = try await tree.layout(in: .unbounded)
        #expect(try differencesFromCold(commit, of: root).isEmpty)
    }

    @Test(
        "Passes cancelled while a node keeps moving leave few former parents behind",
        arguments: [true, false]
    )
    func cancelledMoves(comesBack: Bool) async throws {
        let moved = patientLeaf()
        var columns = [DisplayNode(Column(children: [moved.anyNode])), DisplayNode(Column())]
        // There are so many that the pass notices its cancellation while it measures them.
        let last = (0..<16).map { _ in DisplayNode(HookedLeaf {}) }
        let root = DisplayNode(Column(children: columns.map(\.anyNode) + last.map(\.anyNode)))
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
        _ = try await tree.layout(in: .unbounded)
        var counts: [Int] = []
        for _ in 0..<10 {
            try tree.update { edit in
                edit[columns[0]].children = []
                columns = [columns[1], comesBack ? columns[0] : DisplayNode(Column())]
                edit[columns[0]].children = [moved.anyNode]
                edit[root].children = columns.map(\.anyNode) + last.map(\.anyNode)
                for leaf in last { edit[leaf] = HookedLeaf { cancelCurrentTask() } }
            }
            let layout = Task { try await tree.layout(in: .unbounded) }
            await #expect(throws: CancellationError.self) { try await layout.value }
            counts.append(await tree.formerParentCount(of: moved.anyNode))
        }
        // Two former parents that are gone may not have been noticed yet.
        #expect(counts.allSatisfy { $0 <= (comesBack ? 1 : 3) }, "\(counts)")
        try tree.update { edit in for leaf in last { edit[leaf] = HookedLeaf {} } }
        let commit = try await tree.layout(in: .unbounded)
        #expect(try differencesFromCold(commit, of: root).isEmpty)
    }

    @Test(
        "A second parent that a cancelled pass has met is an error in the next one",
        arguments: Rulebook.Rule.Mode.allCases
    )
    func secondParent(mode: Rulebook.Rule.Mode) async throws {
        let shared = patientLeaf()
        let first = DisplayNode(Column(children: [shared.anyNode]))
        let second = DisplayNode(Rulebook(children: [], rules: []))
        // There are so many that the pass notices its cancellation while it measures them.
        let last = (0..<16).map { _ in DisplayNode(HookedLeaf {}) }
        let children = [first.anyNode, second.anyNode] + last.map(\.anyNode)
        let root = DisplayNode(Column(children: children))
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
        _ = try await tree.layout(in: .unbounded)
        try tree.update { edit in
            let rules = [Rulebook.Rule(child: 0, mode: mode)]
            edit[second] = Rulebook(children: [shared.anyNode], rules: rules)
            for leaf in last { edit[leaf] = HookedLeaf { cancelCurrentTask() } }
        }
        let layout = Task { try await tree.layout(in: .unbounded) }
        await #expect(throws: CancellationError.self) { try await layout.value }
        try tree.update { edit in for leaf in last { edit[leaf] = HookedLeaf {} } }
        let expected = #expect(throws: LayoutError.self) { try root.layout() }
        let error = await #expect(throws: LayoutError.self) {
            try await tree.layout(in: .unbounded)
        }
        #expect(error == expected)
    }

    /// Shows one of two columns, both, or none.
    private struct Choice: NodeContent {
        let columns: [AnyDisplayNode]
        var shown: Set<Int> = [0]
        let rest: DisplayNode<CountingLeaf>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(.vertical, alignItems: .start) {
                shown.sorted().map { columns[$0] }
                rest
            }
        }
    }

    @Test(
        "Two parents of one node may be shown in turn, but not together",
        arguments: [1, 0],
        [Cut.serial, Cut(workers: 2, budget: 1, chunk: 1)]
    )
    func inTurn(placedCount: Int, cut: Cut) async throws {
        let shared = patientLeaf()
        let untouched = Counter()
        let rule = Rulebook.Rule(child: 0, mode: placedCount == 1 ? .place : .measure)
        let asking = [
            DisplayNode(Column(children: [shared.anyNode])).anyNode,
            DisplayNode(Rulebook(children: [shared.anyNode], rules: [rule])).anyNode,
        ]
        let rest = DisplayNode(CountingLeaf(measured: untouched))
        let root = DisplayNode(Choice(columns: asking, rest: rest))
        let tree = DisplayTree(root: root, scheduler: cut.scheduler)
        _ = try await tree.layout(in: .unbounded)
        for round in 1...6 {
            let before = untouched.value
            try tree.update { $0[root].shown = [round % 2] }
            let commit = try await tree.layout(in: .unbounded)
            #expect(untouched.value == before)
            #expect(try differencesFromCold(commit, of: root).isEmpty)
            try tree.update { $0[shared].size.height += 1 }
            let edited = try await tree.layout(in: .unbounded)
            #expect(try differencesFromCold(edited, of: root).isEmpty)
        }
        try tree.update { $0[root].shown = [0, 1] }
        await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        try tree.update { $0[root].shown = [1] }
        let repaired = try await tree.layout(in: .unbounded)
        #expect(try differencesFromCold(repaired, of: root).isEmpty)
    }
}

extension DisplayTree {
    /// How many former parents a node would tell of a change, besides its current parent.
    fileprivate func formerParentCount(of node: AnyDisplayNode) -> Int {
        guard let slot = node.handle.adoption?.slot else { return 0 }
        return caches.slots.site(of: slot).record.notes?.otherParents.count ?? 0
    }
}
