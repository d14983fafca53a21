import Testing
import WeftLayout

@Suite("Contents with text")
struct TextContentTests {
    @Test("Every argument of the initialiser is a property that can be changed")
    func properties() {
        let made = TextContent(
            "Ada",
            fontSize: 20,
            isBold: true,
            lineHeightMultiple: 1.5,
            maximumNumberOfLines: 2,
            truncation: .clip,
            color: 0x0A84FF
        )
        var changed = TextContent("")
        changed.string = "Ada"
        changed.fontSize = 20
        changed.isBold = true
        changed.lineHeightMultiple = 1.5
        changed.maximumNumberOfLines = 2
        changed.truncation = .clip
        changed.color = 0x0A84FF
        #expect(changed == made)
        #expect(changed.fontSize == 20 && changed.isBold && changed.lineHeightMultiple == 1.5)
        let attributes = TextAttributes(
            fontSize: 20,
            isBold: true,
            lineHeightMultiple: 1.5,
            maximumNumberOfLines: 2,
            truncation: .clip
        )
        #expect(TextContent("Ada", attributes: attributes, color: 0x0A84FF) == made)
    }
}
