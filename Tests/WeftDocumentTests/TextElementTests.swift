import Testing
import Weft
import WeftDocument

@Suite("Texts in documents")
struct TextElementTests {
    @Test("A text with a string keeps its line height, number of lines and truncation")
    func attributes() throws {
        let document = try LayoutDocument(
            parsing: """
                {"root": {
                    "type": "text", "name": "title", "string": "a b", "lineHeightMultiple": 2,
                    "maximumNumberOfLines": 3, "truncation": "clip"
                }}
                """
        )
        let node = try #require(document["title"])
        let content = try #require(try document.layout().content(of: node) as? TextContent)
        let expected = TextContent(
            "a b",
            lineHeightMultiple: 2,
            maximumNumberOfLines: 3,
            truncation: .clip
        )
        #expect(content == expected)
    }
}
