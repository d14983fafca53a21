import Testing
import Weft

@Suite("Deep and large trees")
struct DepthTests {
    private func chain(_ count: Int, _ living: Counter? = nil) -> (
        top: AnyDisplayNode, leaf: DisplayNode<BoxContent>
    ) {
        let leaf = box(7, 7)
        var top = leaf.anyNode
        for _ in 0..<count {
            let content = Column(children: [top], probe: living.map { LifeProbe($0) })
            top = DisplayNode(content).anyNode
        }
        return (top, leaf)
    }

    @Test("A chain of 100,000 nodes that no tree has adopted is released")
    func releaseOfChain() {
        let living = Counter()
        do { _ = chain(100_000, living) }
        #expect(living.value == 0)
    }

    @Test("A chain of 20,000 nodes is laid out, edited, and released")
    func chainIsLaidOut() async throws {
        let living = Counter()
        do {
            let (top, leaf) = chain(20_000, living)
            let tree = DisplayTree(root: top)
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.nodeCount == 20_001)
            #expect(commit.size == LayoutSize(width: 7, height: 7))
            #expect(commit.statistics.measurements == 20_001)
            try tree.update { $0[leaf].size = LayoutSize(width: 9, height: 9) }
            let second = try await tree.layout(in: .unbounded)
            #expect(second.size == LayoutSize(width: 9, height: 9))
            #expect(second.statistics.measurements == 20_001)
            let cold = try top.layout()
            #expect(cold.nodes == second.nodes)
            #expect(
                cold.nodes.allSatisfy {
                    cold.frameInSupernode(of: $0) == second.frameInSupernode(of: $0)
                }
            )
        }
        #expect(living.value == 0)
    }

    /// A content that nests specs.
    private struct Onion: NodeContent {
        let core: AnyDisplayNode
        var layers: Int

        func layoutSpec(thatFits constrainedSize: SizeRange) -> AnyElement {
            var element: any LayoutElement = core
            for _ in 0..<layers { element = WrapperLayoutSpec(element) }
            return AnyElement(element)
        }
    }

    @Test("Nodes and specs, both nested deep, end the stack nowhere")
    func nestedSpecs() async throws {
        var top = box(3, 3).anyNode
        for _ in 0..<20 { top = DisplayNode(Onion(core: top, layers: 900)).anyNode }
        let commit = try await DisplayTree(root: top).layout(in: .unbounded)
        #expect(commit.nodeCount == 21)
        #expect(commit.size == LayoutSize(width: 3, height: 3))
        #expect(try differencesFromCold(commit, of: top).isEmpty)
    }

    @Test("100,000 nodes are removed in one edit, from the tree and from a mirror")
    func massRemoval() async throws {
        let living = Counter()
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            edit[root].children = (0..<100).map { _ in
                let leaves = (0..<1_000).map { _ in box(1, 1).anyNode }
                return DisplayNode(Column(children: leaves, probe: LifeProbe(living))).anyNode
            }
        }
        var mirror = LayoutMirror()
        mirror.mount(try await tree.layout(in: .unbounded))
        #expect(mirror.nodeCount == 100_101)
        try tree.update { $0[root].children = [] }
        let transition = mirror.mount(try await tree.layout(in: .unbounded))
        #expect(transition.removed.count == 100_100)
        #expect(mirror.nodeCount == 1)
        #expect(living.value == 0 || living.value == 100)
    }
}
