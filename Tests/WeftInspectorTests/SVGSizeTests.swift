import Testing
import Weft

@testable import WeftInspector

@Suite("The sizes of SVG drawings")
struct SVGSizeTests {
    @Test(
        "A small drawing of boxes is enlarged by a whole factor of up to 6, within 480 units",
        arguments: [
            (LayoutSize(width: 100, height: 10), 4), (LayoutSize(width: 10, height: 100), 4),
            (LayoutSize(width: 240, height: 240), 2), (LayoutSize(width: 241, height: 1), 1),
            (LayoutSize(width: 10, height: 10), 6), (LayoutSize(width: 600, height: 10), 1),
            (.zero, 1),
        ] as [(LayoutSize, Double)]
    )
    func legible(size: LayoutSize, zoom: Double) throws {
        let svg = try DisplayNode(BoxContent(size: size)).layout().svg()
        let margin = 16 / zoom
        let (width, height) = (size.width + 2 * margin, size.height + 2 * margin)
        let place = """
            x="-16" y="-16" width="\((width * zoom).shortText)" \
            height="\((height * zoom).shortText)" \
            viewBox="\((-margin).shortText) \((-margin).shortText) \
            \(width.shortText) \(height.shortText)">
            """
        #expect(svg.contains(" \(place)\n"), "\(svg.prefix(300))")
    }

    @Test("Numbers in a drawing are finite and within the bounds of what it can show")
    func drawableNumbers() {
        let numbers = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -5.5, 0]
        #expect(numbers.map(\.drawable) == [0, 1e9, -1e9, 1e9, -1e9, 1e9, -5.5, 0])
    }

    @Test("A node that is too far away is drawn at the edge of what a drawing can show")
    func far() throws {
        var node = Stage.box("far", LayoutRect(x: 0, y: 0, width: 1, height: 1))
        for _ in 0..<120 {
            node =
                DisplayNode(Stage(nodes: [node])) {
                    $0.layoutPosition = LayoutPoint(x: 9e6, y: -9e6)
                }
                .anyNode
        }
        let commit = try Stage.commit([node], width: 10, height: 10)
        let title = "<title>far · Box · 1080000000 -1080000000 0×1</title>"
        let area = "x=\"1000000000\" y=\"-1000000000\" width=\"0\" height=\"1\""
        let picture = commit.svg(SVGOptions(mode: .picture))
        #expect(picture.contains("<rect class=\"weft-plain\" \(area)>\(title)"))
        #expect(picture.contains(" viewBox=\"0 -1000000000 1000000000 1000000010\">"))
        let edge = "x1=\"1000000000\" y1=\"-1000000000\" x2=\"1000000000\" y2=\"-999999999\""
        #expect(commit.svg().contains("<line class=\"weft-box weft-box1\" \(edge)>\(title)"))
    }
}
