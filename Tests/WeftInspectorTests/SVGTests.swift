import Foundation
import Testing
import Weft
import WeftInspector

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("SVG drawings")
struct SVGTests {
    @Test("A drawing is well-formed, even with names that contain markup")
    func wellFormed() throws {
        for commit in try Markup.commits() {
            for mode in SVGOptions.Mode.allCases {
                let svg = commit.svg(SVGOptions(mode: mode, title: Markup.name))
                let document = try XMLDocument(data: Data(svg.utf8))
                #expect(document.rootElement()?.name == "svg")
                #expect(!svg.contains("<script>"))
            }
        }
    }

    @Test(
        "The title of a drawing or a page is the given one or, if that is blank, the root's name",
        arguments: [("The form", "The form"), (nil, "row"), ("", "row"), (" \n", "row")]
    )
    func title(stated: String?, title: String) throws {
        let commit = try Sample.commit()
        let path = "/*/*[local-name()='title']"
        #expect(try texts(path, in: commit.svg(SVGOptions(title: stated))) == [title])
        #expect(try texts("//h1", in: commit.html(title: stated)) == [title])
        let nameless = try DisplayNode(BoxContent(size: .zero)).layout()
        #expect(try texts(path, in: nameless.svg()) == ["Box"])
    }

    @Test("Every node is a box with its frame and a tooltip with its name")
    func boxes() throws {
        let svg = try Sample.commit().svg()
        #expect(svg.components(separatedBy: "class=\"weft-box ").count - 1 == 4)
        #expect(
            svg.contains(
                """
                <rect class="weft-box weft-box1" x="10" y="10" width="40" height="40">\
                <title>avatar · Box · 10 10 40×40</title></rect>
                """
            )
        )
        #expect(svg.contains("&lt;paper&gt;"))
    }

    @Test("A text is drawn in its measured lines, and contrasts with its background")
    func text() throws {
        let commit = try Sample.commit()
        let title = try #require(commit.nodes.first { commit.content(of: $0) is TextContent })
        let layout = try #require(commit.payload(of: title, as: TextLayout.self))
        let svg = commit.svg()
        #expect(layout.lines.count == 1)
        let baseline = 24 + layout.lines[0].baseline
        let rounded = (baseline * 1_000).rounded() / 1_000
        #expect(
            svg.contains(
                """
                <text x="58" y="\(rounded)" textLength="54.46" lengthAdjust="spacingAndGlyphs" \
                font-size="10" class="weft-on-dark">Fish &amp; chips</text>
                """
            ),
            "\(svg)"
        )
    }

    @Test("A text that is read from right to left begins at its right edge")
    func rightToLeft() throws {
        let text = DisplayNode(TextContent("שלום", fontSize: 10))
        let environment = LayoutEnvironment(readingDirection: .rightToLeft)
        let svg = try text.layout(in: SizeRange(width: 90), environment: environment).svg()
        #expect(svg.contains("<text x=\"90\" y="))
        #expect(svg.contains("font-size=\"10\" direction=\"rtl\">שלום</text>"), "\(svg)")
    }

    @Test("A text is drawn in the font that it was measured with, whatever its content says")
    func scaledText() throws {
        struct DoublingMeasurer: TextMeasurer {
            func measure(
                _ string: String,
                attributes: TextAttributes,
                maximumWidth: Double
            ) -> TextLayout {
                var attributes = attributes
                attributes.fontSize *= 2
                return GreedyTextMeasurer()
                    .measure(string, attributes: attributes, maximumWidth: maximumWidth)
            }
        }
        let svg = try DisplayNode(TextContent("Weft", fontSize: 10, isBold: true))
            .layout(
                in: .unbounded,
                environment: LayoutEnvironment(textMeasurer: DoublingMeasurer())
            )
            .svg()
        #expect(svg.contains("font-size=\"20\" font-weight=\"700\""), "\(svg)")
    }

    @Test("A picture shows the root at its own size, without labels or outlines")
    func picture() throws {
        let svg = try Sample.commit().svg(SVGOptions(mode: .picture, includesStyleSheet: false))
        #expect(svg.contains("width=\"160\" height=\"60\" viewBox=\"0 0 160 60\""))
        #expect(
            svg.contains("<rect fill=\"#0a84ff\" x=\"10\" y=\"10\" width=\"40\" height=\"40\">")
        )
        #expect(!svg.contains("weft-box"))
        #expect(!svg.contains("weft-label"))
        #expect(!svg.contains("<style>"))
    }

    @Test("A node that sticks out of the root is shown, and the root stays put", arguments: [1, 2])
    func overhang(zoom: Double) throws {
        struct Badged: NodeContent {
            let avatar = DisplayNode(BoxContent(size: LayoutSize(width: 40, height: 30)))
            let badge = DisplayNode(BoxContent(size: LayoutSize(width: 12, height: 12)))
            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                avatar.corner(badge, at: .topLeft)
            }
        }
        let svg = try DisplayNode(Badged()).layout()
            .svg(SVGOptions(mode: .picture, zoom: zoom))
        let numbers = [-6, -6, 46, 36].map { Int($0 * zoom) }
        let place = zip(["x", "y", "width", "height"], numbers).map { "\($0)=\"\($1)\"" }
        #expect(svg.contains(" \(place.joined(separator: " ")) viewBox=\"-6 -6 46 36\">"))
    }

    @Test("Extreme coordinates and an invalid zoom still give a drawing")
    func extremes() throws {
        struct Far: NodeContent {
            let leaf = DisplayNode(BoxContent(size: LayoutSize(width: 1, height: 1))) {
                $0.layoutPosition = LayoutPoint(x: 1e300, y: -1e300)
            }
            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                AbsoluteLayoutSpec { leaf }
            }
        }
        let commit = try DisplayNode(Far()).layout()
        #expect(commit.svg().hasSuffix("</svg>\n"))
        #expect(!commit.svg().contains("inf"))
        #expect(!commit.ascii().isEmpty)
        #expect(commit.svg(SVGOptions(zoom: .nan)).hasPrefix("<svg"))
    }

    @Test(
        "A box with a side that prints as 0 is drawn as a line, or as a dot if both sides do",
        arguments: [
            (LayoutSize(width: 8, height: 0), #"<line CLASS x1="3" y1="5" x2="11" y2="5">"#),
            (LayoutSize(width: 1e-4, height: 8), #"<line CLASS x1="3" y1="5" x2="3" y2="13">"#),
            (LayoutSize(width: 1e-4, height: 0), #"<circle CLASS cx="3" cy="5" r="0.333">"#),
            (
                LayoutSize(width: 1e-3, height: 8),
                #"<rect CLASS x="3" y="5" width="0.001" height="8">"#
            ),
        ]
    )
    func thinBoxes(size: LayoutSize, shape: String) throws {
        struct Stage: NodeContent {
            let box: DisplayNode<BoxContent>
            func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
                InsetLayoutSpec(insets: LayoutInsets(top: 5, left: 3, bottom: 9, right: 9)) { box }
            }
        }
        let commit = try DisplayNode(Stage(box: DisplayNode(BoxContent(size: size))))
            .layout(in: .unbounded, environment: LayoutEnvironment(displayScale: nil))
        let svg = commit.svg(SVGOptions(zoom: 6))
        let start = shape.replacing("CLASS", with: "class=\"weft-box weft-box1\"")
        #expect(svg.contains("\n\(start)<title>box · Box · "), "\(svg)")
    }

    @Test("An extreme zoom is limited, and an invalid one is replaced by the default")
    func zooms() throws {
        let commit = try Sample.commit()
        for (zoom, nearest) in [(1e-308, 0.001), (1.7e308, 100)] {
            let svg = commit.svg(SVGOptions(zoom: zoom))
            #expect(svg == commit.svg(SVGOptions(zoom: nearest)))
            #expect(!svg.contains("inf") && !svg.contains("∞") && !svg.contains("nan"))
        }
        for zoom in [0, -1, .nan, .infinity] {
            #expect(commit.svg(SVGOptions(zoom: zoom)) == commit.svg())
        }
    }

    @Test("The size beside a name reads from left to right, even if the name does not")
    func sizesBesideNames() throws {
        let box = BoxContent(size: LayoutSize(width: 200, height: 40))
        let svg = try DisplayNode(box, name: "שם").layout().svg()
        #expect(svg.contains(">שם<tspan class=\"weft-size\""))
        let rule = try #require(svg.split(separator: "\n").first { $0.contains(".weft-size{") })
        #expect(rule.contains("direction:ltr;unicode-bidi:isolate"))
    }

    @Test("No two labels have the same place")
    func labels() throws {
        let svg = try DisplayNode(Nest(depth: 20)).layout().svg()
        let places = svg.split(separator: "\n").filter { $0.contains("weft-label weft-label") }
            .map { $0.components(separatedBy: "font-size")[0].components(separatedBy: " x=")[1] }
        #expect(places.count > 5)
        #expect(Set(places).count == places.count)
    }
}
