import Testing
import Weft
import WeftInspector

@Suite("Colours in SVG drawings")
struct SVGColorTests {
    /// The class of a text that lies on boxes, the first one behind the others.
    private func ground(_ boxes: [(x: Double, color: DisplayColor)]) throws -> String? {
        let papers = boxes.map { box in
            let frame = LayoutRect(x: box.x, y: 0, width: 50, height: 50)
            return Stage.box(nil, frame, color: box.color)
        }
        return try ground(papers)
    }

    /// The class of a text in front of nodes.
    private func ground(
        _ nodes: [AnyDisplayNode],
        _ options: SVGOptions = SVGOptions()
    ) throws -> String? {
        let text = DisplayNode(TextContent("Fish"))
        let svg = try Stage.commit(nodes + [text.anyNode], width: 100, height: 50).svg(options)
        return svg.firstMatch(of: /class="(weft-on-[a-z]*)">Fish</).map { String($0.1) }
    }

    @Test("A text contrasts with the foremost box under its beginning that hides what is behind")
    func grounds() throws {
        let (dark, light) = (DisplayColor(hex: 0), DisplayColor(hex: 0xFFFFFF))
        #expect(try ground([(0, dark), (0, light)]) == "weft-on-light")
        #expect(try ground([(0, light), (0, dark)]) == "weft-on-dark")
        #expect(try ground([(0, dark), (50, light)]) == "weft-on-dark")
        #expect(try ground([(50, light)]) == nil)
        let veil = DisplayColor(hex: 0xFFFFFF, opacity: 0.5)
        #expect(try ground([(0, dark), (0, veil)]) == "weft-on-dark")
        let screen = DisplayColor(hex: 0xFFFFFF, opacity: 0.6)
        #expect(try ground([(0, dark), (0, screen)]) == "weft-on-light")
    }

    @Test("A text contrasts with an image's placeholder, and has the usual colour on plain areas")
    func images() throws {
        let (dark, light) = (DisplayColor(hex: 0), DisplayColor(hex: 0xFFFFFF))
        #expect(try ground(ImageContent(placeholderColor: light), on: dark) == "weft-on-light")
        #expect(try ground(ImageContent(placeholderColor: dark), on: light) == "weft-on-dark")
        let veil = DisplayColor(hex: 0xFFFFFF, opacity: 0.5)
        #expect(try ground(ImageContent(placeholderColor: veil), on: dark) == "weft-on-dark")
        #expect(try ground(ImageContent(), on: dark) == nil)
        let symbols = SVGOptions(mode: .picture, imageSymbols: ["photo": "art"])
        let photo = ImageContent(name: "photo", placeholderColor: light)
        #expect(try ground(photo, on: dark, symbols) == nil)
        #expect(try ground(BoxContent(), on: dark) == "weft-on-dark")
        #expect(try ground(BoxContent(), on: dark, SVGOptions(mode: .picture)) == nil)
    }

    /// The class of a text on a leaf that fills a box.
    private func ground(
        _ leaf: some LeafContent,
        on color: DisplayColor,
        _ options: SVGOptions = SVGOptions()
    ) throws -> String? {
        let frame = LayoutRect(x: 0, y: 0, width: 50, height: 50)
        let filling = DisplayNode(leaf) { $0.preferredSize = frame.size }
        return try ground([Stage.box(nil, frame, color: color), filling.anyNode], options)
    }

    @Test(
        "A text on a colour of medium brightness gets the shade that is legible on it",
        arguments: [
            (0x666666, "dark"), (0x999999, "light"), (0xFF6000, "dark"), (0xFF8000, "light"),
            (0x0096FF, "dark"), (0x00A6FF, "light"),
        ] as [(UInt32, String)]
    )
    func brightness(hex: UInt32, expected: String) throws {
        #expect(try ground([(0, DisplayColor(hex: hex))]) == "weft-on-\(expected)")
    }

    @Test("A text with a colour of its own is drawn in that colour")
    func textColor() throws {
        let color = DisplayColor(hex: 0x102030, opacity: 0.25)
        let svg = try DisplayNode(TextContent("Fish", color: color)).layout().svg()
        #expect(svg.contains(" style=\"fill:#102030;fill-opacity:0.25\">Fish<"))
    }

    @Test("Unusable numbers from a text measurer are replaced in the drawing")
    func fontSize() throws {
        struct EchoingMeasurer: TextMeasurer {
            func measure(
                _ string: String,
                attributes: TextAttributes,
                maximumWidth: Double
            ) -> TextLayout {
                var layout = GreedyTextMeasurer()
                    .measure(string, attributes: attributes, maximumWidth: maximumWidth)
                layout.attributes.fontSize = .nan
                for index in layout.lines.indices { layout.lines[index].width = -1 }
                return layout
            }
        }
        let environment = LayoutEnvironment(textMeasurer: EchoingMeasurer())
        let svg = try DisplayNode(TextContent("Fish"))
            .layout(in: .unbounded, environment: environment).svg()
        let attributes = #"textLength="0" lengthAdjust="spacingAndGlyphs" font-size="14""#
        #expect(svg.contains(" \(attributes)>Fish<"), "\(svg)")
    }

    @Test("Without a colour, a box is an area only in pictures; an image is one in every drawing")
    func colorless() throws {
        let size = LayoutSize(width: 4, height: 4)
        let box = try DisplayNode(BoxContent(size: size)).layout()
        let image = try DisplayNode(ImageContent(intrinsicSize: size)).layout()
        let area = "x=\"0\" y=\"0\" width=\"4\" height=\"4\""
        let picture = SVGOptions(mode: .picture)
        #expect(box.svg(picture).contains("<rect class=\"weft-plain\" \(area)>"))
        #expect(!box.svg().contains("weft-plain\" "))
        #expect(image.svg(picture).contains("<rect class=\"weft-image\" \(area)>"))
        #expect(image.svg().contains("<rect class=\"weft-image\" \(area)>"))
    }

    @Test("The identifier of a symbol is escaped")
    func symbol() throws {
        let size = LayoutSize(width: 4, height: 4)
        let commit = try DisplayNode(ImageContent(intrinsicSize: size, name: "sea")).layout()
        let svg = commit.svg(SVGOptions(mode: .picture, imageSymbols: ["sea": "<a&b>"]))
        #expect(svg.contains("<use href=\"#&lt;a&amp;b&gt;\" "))
    }

    @Test("The tooltip of a node without a name shows its type once")
    func tooltip() throws {
        let box = BoxContent(size: LayoutSize(width: 4, height: 4))
        #expect(try DisplayNode(box).layout().svg().contains("<title>Box · 0 0 4×4</title>"))
    }
}
