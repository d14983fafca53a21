import Testing
import Weft
import WeftInspector

@Suite("Labels in SVG drawings")
struct SVGLabelTests {
    @Test("A label that has no room for the size has the name alone")
    func nameAlone() throws {
        let content = BoxContent(size: LayoutSize(width: 30, height: 12))
        let svg = try DisplayNode(content, name: "abcdefgh").layout().svg(SVGOptions(zoom: 1))
        #expect(svg.contains(">abcdefgh</text>"))
    }

    @Test("A name of more than 40 characters is cut")
    func longName() throws {
        let content = BoxContent(size: LayoutSize(width: 600, height: 50))
        let name = String(repeating: "n", count: 41)
        let cut = try DisplayNode(content, name: name).layout().svg()
        #expect(cut.contains(">\(name.prefix(39))…<tspan"))
        let whole = try DisplayNode(content, name: String(name.dropLast())).layout().svg()
        #expect(whole.contains(">\(name.dropLast())<tspan"))
    }
}
