import TestSupport
import Testing
import Weft

@Suite("Identities of nodes")
struct NodeIdentityTests {
    /// A row that holds the identity of the list that contains it.
    private struct Row: NodeContent {
        let list: DisplayNodeID?
        let label = box()

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> { label }
    }

    @Test("A node above can be found by the identity that a content holds")
    func upwards() async throws {
        let list = DisplayNode(Column())
        let tree = DisplayTree(root: list)
        let row = DisplayNode(Row(list: list.id))
        try tree.update { $0[list].children = [box().anyNode, row.anyNode] }
        let commit = try await tree.layout(in: .unbounded)
        let id = try #require(commit[row].list)
        #expect(commit.node(with: id) == list.anyNode)
        try tree.update { edit in
            let found = edit.node(with: id).flatMap { DisplayNode<Column>(narrowing: $0) }
            let owner = try #require(found)
            edit[owner].children.removeAll { $0 == row }
        }
        #expect(try await tree.layout(in: .unbounded).nodeCount == 2)
    }

    @Test("A handle without a type can be compared with those that have one")
    func comparing() {
        let (first, second) = (box(), box())
        #expect(first.anyNode == first && first == first.anyNode)
        #expect(first.anyNode != second && first != second.anyNode)
        #expect(!(first.anyNode != first) && !(first != first.anyNode))
    }

    @Test("An empty name counts as no name")
    func emptyName() throws {
        let leaf = DisplayNode(BoxContent(size: .zero), name: "")
        #expect(leaf.name == nil)
        #expect(leaf.debugDescription == "BoxContent(\(leaf.id))")
        let tree = DisplayTree(root: leaf)
        try tree.update { $0[environment: leaf].displayScale = 2 }
        #expect(leaf.name == nil)
    }

    @Test("The paths of many nodes equal the path of each node that has a place")
    func paths() throws {
        let leaves = (0..<20).map { _ in box() }
        let inner = DisplayNode(Column(children: leaves.map(\.anyNode)))
        let commit = try DisplayNode(Column(children: [inner.anyNode])).layout()
        let paths = commit.paths(of: commit.nodes + [box().anyNode])
        #expect(paths.count == 22)
        for (node, path) in paths { #expect(commit.path(of: node) == path) }
        #expect(paths[leaves[3].anyNode]?.hasSuffix("children[3] BoxContent") == true)
    }

    @Test("The paths of a commit are those of its contents, whatever was edited since")
    func formerPaths() async throws {
        let leaves = [box(), box()].map(\.anyNode)
        let root = DisplayNode(Column(children: leaves))
        let tree = DisplayTree(root: root)
        let commit = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children = leaves.reversed() }
        #expect(commit.path(of: leaves[0]) == "Column ▸ children[0] BoxContent")
        #expect(commit.paths(of: leaves)[leaves[1]] == "Column ▸ children[1] BoxContent")
    }

    @Test("A commit finds the nodes that have a place in it, and no others")
    func places() async throws {
        let leaves = (0..<3).map { _ in box() }
        let root = DisplayNode(Column(children: leaves.map(\.anyNode)))
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children.removeLast(1) }
        let second = try await tree.layout(in: .unbounded)
        let cold = try root.layout()
        for leaf in leaves {
            #expect(first.node(with: leaf.id) == leaf.anyNode)
            let isLeft = leaf == leaves[2]
            #expect(second.node(with: leaf.id) == (isLeft ? nil : leaf.anyNode))
            #expect(cold.node(with: leaf.id) == (isLeft ? nil : leaf.anyNode))
        }
        #expect(try tree.update { $0.node(with: leaves[2].id) } == leaves[2].anyNode)
        let other = DisplayTree(root: box())
        #expect(try other.update { $0.node(with: leaves[0].id) } == nil)
        #expect(other.revision == 0)
    }

    @Test("An identity does not keep its node alive, and stays the same when the node is gone")
    func lifetime() throws {
        let living = Counter()
        var node: DisplayNode<CountingLeaf>? = DisplayNode(CountingLeaf(probe: LifeProbe(living)))
        let id = try #require(node?.id)
        #expect(living.value == 1)
        #expect(id == node?.id)
        let text = id.debugDescription
        node = nil
        #expect(living.value == 0)
        let tree = DisplayTree(root: box())
        #expect(try tree.update { $0.node(with: id) } == nil)
        #expect(id.debugDescription == text)
        #expect(Set([id, id]).count == 1 && id < box().id)
    }

    @Test("A handle without a type can be turned back into one of the right type only")
    func types() throws {
        let leaf = box()
        #expect(DisplayNode<BoxContent>(narrowing: leaf.anyNode) == leaf)
        #expect(DisplayNode<TextContent>(narrowing: leaf.anyNode) == nil)
        let column = DisplayNode(Column(children: [leaf.anyNode]))
        #expect(DisplayNode<Column>(narrowing: column.anyNode) == column)
        #expect(DisplayNode<Pile>(narrowing: column.anyNode) == nil)
    }

    @Test("Nodes can be made from contents of any type, and with a style as a value")
    func making() throws {
        let contents: [any LeafContent] = [TextContent("a"), BoxContent()]
        let leaves = contents.map { AnyDisplayNode($0, name: "leaf") { $0.width = 30 } }
        #expect(leaves.map(\.debugDescription) == ["TextContent(leaf)", "BoxContent(leaf)"])
        let content: any NodeContent = Column(children: leaves)
        let root = AnyDisplayNode(content, name: "root") { $0.maxHeight = 50 }
        #expect(root.name == "root")
        let commit = try root.layout(in: SizeRange(maxWidth: 300))
        #expect(leaves.map { commit.frame(of: $0)?.width } == [30, 30])
        #expect(commit.style(of: root)?.maxHeight == 50)
        let tile = LayoutElementStyle { $0.width = 30 }
        #expect(try DisplayNode(BoxContent(), style: tile).layout().size.width == 30)
        let column = DisplayNode(Column(children: []), style: tile)
        #expect(try column.layout().style(of: column) == tile)
        let texts = leaves.compactMap { DisplayNode<TextContent>(narrowing: $0) }
        #expect(commit.paths(of: texts) == [texts[0]: "root ▸ children[0] leaf"])
        #expect(try AnyDisplayNode(BoxContent(), style: tile).layout().size.width == 30)
        #expect(AnyDisplayNode(Column(children: []), name: "empty", style: tile).name == "empty")
    }

    /// The test is that this compiles: what it uses is declared for the compiler's messages.
    @available(*, unavailable)
    private func properties(
        of node: DisplayNode<Column>,
        _ erased: AnyDisplayNode,
        in commit: LayoutCommit
    ) throws {
        #expect(node.children.isEmpty && commit[node].children.isEmpty)
        _ = commit[erased]
        try DisplayTree(root: node).update { edit in
            node.children = []
            edit[node].children = []
            _ = edit[erased]
            _ = edit[node.flexShrink(1)]
        }
    }
}
