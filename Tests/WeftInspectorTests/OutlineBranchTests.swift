import Testing
import Weft
import WeftInspector

@Suite("The branches of an outline")
struct OutlineBranchTests {
    private struct Pair: NodeContent {
        let first = DisplayNode(BoxContent(), name: "first")
        let second = DisplayNode(BoxContent(), name: "second")

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(.vertical) {
                first
                second
            }
        }
    }

    @Test("A diagnostic below a node does not interrupt the branch to the nodes after it")
    func diagnostics() throws {
        let outline = try DisplayNode(Pair()).layout()
            .outline(showsDiagnostics: true)
        let beginnings = outline.split(separator: "\n").map { $0.prefix(6) }
        #expect(beginnings == ["Pair  ", "├ firs", "│   ! ", "└ seco", "    ! "])
    }
}
