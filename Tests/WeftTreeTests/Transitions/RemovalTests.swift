import Testing
import Weft

@Suite("Nodes that a transition removes")
struct RemovalTests {
    @Test("Subnodes are removed before their supernode, the last ones first")
    func order() throws {
        let leaves = [box(), box()].map(\.anyNode)
        let inner = DisplayNode(Column(children: leaves))
        let root = DisplayNode(Column(children: [inner.anyNode]))
        let removed = LayoutTransition(from: try root.layout(), to: nil).removed.map(\.node)
        #expect(removed == [leaves[1], leaves[0], inner.anyNode, root.anyNode])
    }

    @Test("Subnodes are removed first even if their supernode entered the tree after them")
    func laterSupernode() async throws {
        let leaf = box()
        let inner = DisplayNode(Column(children: [leaf.anyNode]))
        let root = DisplayNode(Column(children: [inner.anyNode]))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        let outer = DisplayNode(Column(children: [inner.anyNode]))
        try tree.update { $0[root].children = [outer.anyNode] }
        let wrapped = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children = [] }
        let empty = try await tree.layout(in: .unbounded)
        let transition = LayoutTransition(from: wrapped, to: empty)
        let nodes = [leaf.anyNode, inner.anyNode, outer.anyNode]
        #expect(transition.removed.map(\.node) == nodes)
        #expect(transition.inverted.inserted.map(\.node) == nodes.reversed())
    }
}
