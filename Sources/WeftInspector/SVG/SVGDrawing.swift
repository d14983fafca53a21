import Weft
import WeftLayout

/// Draws the nodes of a commit, with their labels on top.
struct SVGDrawing {
    let commit: LayoutCommit
    let options: SVGOptions
    let nodes: [InspectedNode]

    /// Whether the outline of each node is a link to the page's article about it, and the drawing
    /// has the marks of the page.
    let linksNodes: Bool

    /// The title of the drawing: that of the options or, if that is nil or blank, the name or the
    /// type of the root.
    let title: String

    /// What is drawn, in points, with a margin around it.
    let bounds: LayoutRect

    /// How many units of the drawing a point becomes.
    let zoom: Double

    init(
        _ commit: LayoutCommit,
        nodes: [InspectedNode],
        options: SVGOptions,
        linksNodes: Bool = false
    ) {
        self.commit = commit
        self.nodes = nodes
        self.options = options
        self.linksNodes = linksNodes
        let statedTitle = options.title.flatMap { $0.isBlank ? nil : $0 }
        title = statedTitle ?? nodes.first?.label ?? ""
        let content = nodes.extent
        if let zoom = options.zoom, zoom > 0, zoom.isFinite {
            self.zoom = min(SVGOptions.zooms.upperBound, max(SVGOptions.zooms.lowerBound, zoom))
        } else {
            zoom = options.mode == .picture ? 1 : Self.legibleZoom(for: content.size)
        }
        let margin = options.mode == .boxes ? 16 / zoom : 0
        bounds = content.inset(by: LayoutInsets(-margin))
    }

    /// The zoom that enlarges a layout of less than 480 units in both dimensions, at most six
    /// times.
    private static func legibleZoom(for size: LayoutSize) -> Double {
        let length = max(size.width, size.height)
        return length > 0 ? min(6, max(1, (480 / length).rounded(.down))) : 1
    }

    /// The whole drawing.
    var text: String {
        let box = [bounds.minX, bounds.minY, bounds.size.width, bounds.size.height]
        // The position matters only inside another drawing, where it puts the root at 0, 0.
        let place = zip(["x", "y", "width", "height"], box).map { name, number in
            "\(name)=\"\((number * zoom).shortText)\""
        }
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"weft\" role=\"img\" "
                + "\(place.joined(separator: " ")) "
                + "viewBox=\"\(box.map(\.shortText).joined(separator: " "))\">",
            "<title>\(title.xmlEscaped)</title>",
        ]
        if options.includesStyleSheet {
            lines.append("<style>\n\(SVGStyleSheet.text)\n</style>")
        }
        lines.append("<rect class=\"weft-paper\" \(attributes(bounds))/>")
        lines += shapes
        if options.mode == .boxes { lines += labels }
        if linksNodes { lines += Self.marks }
        lines.append("</svg>")
        return lines.map { $0 + "\n" }.joined()
    }

    /// The frames that the page puts around the node under the pointer and the chosen one, in front
    /// of everything that may cover them.
    private static let marks = ["data-hover", "aria-current"].map {
        "<rect class=\"weft-mark\" data-mark=\"\($0)\"/>"
    }

    /// A board on which nothing is, whose smallest cells are about as long as a label.
    var emptyBoard: PlaceBoard { PlaceBoard(cellLength: 40 / zoom) }

    /// The attributes that make a text as wide as it was measured, whatever font it is drawn in.
    ///
    /// The letters become narrower or wider together with the space between them, so that joined
    /// letters, as in Arabic, stay joined.
    static func lengthAttributes(_ width: Double) -> String {
        "textLength=\"\(width.shortText)\" lengthAdjust=\"spacingAndGlyphs\""
    }

    /// The attributes for the geometry of a rectangle.
    func attributes(_ rect: LayoutRect) -> String {
        let rect = rect.drawable
        return "x=\"\(rect.minX.shortText)\" y=\"\(rect.minY.shortText)\" "
            + "width=\"\(rect.size.width.shortText)\" height=\"\(rect.size.height.shortText)\""
    }
}
