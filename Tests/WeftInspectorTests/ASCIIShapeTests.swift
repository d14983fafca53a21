import Testing
import Weft
import WeftInspector

@Suite("Shapes in character drawings")
struct ASCIIShapeTests {
    private func drawing(width: Double, height: Double, columns: Int) throws -> String {
        let size = LayoutSize(width: width, height: height)
        return try DisplayNode(BoxContent(size: size)).layout().ascii(columns: columns)
    }

    @Test("A very flat or very narrow box still shows both of its long edges")
    func longBoxes() throws {
        #expect(
            try drawing(width: 100, height: 2, columns: 10) == """
                ┌Box─────┐
                └────────┘

                """
        )
        #expect(
            try drawing(width: 2, height: 100, columns: 4) == """
                ┌┐
                ││
                ││
                └┘

                """
        )
    }

    @Test("A box without a width is a line at its left edge")
    func line() throws {
        #expect(try drawing(width: 0, height: 8, columns: 4) == "│\n│\n│\n│\n")
    }

    @Test("A box without a height is one line, and one without any size is a dot")
    func flat() throws {
        #expect(try drawing(width: 8, height: 0, columns: 8) == "─Box────\n")
        #expect(try drawing(width: 0, height: 0, columns: 8) == "·\n")
    }

    @Test("A box without a size is a dot, but does not hide an edge that it lies on")
    func point() throws {
        let outer = LayoutRect(x: 0, y: 0, width: 10, height: 8)
        let nodes = [
            Stage.box("outer", outer), Stage.box("corner", .zero),
            Stage.box("dot", LayoutRect(x: 6, y: 4, width: 0, height: 0)),
        ]
        let drawing = try Stage.commit(nodes, width: 10, height: 8).ascii(columns: 11)
        #expect(
            drawing == """
                ┌stage────┐
                │outer    │
                │     ·   │
                └─────────┘

                """,
            "\(drawing)"
        )
    }

    @Test("The names of boxes in one place follow each other downwards as long as there is room")
    func names() throws {
        let frame = LayoutRect(x: 0, y: 0, width: 18, height: 8)
        let nodes = ["one", "two", "three", "four", "five"].map { Stage.box($0, frame) }
        let drawing = try Stage.commit(nodes, width: 18, height: 8).ascii(columns: 9)
        #expect(
            drawing == """
                ┌stage──┐
                └one────┘

                """,
            "\(drawing)"
        )
    }

    @Test("A node that sticks out of the root on the left and at the top is drawn")
    func overhang() throws {
        let badge = Stage.box("b", LayoutRect(x: -4, y: -4, width: 8, height: 8))
        let drawing = try Stage.commit([badge], width: 8, height: 8).ascii(columns: 13)
        #expect(
            drawing == """
                ┌b──────┐
                │       │
                │   ┌stage──┐
                │   │   │   │
                └───┼───┘   │
                    │       │
                    └───────┘

                """,
            "\(drawing)"
        )
    }

    @Test("A drawing has at least 2 and at most 1,000 columns")
    func columns() throws {
        let commit = try DisplayNode(BoxContent(size: LayoutSize(width: 500, height: 2))).layout()
        let lines = commit.ascii(columns: 3_000).split(separator: "\n")
        #expect(lines.map(\.count) == [1_000, 1_000])
        for columns in [.min, -1, 0, 1] {
            #expect(commit.ascii(columns: columns) == commit.ascii(columns: 2))
        }
    }
}
