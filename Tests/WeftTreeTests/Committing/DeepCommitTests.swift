import TestSupport
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
        let cold = try await ContinuousClock().measure {
            _ = try await tree.layout(in: .unbounded)
        }
        var hue: UInt32 = 0
        let warm = try await shortestWait {
            hue += 1
            let color = DisplayColor(hex: hue)
            try tree.update { for leaf in leaves { $0[leaf].color = color } }
            let commit = try await tree.layout(in: .unbounded)
            #expect(leaves.allSatisfy { commit[$0].color == color })
        }
        #expect(warm < cold * 4, "\(warm) after \(cold)")
    }
}
