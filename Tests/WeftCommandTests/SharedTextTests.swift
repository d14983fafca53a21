import Testing
import WeftArguments

@Suite("Texts shared by all programs")
struct SharedTextTests {
    @Test("A count comes with its noun in the singular or the plural")
    func counts() {
        #expect([0, 1, 2].map { counted($0, "tree") } == ["0 trees", "1 tree", "2 trees"])
    }

    @Test("The rows of a table have no trailing blanks")
    func table() {
        let table = Table([("name", 6), ("é", 3), ("b", 3)])
        #expect(table.row(["ä", "", ""]) == "ä")
        #expect(table.row(["ä", "é", ""]) == "ä        é")
        #expect(table.header == "name     é   b")
    }
}
