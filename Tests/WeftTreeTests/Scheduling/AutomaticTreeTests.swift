import Testing
import Weft

@Suite("Automatic trees")
struct AutomaticTreeTests {
    @Test("An automatic tree lays itself out after edits, in the last range")
    func automatic() async throws {
        let leaf = box()
        let tree = DisplayTree(
            root: DisplayNode(Column(children: [leaf.anyNode])),
            relayout: .automatic
        )
        _ = try await tree.layout(in: SizeRange(width: 200))
        for round in 1...50 {
            try tree.update { $0[leaf].size?.height += 1 }
            if round % 10 == 0 {
                let commit = try await tree.commit(atLeast: tree.revision)
                #expect(commit.size == LayoutSize(width: 200, height: Double(10 + round)))
            }
        }
    }

    @Test("An automatic tree does nothing before its first layout, and ends with its holder")
    func automaticEnds() async throws {
        let leaf = box()
        var tree: DisplayTree? = DisplayTree(root: leaf, relayout: .automatic)
        weak let observed = tree
        try tree?.update { $0[leaf].size = .zero }
        #expect(tree?.committed == nil)
        tree = nil
        #expect(observed == nil)
    }
}
