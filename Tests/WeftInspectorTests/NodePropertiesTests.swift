import Testing
import Weft
import WeftInspector

@Suite("Names of nodes")
struct NodePropertiesTests {
    struct Screen: NodeContent {
        let title = DisplayNode(TextContent("T"))
        let named = DisplayNode(BoxContent(size: LayoutSize(width: 1, height: 1)), name: "spot")
        let rows = [DisplayNode(TextContent("a")), DisplayNode(TextContent("b"))]
        let tabs = ["home": DisplayNode(TextContent("h")).anyNode]
        let badge: DisplayNode<BoxContent>? = DisplayNode(
            BoxContent(size: LayoutSize(width: 1, height: 1))
        )

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical) {
                title
                named
                rows
                Array(tabs.values)
                badge
            }
        }
    }

    @Test("A node without a name goes by the property that holds it")
    func properties() throws {
        let commit = try DisplayNode(Screen()).layout(in: SizeRange(width: 100))
        let names = commit.outline().split(separator: "\n").dropFirst().map { line in
            String(line.split(separator: " ")[1])
        }
        #expect(names == ["title", "spot", "rows[0]", "rows[1]", "tabs[home]", "badge"])
    }

    @Test("A picture shows an image by the page's symbol, and elsewhere as an area")
    func symbols() throws {
        let image = DisplayNode(
            ImageContent(intrinsicSize: LayoutSize(width: 40, height: 20), name: "sea")
        )
        let commit = try image.layout()
        let symbols = ["sea": "art-sea"]
        let use = "<use href=\"#art-sea\" x=\"0\" y=\"0\" width=\"40\" height=\"20\">"
        #expect(commit.svg(SVGOptions(mode: .picture, imageSymbols: symbols)).contains(use))
        #expect(!commit.svg(SVGOptions(mode: .boxes, imageSymbols: symbols)).contains("<use"))
        #expect(!commit.svg(SVGOptions(mode: .picture)).contains("<use"))
    }
}
