import TestSupport
import Testing
import Weft

/// What passes measured without committing is examined by the next pass that does commit.
@Suite("Commits after cancelled passes")
struct CancelledPassTests {
    /// The last leaf cancels the task that measures it while this counter is 1.
    private let armed = Counter()

    private let last: DisplayNode<HookedLeaf>

    init() { last = DisplayNode(Self.leaf(armed)) }

    private static func leaf(_ armed: Counter) -> HookedLeaf {
        HookedLeaf { if armed.value > 0 { cancelCurrentTask() } }
    }

    private func makeTree(_ children: [AnyDisplayNode]) -> DisplayTree {
        let root = DisplayNode(Column(children: children + [last.anyNode]))
        return DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
    }

    /// Lays out in a pass that is cancelled when it measures the last leaf.
    private func cancelLayout(of tree: DisplayTree, width: Double) async {
        armed.add()
        let layout = Task { try await tree.layout(in: SizeRange(width: width)) }
        await #expect(throws: CancellationError.self) { try await layout.value }
        armed.add(-1)
    }

    @Test("A node's current content shows, even below nodes that were measured in another range")
    func otherRange() async throws {
        let leaf = box()
        var top = leaf.anyNode
        for _ in 0..<3 { top = DisplayNode(Column(children: [top])).anyNode }
        let tree = makeTree([top])
        _ = try await tree.layout(in: SizeRange(width: 320))
        await cancelLayout(of: tree, width: 100)
        try tree.update { $0[leaf].color = 0x00FF00 }
        let commit = try await tree.layout(in: SizeRange(width: 320))
        #expect(commit[leaf].color == 0x00FF00)
    }

    @Test("A moved node is not asked its former parent's question again")
    func formerQuestion() async throws {
        let moving = DisplayNode(Rulebook(children: [], rules: []))
        let wide = Rulebook.Rule(child: 0, width: 300)
        let former = DisplayNode(Rulebook(children: [moving.anyNode], rules: [wide]))
        let origin = DisplayNode(Column(children: [former.anyNode]))
        let target = DisplayNode(Rulebook(children: [moving.anyNode], rules: []))
        let tree = makeTree([origin.anyNode, target.anyNode])
        _ = try await tree.layout(in: SizeRange(width: 320))
        try tree.update { edit in
            edit[origin].children = []
            edit[target].rules = [Rulebook.Rule(child: 0, width: 100)]
        }
        // The first pass links the node to its new parent, which is measured again in the second.
        for _ in 0..<2 {
            try tree.update { $0[last] = Self.leaf(armed) }
            await cancelLayout(of: tree, width: 320)
        }
        // The node could no longer answer the former question.
        let foreign = box()
        let other = DisplayTree(root: foreign)
        _ = try await other.layout(in: .unbounded)
        try tree.update { edit in
            edit[moving].children = [foreign.anyNode]
            edit[moving].rules = [Rulebook.Rule(child: 0, widths: 200...1_000)]
        }
        let commit = try await tree.layout(in: SizeRange(width: 320))
        #expect(commit.supernode(of: moving) == target.anyNode)
        #expect(!commit.contains(former))
        withExtendedLifetime(other) {}
    }

    @Test("A node is not measured for a place that an ancestor has lost", arguments: [0, 1, 3])
    func lostPlace(wrappers: Int) async throws {
        let guest = box()
        let inner = DisplayNode(
            Rulebook(children: [guest.anyNode], rules: [Rulebook.Rule(child: 0)])
        )
        var top = inner.anyNode
        for _ in 0...wrappers { top = DisplayNode(Column(children: [top])).anyNode }
        let origin = DisplayNode(Column(children: [top]))
        let other = DisplayNode(Column())
        let tree = makeTree([other.anyNode, origin.anyNode])
        _ = try await tree.layout(in: SizeRange(width: 320))
        // The answer of `inner` stays the same, so nothing above it is measured.
        try tree.update { edit in
            edit[inner].rules = [Rulebook.Rule(child: 0, width: 50)]
            edit[last] = Self.leaf(armed)
        }
        await cancelLayout(of: tree, width: 320)
        try tree.update { edit in
            edit[origin].children = []
            edit[other].children = [guest.anyNode]
        }
        let commit = try await tree.layout(in: SizeRange(width: 320))
        #expect(commit.supernode(of: guest) == other.anyNode)
        #expect(commit.nodeCount == 5)
    }
}
