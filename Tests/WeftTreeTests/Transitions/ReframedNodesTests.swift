import TestSupport
import Testing
import Weft
import WeftTesting

@Suite("Nodes that a transition reframes or moves")
struct ReframedNodesTests {
    @Test("A root that is larger in another range is reframed although nothing is measured")
    func root() async throws {
        let root = box(10, 10)
        let tree = DisplayTree(root: root)
        let largest = LayoutSize(width: 100, height: 100)
        let first = try await tree.layout(in: SizeRange(max: largest))
        let smallest = LayoutSize(width: 50, height: 50)
        let second = try await tree.layout(in: SizeRange(min: smallest, max: largest))
        #expect(second.statistics.measurementCount == 0)
        let transition = LayoutTransition(from: first, to: second)
        #expect(transition.reframed.map(\.node) == [root.anyNode])
        #expect(transition.reframed.map(\.to.size) == [smallest])
        #expect(!transition.isEmpty)
        // Before the beginning and after the end, the change goes on along the same line.
        let change = try #require(transition.reframed.first)
        #expect([-0.125, 1.5].map { change.frame(at: $0).width } == [5, 70])
    }

    /// A content that aligns its nodes with the end of its width.
    private struct Trailing: NodeContent {
        let children: [AnyDisplayNode]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(.vertical, alignItems: .end, children: children)
        }
    }

    @Test("Between reference layouts, each node is reframed once")
    func reference() throws {
        let leaf = box(10, 10)
        let root = DisplayNode(Trailing(children: [leaf.anyNode]))
        let commits = try [300.0, 200].map { width in
            let size = LayoutSize(width: width, height: 50)
            return try root.layout(in: SizeRange(min: size, max: size))
        }
        let transition = LayoutTransition(from: commits[0], to: commits[1])
        #expect(transition.reframed.map(\.node) == [leaf.anyNode, root.anyNode])
        #expect(transition.reframed.map(\.to.minX) == [190, 0])
    }

    @Test("A node that has the same frame in a supernode at another place is reframed")
    func sameFrameElsewhere() async throws {
        let leaf = box(10, 10)
        let columns = [
            DisplayNode(Column(children: [leaf.anyNode])), DisplayNode(Column(children: [])),
        ]
        let first = box(20, 20).anyNode
        let root = DisplayNode(
            Column(children: [columns[0].anyNode, first, columns[1].anyNode])
        )
        let tree = DisplayTree(root: root)
        let before = try await tree.layout(in: .unbounded)
        try tree.update { edit in
            edit[columns[0]].children = []
            edit[columns[1]].children = [leaf.anyNode]
        }
        let after = try await tree.layout(in: .unbounded)
        #expect(before.frameInSupernode(of: leaf) == after.frameInSupernode(of: leaf))
        let transition = LayoutTransition(from: before, to: after)
        let change = transition.reframed.first { $0.node == leaf.anyNode }
        #expect(change?.from.origin == LayoutPoint(x: 0, y: -30))
        #expect(change?.to.origin == .zero)
        #expect(transition.moved.map(\.from.depth) == [2])
        #expect(transition.moved.map(\.to.depth) == [2])
    }

    /// A leaf that reads its width from outside its content, as no leaf should.
    private struct Moody: LeafContent {
        let width: Counter

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            LeafMeasurement(size: LayoutSize(width: Double(width.value), height: 10))
        }
    }

    @Test("A leaf that answers differently to the same question is reframed")
    func otherAnswer() async throws {
        let width = Counter()
        let leaf = DisplayNode(Moody(width: width))
        let tree = DisplayTree(root: DisplayNode(Column(children: [leaf.anyNode])))
        let first = try await tree.layout(in: SizeRange(width: 100))
        var mirror = LayoutMirror()
        mirror.mount(first)
        // After that many questions, the first answer is no longer cached.
        for more in 1...7 { _ = try await tree.layout(in: SizeRange(width: 100 + Double(more))) }
        width.add(20)
        let last = try await tree.layout(in: SizeRange(width: 100))
        #expect(last.frame(of: leaf)?.width == 20)
        #expect(mirror.mount(last).reframed.contains { $0.node == leaf.anyNode })
        #expect(mirror.differences(from: last) == [])
    }

    @Test("Nodes may change nothing but their order")
    func orderAlone() async throws {
        let nodes = [box(0, 0).anyNode, box(0, 0).anyNode]
        let root = DisplayNode(Switching(shown: nodes, others: nodes.reversed()))
        let tree = DisplayTree(root: root)
        func layout(_ height: Double) async throws -> LayoutCommit {
            try await tree.layout(in: SizeRange(max: LayoutSize(width: 100, height: height)))
        }
        let first = try await layout(Switching.shownHeight)
        let transition = LayoutTransition(from: first, to: try await layout(90))
        #expect(transition.moved.count == 1)
        #expect(transition.reframed == [] && transition.updated == [])
        #expect(!transition.isEmpty)
    }
}
