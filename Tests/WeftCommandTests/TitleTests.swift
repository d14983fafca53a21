import Testing

@Suite("Titles of documents")
struct TitleTests {
    @Test("An id that is not a string is also a title, in drawings and in messages")
    func number() {
        let input = #"{"id": 7, "root": {"type": "leaf"}}"#
        #expect(Run(["render", "-o", "-"], input: input).output.contains("<title>7</title>"))
        #expect(Run(["layout"], input: input).errors.hasPrefix("weft: id 7: document ▸ "))
    }

    @Test("Control characters in an id that is not a string are escaped in messages")
    func controls() {
        let input = "{\"id\": [\"\u{9B}2J\u{2028}\"], \"root\": {\"type\": \"leaf\"}}"
        let errors = Run(["layout"], input: input).errors
        #expect(errors.hasPrefix(#"weft: id ["\u{9B}2J\u{2028}"]: document ▸ "#))
    }

    @Test("An empty id is not a title, but is quoted in messages")
    func empty() {
        let input = #"{"id": "", "root": {"type": "leaf"}}"#
        #expect(!Run(["render", "-o", "-"], input: input).output.contains("<title></title>"))
        let page = Run(["inspect", "-o", "-"], input: input)
        #expect(page.output.contains("<h1>document</h1>"))
        #expect(page.errors.hasPrefix("weft: \"\": document ▸ "))
    }
}
