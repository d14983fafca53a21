import Testing

@Suite("Titles of documents")
struct TitleTests {
    @Test("An id that is no string is a title, too, in drawings and in messages")
    func number() {
        let input = #"{"id": 7, "root": {"type": "leaf"}}"#
        #expect(Run(["render", "-o", "-"], input: input).output.contains("<title>7</title>"))
        #expect(Run(["layout"], input: input).errors.hasPrefix("weft: id 7: document ▸ "))
    }
}
