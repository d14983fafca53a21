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

    /// The drawing of a text on a box of a colour.
    private func svg(of color: DisplayColor, isBold: Bool = false) throws -> String {
        let titled = Titled(
            paper: DisplayNode(BoxContent(color: color)),
            title: DisplayNode(TextContent("Fish", isBold: isBold))
        )
        return try DisplayNode(titled).layout().svg(SVGOptions(includesStyleSheet: false))
    }

    @Test(
        "A text contrasts with its background, whose brightness is judged as the eye sees it",
        arguments: [
            (0xFF0000, "dark"), (0x00FF00, "light"), (0x0000FF, "dark"), (0xFFFFFF, "light"),
        ] as [(UInt32, String)]
    )
    func grounds(hex: UInt32, ground: String) throws {
        #expect(try svg(of: DisplayColor(hex: hex)).contains(" class=\"weft-on-\(ground)\">Fish<"))
    }

    @Test("Only a bold text is drawn bold")
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

    @Test("The text of a custom leaf is drawn in the font size that it was measured in")
    func ownText() throws {
        #expect(try DisplayNode(Caption()).layout().svg().contains("font-size=\"20\""))
    }

    /// A leaf of a type that drawings do not know.
    private struct Gauge: LeafContent {
        func measure(_ range: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement {
            LeafMeasurement(size: LayoutSize(width: 8, height: 8))
        }
    }

    @Test("In a picture, a custom leaf is a plain area unless it has measured a text")
    func ownLeaf() throws {
        let plain = "<rect class=\"weft-plain\""
        let options = SVGOptions(mode: .picture)
        #expect(try DisplayNode(Gauge()).layout().svg(options).contains(plain))
        #expect(try !DisplayNode(Gauge()).layout().svg().contains(plain))
        #expect(try !DisplayNode(Caption()).layout().svg(options).contains(plain))
    }

    @Test("A translucent colour is drawn with its opacity")
    func opacity() throws {
        let color = DisplayColor(hex: 0x102030, opacity: 0.25)
        #expect(try svg(of: color).contains("<rect fill=\"#102030\" fill-opacity=\"0.25\" "))
    }

    @Test("An image is drawn in the colour of its placeholder")
    func placeholder() throws {
        let size = LayoutSize(width: 4, height: 4)
        let image = ImageContent(intrinsicSize: size, placeholderColor: 0x102030)
        let commit = try DisplayNode(image).layout()
        #expect(commit.svg().contains("<rect fill=\"#102030\" "))
    }
}
