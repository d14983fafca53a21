import Testing
import Weft

@Suite("Nodes that a motion puts in their places at once")
struct ImmediateNodeTests {
    private func start(of node: some NodeReference, in motion: LayoutMotion) -> LayoutRect? {
        motion.nodes.first { $0.node == node.anyNode }?.start
    }

    @Test("An immediate node is where the commit has it, even if everything else is shifted")
    func anchor() async throws {
        let (row, dragged) = (box(), box())
        let list = DisplayNode(Column(children: [row.anyNode, dragged.anyNode]))
        let tree = DisplayTree(root: list)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[list].children = [box(10, 30), dragged, row].map(\.anyNode) }
        let second = try await tree.layout(in: .unbounded)
        let motion = LayoutMotion(from: nil, to: first)
            .retargeted(to: second, at: 1, anchor: row, immediate: [dragged])
        #expect(motion.shift.y == 40)
        #expect(start(of: row, in: motion)?.minY == 40)
        #expect(start(of: dragged, in: motion)?.minY == 30)
    }

    @Test("What an immediate node keeps is in its place at once, even if what was around it leaves")
    func unwrapped() async throws {
        let leaf = box()
        let wrapper = DisplayNode(Column(children: [box(), leaf].map(\.anyNode)))
        let dragged = DisplayNode(Column(children: [wrapper.anyNode]))
        let root = DisplayNode(Column(children: [dragged.anyNode]))
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { edit in
            edit[dragged].children = [leaf.anyNode]
            edit[root].children = [box(10, 70).anyNode, dragged.anyNode]
        }
        let second = try await tree.layout(in: .unbounded)
        let motion = LayoutMotion(from: nil, to: first)
            .retargeted(to: second, at: 1, immediate: [dragged])
        #expect(start(of: dragged, in: motion)?.minY == 70)
        #expect(start(of: leaf, in: motion)?.minY == 70)
    }
}
