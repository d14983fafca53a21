import Testing
import Weft

@Suite("Nodes made in an edit that fails")
struct FailedMakingTests {
    /// A content that gives its box a width.
    private struct Frame: NodeContent {
        var width: Double
        var box = DisplayNode(BoxContent())

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[box].size = LayoutSize(width: width, height: 1)
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> { box }
    }

    /// Makes a node in an edit that fails.
    private func make(_ frame: @escaping @Sendable () -> Frame) throws -> DisplayNode<Frame> {
        var made: DisplayNode<Frame>?
        let tree = DisplayTree(root: box())
        #expect(throws: Mistake.self) {
            try tree.update { _ in
                made = DisplayNode(frame(), name: "made")
                throw Mistake()
            }
        }
        return try #require(made)
    }

    @Test("Nodes made in a failed edit have updated their subnodes nevertheless")
    func updated() async throws {
        let node = try make { Frame(width: 30) }
        #expect(try node.layout().size.width == 30)
        let commit = try await DisplayTree(root: node).layout(in: .unbounded)
        #expect(commit.size.width == 30)
    }

    @Test("Even a node that nobody keeps has updated a subnode that belongs to no tree yet")
    func notKept() throws {
        let free = box()
        let tree = DisplayTree(root: box())
        #expect(throws: Mistake.self) {
            try tree.update { _ in
                _ = DisplayNode(Frame(width: 30, box: free))
                throw Mistake()
            }
        }
        #expect(try free.layout().size.width == 30)
    }

    @Test("A node that cannot update its subnodes outside the edit is an error")
    func notUpdated() async throws {
        let taken = DisplayNode(BoxContent(), name: "taken")
        _ = try await DisplayTree(root: taken).layout(in: .unbounded)
        let node = try make { Frame(width: 30, box: taken) }
        let reason = EditError.adoptedNode("BoxContent(taken)").description
        #expect(throws: LayoutError(.subnodesNotUpdated(reason), path: "made")) {
            try node.layout()
        }
    }

    @Test("A node around a tree's node must be made inside an edit of that tree, as the error says")
    func aroundAnotherOne() async throws {
        let child = box(10, 10, name: "child")
        let root = DisplayNode(Column(children: [child.anyNode]))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        let outside = DisplayNode(Frame(width: 30, box: child), name: "frame")
        try tree.update { $0[root].children = [outside.anyNode] }
        let reason = """
            BoxContent(child): the node belongs to a tree, and only an edit of that tree can change \
            it. Make a node around it inside such an edit: tree.update { … DisplayNode(…) … }.
            """
        #expect(throws: LayoutError(.subnodesNotUpdated(reason), path: "Column ▸ frame")) {
            try root.layout()
        }
        try tree.update { edit in
            let inside = DisplayNode(Frame(width: 30, box: child), name: "frame")
            edit[root].children = [inside.anyNode]
        }
        #expect(try await tree.layout(in: .unbounded).size.width == 30)
    }

    @Test("Nodes made by an edit that fails only at its end are updated too")
    func undoneAtEnd() async throws {
        let foreign = box()
        _ = try await DisplayTree(root: foreign).layout(in: .unbounded)
        let tree = DisplayTree(root: box())
        var made: DisplayNode<Frame>?
        #expect(throws: EditError.self) {
            try tree.update { edit in
                let node = DisplayNode(Frame(width: 20))
                edit[node].width = 40
                edit[foreign].size = .zero
                made = node
            }
        }
        #expect(try #require(made).layout().size.width == 20)
    }
}
