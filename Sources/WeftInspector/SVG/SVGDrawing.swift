import Weft
import WeftLayout

/// Draws the nodes of a commit, and then their labels on top.
struct SVGDrawing {
    let commit: LayoutCommit
    let options: SVGOptions
    let nodes: [InspectedNode]

    /// Whether the outline of each node is a link to what the page says about it.
    let linksNodes: Bool

    /// What the drawing is called: the title of the options, or else the name or the type of the
    /// root.
    let title: String

    /// What is drawn, in points, with a margin around it.
    let bounds: LayoutRect

    /// The units of the drawing that a point becomes.
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

    /// Enlarges a layout that is shorter than 480 units both ways, six times at most.
    private static func legibleZoom(for size: LayoutSize) -> Double {
        let length = max(size.width, size.height)
        return length > 0 ? min(6, max(1, (480 / length).rounded(.down))) : 1
    }

    /// The whole drawing.
    var text: String {
        let box = [bounds.minX, bounds.minY, bounds.size.width, bounds.size.height]
        // The position counts only inside of another drawing, which then has the root at 0, 0.
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
        lines.append("</svg>")
        return lines.map { $0 + "\n" }.joined()
    }

    /// The attributes that make a text as wide as it was measured, whatever font it is drawn in.
    ///
    /// Its letters become narrower or wider with the space between them, so that those that are
    /// joined, as in Arabic, stay so.
    static func lengthAttributes(_ width: Double) -> String {
        "textLength=\"\(width.shortText)\" lengthAdjust=\"spacingAndGlyphs\""
    }

    /// The geometry of a rectangle as attributes.
    func attributes(_ rect: LayoutRect) -> String {
        let rect = rect.drawable
        return "x=\"\(rect.minX.shortText)\" y=\"\(rect.minY.shortText)\" "
            + "width=\"\(rect.size.width.shortText)\" height=\"\(rect.size.height.shortText)\""
    }
}
