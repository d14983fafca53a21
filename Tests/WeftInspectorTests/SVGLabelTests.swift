import Testing
import Weft

@testable import WeftInspector

@Suite("Labels in SVG drawings")
struct SVGLabelTests {
    @Test("A label without room for the size shows only the name")
    func nameAlone() throws {
        let content = BoxContent(size: LayoutSize(width: 30, height: 12))
        let svg = try DisplayNode(content, name: "abcdefgh").layout().svg(SVGOptions(zoom: 1))
        #expect(svg.contains(">abcdefgh</text>"))
    }

    @Test("A label is as wide as it was measured, whatever font it is drawn in")
    func length() throws {
        let content = BoxContent(size: LayoutSize(width: 30, height: 12))
        let svg = try DisplayNode(content, name: "abcdefgh").layout().svg(SVGOptions(zoom: 1))
        let attributes = TextAttributes(fontSize: 9, isBold: true)
        let width = GreedyTextMeasurer()
            .measure("abcdefgh", attributes: attributes, maximumWidth: .infinity).size.width
        #expect(svg.contains("textLength=\"\(width.shortText)\" lengthAdjust=\"spacingAndGlyphs\""))
    }

    @Test("A name of more than 40 characters is cut short")
    func longName() throws {
        let content = BoxContent(size: LayoutSize(width: 600, height: 50))
        let name = String(repeating: "n", count: 41)
        let cut = try DisplayNode(content, name: name).layout().svg()
        #expect(cut.contains(">\(name.prefix(39))…<tspan"))
        let whole = try DisplayNode(content, name: String(name.dropLast())).layout().svg()
        #expect(whole.contains(">\(name.dropLast())<tspan"))
        let marked = "e" + String(repeating: "\u{301}", count: 50)
        let label = ">e" + String(repeating: "\u{301}", count: 38) + "…<tspan"
        #expect(try DisplayNode(content, name: marked).layout().svg().contains(label))
    }

    @Test("A text of many lines that are far larger than any label can be drawn")
    func manyLines() throws {
        let text = TextContent(String(repeating: "a ", count: 5_000))
        let node = DisplayNode(text, name: "t")
        try #expect(node.layout(in: SizeRange(width: 1)).svg(SVGOptions(zoom: 100)).count > 5_000)
    }
}
