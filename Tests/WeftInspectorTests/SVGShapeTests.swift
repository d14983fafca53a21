import Testing
import Weft
import WeftInspector

@Suite("Shapes in SVG drawings")
struct SVGShapeTests {
    private struct Titled: NodeContent {
        let paper: DisplayNode<BoxContent>
        let title: DisplayNode<TextContent>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            title.background(paper)
        }
    }

    /// The drawing of a text that begins where a box of a colour does.
    private func svg(of color: DisplayColor, isBold: Bool = false) throws -> String {
        let titled = Titled(
            paper: DisplayNode(BoxContent(color: color)),
            title: DisplayNode(TextContent("Fish", isBold: isBold))
        )
        return try DisplayNode(titled).layout().svg(SVGOptions(includesStyleSheet: false))
    }

    @Test(
        "A text stands out from what it lies on, as bright as that looks to the eye",
        arguments: [
            (0xFF0000, "dark"), (0x00FF00, "light"), (0x0000FF, "dark"), (0xFFFFFF, "light"),
        ] as [(UInt32, String)]
    )
    func grounds(hex: UInt32, ground: String) throws {
        #expect(try svg(of: DisplayColor(hex: hex)).contains(" class=\"weft-on-\(ground)\">Fish<"))
    }

    @Test("A bold text is drawn bold, and no other one")
    func bold() throws {
        #expect(try svg(of: 0, isBold: true).contains(" font-weight=\"700\""))
        #expect(try !svg(of: 0).contains(" font-weight=\"700\""))
    }

    /// A leaf that measures a text of its own.
    private struct Caption: LeafContent {
        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            TextContent("Fish", fontSize: 20).measure(range, in: environment)
        }
    }

    @Test("A text of a leaf of one's own is as large as the text that it has measured")
    func ownText() throws {
        #expect(try DisplayNode(Caption()).layout().svg().contains("font-size=\"20\""))
    }

    /// A leaf that no drawing knows.
    private struct Gauge: LeafContent {
        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(size: LayoutSize(width: 8, height: 8))
        }
    }

    @Test("In a picture a leaf of one's own is a plain area, and a text of one's own is not")
    func ownLeaf() throws {
        let plain = "<rect class=\"weft-plain\""
        let options = SVGOptions(mode: .picture)
        #expect(try DisplayNode(Gauge()).layout().svg(options).contains(plain))
        #expect(try !DisplayNode(Gauge()).layout().svg().contains(plain))
        #expect(try !DisplayNode(Caption()).layout().svg(options).contains(plain))
    }

    @Test("A colour that lets something through is drawn so")
    func opacity() throws {
        let color = DisplayColor(hex: 0x102030, opacity: 0.25)
        #expect(try svg(of: color).contains("<rect fill=\"#102030\" fill-opacity=\"0.25\" "))
    }

    @Test("An image that is not loaded has the colour of its placeholder")
    func placeholder() throws {
        let size = LayoutSize(width: 4, height: 4)
        let image = ImageContent(intrinsicSize: size, placeholderColor: 0x102030)
        let commit = try DisplayNode(image).layout()
        #expect(commit.svg().contains("<rect fill=\"#102030\" "))
    }
}
