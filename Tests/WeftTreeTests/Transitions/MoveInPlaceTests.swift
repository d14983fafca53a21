import Testing
import Weft
import WeftTesting

@Suite("Moves that change nothing visible")
struct MoveInPlaceTests {
    /// Shows a leaf in the same place, either directly or in a shell.
    private struct Wrapping: NodeContent {
        var isWrapped = false
        let leaf: DisplayNode<BoxContent>
        let shell: DisplayNode<Shell>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            AnyLayoutElement(isWrapped ? shell.inset(10) : leaf.inset(10))
        }
    }

    @Test("A node that moves to another supernode in the same place gets its frame there")
    func newSupernode() async throws {
        let leaf = box()
        let shell = DisplayNode(Shell(inner: leaf.anyNode))
        let root = DisplayNode(Wrapping(leaf: leaf, shell: shell))
        let tree = DisplayTree(root: root)
        var host = LayoutMirror()
        for isWrapped in [false, true, false] {
            try tree.update { $0[root].isWrapped = isWrapped }
            let commit = try await tree.layout(in: .unbounded)
            host.mount(commit)
            #expect(host.differences(from: commit) == [])
            #expect(commit.frame(of: leaf)?.origin == LayoutPoint(x: 10, y: 10))
        }
    }
}
