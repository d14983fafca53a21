import Testing
import Weft

@Suite("Overlapping accesses in an edit")
struct OverlappingEditTests {
    /// A content that makes a node in the middle of a write to itself.
    private struct Grower: NodeContent {
        var items = [1, 2, 3]

        mutating func grow(_ me: DisplayNode<Grower>) {
            _ = DisplayNode(Intruder(target: me))
            items.append(4)
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            SpacerLayoutSpec()
        }
    }

    /// A content that writes to another node when its own is made.
    private struct Intruder: NodeContent {
        let target: DisplayNode<Grower>

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[target].items = []
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            SpacerLayoutSpec()
        }
    }

    @Test("A write to a node in the middle of a write to it ends the program")
    func overlap() async {
        await #expect(processExitsWith: .failure) {
            let node = DisplayNode(Grower())
            try DisplayTree(root: node).update { $0[node].grow(node) }
        }
    }

    @Test("One after the other they are fine, also those of a node that is made between them")
    func sequence() throws {
        let node = DisplayNode(Grower())
        let tree = DisplayTree(root: node)
        try tree.update { edit in
            edit[node].items.append(4)
            _ = DisplayNode(Intruder(target: node))
            edit[node].items.append(5)
            #expect(edit[node].items == [5])
        }
    }
}
