import TestSupport
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

    /// The places of labels of the given size in a box of 200×60 points at 50, 50: its corners,
    /// those around it, and rows in it that do not touch the labels in the corners.
    private func places(
        for size: LayoutSize
    ) -> (corners: [LayoutPoint], around: [LayoutPoint], rows: [LayoutPoint]) {
        let right = 250 - size.width
        func row(_ y: Double) -> [LayoutPoint] {
            [LayoutPoint(x: 50, y: y), LayoutPoint(x: right, y: y)]
        }
        return (
            row(50) + row(110 - size.height),
            row(50 - size.height) + row(110) + [LayoutPoint(x: 250, y: 50)],
            (1...Int(60 / size.height) - 2).flatMap { row(50 + Double($0) * size.height) }
        )
    }

    @Test("The places for a label are the corners of its box, those around it, and rows in it")
    func allPlaces() {
        let frame = LayoutRect(x: 50, y: 50, width: 200, height: 60)
        let size = LayoutSize(width: 30, height: 11)
        let bounds = LayoutRect(x: 0, y: 0, width: 400, height: 160)
        let places = LabelPlaces(size: size, box: frame, bounds: bounds)
        let expected = self.places(for: size)
        #expect(places.corners.map(\.origin) == expected.corners)
        #expect(places.around.map(\.origin) == expected.around)
        #expect(places.rows.map(\.origin).starts(with: expected.rows))
        #expect(places.rows.count == 2 * Int((60 - 11) / size.height))
        for place in places.corners + places.around + places.rows { #expect(place.size == size) }
        let narrow = LabelPlaces(size: size, box: frame, bounds: frame)
        #expect(narrow.around.isEmpty && narrow.corners == places.corners)
    }

    @Test("A name that fits into its box without the size does not stand next to the box")
    func nameInBox() throws {
        let text = width("abcdefgh", fontSize: 9, isBold: true)
        let frame = LayoutRect(x: 50, y: 50, width: text + 6, height: 20)
        let commit = try Stage.commit([Stage.box("abcdefgh", frame)], width: 400, height: 160)
        let labels = DrawnLabel.all(in: commit.svg(SVGOptions(zoom: 1)))
        #expect(labels.first?.begins(at: frame.origin) == true)
    }

    @Test("A box behind another one of the same frame is labelled beside it, and then in it")
    func covered() throws {
        let frame = LayoutRect(x: 50, y: 50, width: 200, height: 60)
        let boxes = (0..<40).map { _ in Stage.box("a", frame) }
        let svg = try Stage.commit(boxes, width: 400, height: 160).svg(SVGOptions(zoom: 1))
        let labels = DrawnLabel.all(in: svg)
        let (corners, around, rows) = places(for: try #require(labels.first).frame.size)
        let expected = [corners[0]] + around + corners.dropFirst() + rows + [.zero]
        #expect(labels.count == expected.count)
        for (label, place) in zip(labels, expected) {
            #expect(label.begins(at: place), "\(label) is not at \(place)")
        }
    }

    @Test("Finding a place does not take longer the more boxes lie behind each other")
    func piles() throws {
        func finding(among count: Int) throws -> () -> Void {
            let frame = LayoutRect(x: 50, y: 50, width: 1, height: 1)
            let pile = (0..<count).map { _ in Stage.box("a", frame) }
            let empty = (0..<count).map { _ in Stage.box("b", .zero) }
            let nodes = try Stage.commit(pile + empty, width: 400, height: 160).inspectedNodes
            let size = LayoutSize(width: 30, height: 11)
            let places = LabelPlaces(size: size, box: frame, bounds: nodes[0].frame)
            let board = LabelBoard(of: nodes, on: PlaceBoard(cellLength: 40))
            return {
                for _ in 0..<20 {
                    var board = board
                    let place = board.take(places.around, for: nodes[1], mayBeCovered: false)
                    #expect(place?.origin == LayoutPoint(x: 50, y: 39))
                }
            }
        }
        let (few, many) = leastThreadTimes(try finding(among: 10), try finding(among: 10_000))
        #expect(many < few * 5)
    }

    @Test("No label of rows that are too low for theirs stands in another row")
    func lowRows() throws {
        let rows = ["first", "second", "third"].enumerated().map { index, name in
            Stage.box(name, LayoutRect(x: 0, y: Double(index * 10), width: 500, height: 10))
        }
        let svg = try Stage.commit(rows, width: 500, height: 30).svg(SVGOptions(zoom: 1))
        let labels = DrawnLabel.all(in: svg).map { ($0.name, $0.frame.minY) }
        let places = Dictionary(uniqueKeysWithValues: labels)
        #expect(places == ["first": -11, "third": 30, "stage": -11])
    }

    @Test("A label next to its box lies in no box but those around it", arguments: 0..<20)
    func neighbours(seed: Int) throws {
        let boxes = (0..<30).map { index in
            let number = index + 30 * seed
            let frame = LayoutRect(
                x: Double(number * 37 % 301),
                y: Double(number * 61 % 151),
                width: Double(5 + number * 17 % 86),
                height: Double(5 + number * 23 % 36)
            )
            return (frame: frame, node: Stage.box("n\(index)", frame))
        }
        let commit = try Stage.commit(boxes.map(\.node), width: 400, height: 200)
        let labels = DrawnLabel.all(in: commit.svg(SVGOptions(zoom: 1)))
        #expect(labels.count > 15)
        for label in labels where label.name != "stage" {
            let index = try #require(Int(label.name.dropFirst()))
            guard !boxes[index].frame.intersects(label.frame) else { continue }
            for common in boxes.compactMap({ $0.frame.intersection(label.frame) }) {
                // Printed numbers are rounded.
                #expect(min(common.width, common.height) < 0.01, "seed \(seed): \(label)")
            }
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
        for y in [50, 50 + height - 3, 53 - 12] as [Double] {
            let box = Stage.box("a", LayoutRect(x: 100, y: y, width: 150, height: 12))
            let commit = try Stage.commit([box, text.anyNode], width: 400, height: 200)
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
            #expect(labels.count == 3)
            for label in labels {
                #expect(!label.frame.intersects(line), "\(label)")
            }
        }
    }
}
