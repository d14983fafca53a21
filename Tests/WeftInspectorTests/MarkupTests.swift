import Testing
import WeftInspector

@Suite("Texts in XML")
struct MarkupTests {
    @Test(
        "Characters with a meaning in XML are escaped, and so is white space other than blanks",
        arguments: [
            ("a b", "a b"), ("<a>", "&lt;a&gt;"), ("&amp;", "&amp;amp;"), ("\"", "&quot;"),
            ("'", "&#39;"), ("\t", "&#9;"), ("\n", "&#10;"), ("\r", "&#13;"),
            ("\r\n", "&#13;&#10;"), ("é𝄞\u{301}", "é𝄞\u{301}"),
        ]
    )
    func escaped(text: String, escaped: String) {
        #expect(text.xmlEscaped == escaped)
        #expect(text[...].xmlEscaped == escaped)
    }

    @Test(
        "A character that XML cannot hold becomes the replacement character",
        arguments: ["\u{0}", "\u{8}", "\u{B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"]
    )
    func impossible(character: String) {
        #expect("a\(character)b".xmlEscaped == "a\u{FFFD}b")
    }
}
