import Testing
import Weft

@Suite("Commits of deep trees")
struct DeepCommitTests {
    /// Columns inside each other, each with a leaf of its own.
    private static func makeChain(_ depth: Int) -> (
        root: DisplayNode<Column>, leaves: [DisplayNode<BoxContent>]
    ) {
        let leaves = (0..<depth).map { _ in box() }
        var column = DisplayNode(Column())
        for leaf in leaves {
            column = DisplayNode(Column(children: [leaf.anyNode, column.anyNode]))
        }
        return (column, leaves)
    }

    @Test("To place one leaf a level anew takes about as long as a cold layout, not as its square")
    func oneLeafALevel() async throws {
        let (root, leaves) = Self.makeChain(8_000)
        let tree = DisplayTree(root: root)
        let clock = ContinuousClock()
        let cold = try await clock.measure { _ = try await tree.layout(in: .unbounded) }
        // What other tests do meanwhile may take any time; hardly in each of the passes.
        var fastest = Duration.seconds(3_600)
        for color: DisplayColor in [0x1, 0x2, 0x3, 0x4] {
            try tree.update { for leaf in leaves { $0[leaf].color = color } }
            let warm = try await clock.measure { _ = try await tree.layout(in: .unbounded) }
            #expect(leaves.allSatisfy { tree.committed?[$0].color == color })
            fastest = min(fastest, warm)
        }
        #expect(fastest < cold * 4)
    }
}
