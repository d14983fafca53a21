import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Commits of deep trees")
struct DeepCommitTests {
    /// Nested columns, each with a leaf of its own.
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

    @Test(
        "Placing a leaf on every level anew takes less than four times as long as a cold layout",
        arguments: [false, true]
    )
    func oneLeafALevel(editsStyleAbove: Bool) async throws {
        let (root, leaves) = Self.makeChain(4_000)
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
        let executor = ManualExecutor()
        /// Lays the tree out, and returns how much of this thread's time that takes.
        func layOut() async throws -> (commit: LayoutCommit, time: Duration) {
            var layout: Task<LayoutCommit, any Error>?
            let time = threadTime {
                layout = executor.start { try await tree.layout(in: .unbounded) }
            }
            return (try await #require(layout).value, time)
        }
        let cold = try await layOut().time
        var warm = Duration.seconds(1_000_000)
        for hue: UInt32 in 1...2 {
            let color = DisplayColor(hex: hue)
            try tree.update { edit in
                for leaf in leaves { edit[leaf].color = color }
                if editsStyleAbove, let column = edit[root].children.last {
                    edit[style: column].flexShrink = Double(hue)
                }
            }
            let (commit, time) = try await layOut()
            #expect(leaves.allSatisfy { commit[$0].color == color })
            warm = min(warm, time)
        }
        #expect(warm < cold * 4, "\(warm) after \(cold)")
    }
}
