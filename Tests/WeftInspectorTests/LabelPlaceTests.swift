import Testing
import Weft

@testable import WeftInspector

@Suite("The places of labels in SVG drawings")
struct LabelPlaceTests {
    private func width(_ text: String, fontSize: Double, isBold: Bool) -> Double {
        let attributes = TextAttributes(fontSize: fontSize, isBold: isBold)
        return GreedyTextMeasurer()
            .measure(text, attributes: attributes, maximumWidth: .infinity).size.width
    }

    @Test("A label has the same size at every zoom, and stands in the upper left corner of its box")
    func corner() throws {
        let box = Stage.box("box", LayoutRect(x: 40, y: 30, width: 200, height: 100))
        let commit = try Stage.commit([box], width: 400, height: 200)
        let length =
            width("box", fontSize: 9, isBold: true) + 3
            + width("200×100", fontSize: 7.5, isBold: false)
        for zoom in [0.5, 1, 4] {
            func text(_ units: Double) -> String { (units / zoom).shortText }
            let label = """
                <text class="weft-label weft-label1" x="\((40 + 2 / zoom).shortText)" \
                y="\((30 + 8.5 / zoom).shortText)" textLength="\(text(length))" \
                lengthAdjust="spacingAndGlyphs" font-size="\(text(9))" stroke-width="\(text(2.5))">\
                box<tspan class="weft-size" dx="\(text(3))" font-size="\(text(7.5))">200×100</tspan>\
                </text>
                """
            let svg = commit.svg(SVGOptions(zoom: zoom))
            #expect(svg.contains(label), "\(svg)")
        }
    }

    @Test(
        "A label tries the corners of its box, then above, below and beside it, then rows inside",
        arguments: [1, 2] as [Double]
    )
    func order(zoom: Double) throws {
        let frame = LayoutRect(x: 50, y: 50, width: 200, height: 60)
        let boxes = (0..<40).map { _ in Stage.box("a", frame) }
        let svg = try Stage.commit(boxes, width: 400, height: 160).svg(SVGOptions(zoom: zoom))
        let labels = DrawnLabel.all(in: svg, zoom: zoom)
        let size = try #require(labels.first).frame.size
        let right = 250 - size.width
        var places: [LayoutPoint] = []
        func addRow(_ y: Double) {
            places += [LayoutPoint(x: 50, y: y), LayoutPoint(x: right, y: y)]
        }
        addRow(50)
        addRow(110 - size.height)
        addRow(50 - size.height)
        addRow(110)
        places.append(LayoutPoint(x: 250, y: 50))
        // The last two of the rows would touch the corners.
        for row in 1...Int(60 / size.height) - 2 { addRow(50 + Double(row) * size.height) }
        places.append(.zero)
        #expect(labels.count == places.count)
        for (label, place) in zip(labels, places) {
            #expect(label.begins(at: place), "\(label) is not at \(place)")
        }
    }

    @Test("A label tries at most twelve rows inside a box, however high the box is")
    func rows() throws {
        let frame = LayoutRect(x: 50, y: 50, width: 200, height: 300)
        let boxes = (0..<50).map { _ in Stage.box("a", frame) }
        let svg = try Stage.commit(boxes, width: 400, height: 400).svg(SVGOptions(zoom: 1))
        #expect(DrawnLabel.all(in: svg).count { $0.name == "a" } == 9 + 2 * 12)
    }

    @Test("The box with the smallest area chooses its place first; of equal ones, the one in front")
    func choice() throws {
        let flat = Stage.box("flat", LayoutRect(x: 0, y: 0, width: 120, height: 12))
        let high = Stage.box("high", LayoutRect(x: 0, y: 0, width: 100, height: 90))
        let svg = try Stage.commit([flat, high], width: 400, height: 200).svg(SVGOptions(zoom: 1))
        #expect(DrawnLabel.all(in: svg).map(\.name) == ["flat", "high", "stage"])
        let same = LayoutRect(x: 0, y: 0, width: 120, height: 40)
        let pair = [Stage.box("back", same), Stage.box("front", same)]
        let other = try Stage.commit(pair, width: 400, height: 200).svg(SVGOptions(zoom: 1))
        #expect(DrawnLabel.all(in: other).map(\.name) == ["front", "back", "stage"])
    }

    @Test("A label that is too wide or too high for its box stands above it")
    func tightBoxes() throws {
        let exact = width("a", fontSize: 9, isBold: true) + 4
        let cases = [
            (LayoutSize(width: 200, height: 5), -11.0), (LayoutSize(width: 5, height: 200), -11),
            (LayoutSize(width: exact, height: 11), 0), (LayoutSize(width: exact, height: 10), -11),
        ]
        for (size, y) in cases {
            let node = DisplayNode(BoxContent(size: size), name: "a")
            let environment = LayoutEnvironment(displayScale: nil)
            let svg = try node.layout(in: .unbounded, environment: environment)
                .svg(SVGOptions(zoom: 1))
            let label = try #require(DrawnLabel.all(in: svg).first)
            #expect(label.begins(at: LayoutPoint(x: 0, y: y)), "\(size): \(label)")
        }
    }

    @Test("No label covers a line of text, from its ascenders to its descenders")
    func texts() throws {
        let text = DisplayNode(TextContent("Weft", fontSize: 20), name: "text") {
            $0.layoutPosition = LayoutPoint(x: 100, y: 50)
        }
        let height = try text.layout().size.height
        let boxes = [50, 50 + height - 3, 53 - 12].map { y in
            Stage.box("a", LayoutRect(x: 100, y: y, width: 150, height: 12))
        }
        let commit = try Stage.commit(boxes + [text.anyNode], width: 400, height: 200)
        let frame = try #require(commit.frame(of: text))
        let layout = try #require(commit.payload(of: text.anyNode, as: TextLayout.self))
        try #require(layout.lines.count == 1)
        let line = LayoutRect(
            x: frame.minX,
            y: frame.minY + layout.lines[0].baseline - layout.ascender,
            width: layout.lines[0].width,
            height: layout.ascender - layout.descender
        )
        let labels = DrawnLabel.all(in: commit.svg(SVGOptions(zoom: 1)))
        #expect(labels.count == 5)
        for label in labels {
            #expect(!label.frame.intersects(line), "\(label)")
        }
    }
}
