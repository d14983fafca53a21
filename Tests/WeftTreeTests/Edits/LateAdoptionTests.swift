import TestSupport
import Testing
import Weft

@Suite("Nodes that a tree adopts while something else writes to them")
struct LateAdoptionTests {
    /// A content that writes to its leaf right before a tree adopts the leaf.
    private struct Loser: NodeContent {
        let leaf: DisplayNode<BoxContent>
        let tree: DisplayTree

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[leaf].size = LayoutSize(width: 50, height: 50)
            do {
                try tree.update { $0[leaf].color = 0x00FF00 }
            } catch {
                Issue.record(error)
            }
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> { leaf }
    }

    @Test("The tree keeps its own content, and the node that wrote fails")
    func adoptedMeanwhile() async throws {
        let leaf = DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10)), name: "leaf")
        let tree = DisplayTree(root: leaf)
        let loser = DisplayNode(Loser(leaf: leaf, tree: tree), name: "loser")
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size.width == 10)
        #expect(try tree.update { $0[leaf].size?.width } == 10)
        let reason = EditError.adoptedNode("BoxContent(leaf)").description
        #expect(throws: LayoutError(.subnodesNotUpdated(reason), path: "loser")) {
            try loser.layout()
        }
    }

    @Test("An edit that loses a node to another tree fails and gives its other nodes back")
    func lostToAnotherTree() async throws {
        let tree = DisplayTree(root: box())
        let other = DisplayTree(root: box())
        for _ in 0..<500 {
            let (free, lost) = (box(), box(name: "lost"))
            #expect(throws: EditError.foreignNode("BoxContent(lost)")) {
                try tree.update { edit in
                    edit[free].size = .zero
                    edit[lost].size = .zero
                    onOtherThread {
                        #expect(throws: Never.self) { try other.update { $0[lost].color = 0xFF } }
                    }
                }
            }
            try other.update { edit in
                #expect(edit[free].size == LayoutSize(width: 10, height: 10))
                edit[free].size = .zero
            }
        }
        #expect(await tree.slotCount < 100)
    }
}
