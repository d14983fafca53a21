import Testing
import Weft

@Suite("Names that several nodes share")
struct SharedNameTests {
    private struct List: NodeContent {
        var rows: [DisplayNode<Row>]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical, children: rows)
        }
    }

    private struct Row: NodeContent {
        let title: DisplayNode<BoxContent>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement { title }
    }

    private func row(named name: String) -> DisplayNode<Row> {
        let odd = BoxContent(size: LayoutSize(width: .nan, height: 10))
        return DisplayNode(Row(title: DisplayNode(odd, name: "title")), name: name)
    }

    @Test("A step to a node whose name its siblings share begins with the property that holds it")
    func siblings() throws {
        let rows = ["row", "row", "last"].map { row(named: $0) }
        let commit = try DisplayNode(List(rows: rows), name: "list").layout()
        #expect(
            commit.diagnostics.map(\.path) == [
                "list ▸ rows[0] row ▸ title", "list ▸ rows[1] row ▸ title", "list ▸ last ▸ title",
            ]
        )
    }
}
