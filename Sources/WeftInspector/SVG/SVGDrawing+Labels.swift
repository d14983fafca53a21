import Weft

extension SVGDrawing {
    /// The labels for which there is a place.
    ///
    /// The smallest nodes choose first, because they have the fewest places.
    var labels: [String] {
        var board = LabelBoard(of: nodes, on: emptyBoard)
        for node in nodes {
            occupyText(of: node, on: &board)
        }
        let areas = nodes.map { $0.frame.drawable.size }.map { $0.width * $0.height }
        let order = nodes.indices.sorted { (areas[$0], $1) < (areas[$1], $0) }
        return order.compactMap { label(nodes[$0], on: &board) }
    }

    private func occupyText(of node: InspectedNode, on board: inout LabelBoard) {
        guard let layout = textLayout(of: node) else { return }
        for line in layout.lines {
            board.occupy(
                LayoutRect(
                    x: node.frame.minX.drawable,
                    y: (node.frame.minY + line.baseline - layout.ascender).drawable,
                    width: line.width.drawable,
                    height: (layout.ascender - layout.descender).drawable
                )
            )
        }
    }

    /// The label of a node; nil if there is no place for it.
    ///
    /// It stands in a corner of the node's box, and otherwise next to the box or in the midst of
    /// it. Where there is no room for a name and a size, the name stands alone. It covers the box
    /// of another node only where nothing else is left, and then one in front of its own.
    private func label(_ node: InspectedNode, on board: inout LabelBoard) -> String? {
        let name = LabelText(nameOf: node)
        let choices = [name.adding(node.frame.size.shortText), name].map { text in
            let size = LayoutSize(width: (text.width + 4) / zoom, height: 11 / zoom)
            return (text, LabelPlaces(size: size, box: node.frame.drawable, bounds: bounds))
        }
        func take(
            mayBeCovered: Bool = false,
            _ list: (LabelPlaces) -> [LayoutRect]
        ) -> String? {
            for (text, places) in choices {
                let place = board.take(list(places), for: node, mayBeCovered: mayBeCovered)
                if let place { return element(text, at: place.origin, depth: node.depth) }
            }
            return nil
        }
        return take { $0.corners } ?? take { $0.around + $0.rows }
            ?? take(mayBeCovered: true) { $0.corners + $0.rows }
    }

    /// A label whose upper left corner is at a point.
    private func element(_ text: LabelText, at origin: LayoutPoint, depth: Int) -> String {
        let tint = SVGStyleSheet.tint(atDepth: depth)
        let suffix =
            text.size.map { size in
                "<tspan class=\"weft-size\" dx=\"\((LabelText.gap / zoom).shortText)\" "
                    + "font-size=\"\((LabelText.sizeFont / zoom).shortText)\">\(size)</tspan>"
            } ?? ""
        return "<text class=\"weft-label weft-label\(tint)\" "
            + "x=\"\((origin.x + 2 / zoom).shortText)\" "
            + "y=\"\((origin.y + 8.5 / zoom).shortText)\" "
            + "\(Self.lengthAttributes(text.width / zoom)) "
            + "font-size=\"\((LabelText.nameFont / zoom).shortText)\" "
            + "stroke-width=\"\((2.5 / zoom).shortText)\">\(text.name.xmlEscaped)\(suffix)</text>"
    }
}

/// What a label says. Lengths are in units of the drawing.
private struct LabelText {
    /// The font sizes of the name and of the size beside it.
    static let (nameFont, sizeFont) = (9.0, 7.5)

    /// The space between the two.
    static let gap = 3.0

    let name: String

    /// The size of the node, if there is room for it.
    private(set) var size: String?

    private(set) var width: Double

    init(nameOf node: InspectedNode) {
        // As in an outline, scalars are counted.
        let scalars = node.label.unicodeScalars
        name = scalars.count > 40 ? "\(String(scalars.prefix(39)))…" : node.label
        width = Self.width(of: name, fontSize: Self.nameFont, isBold: true)
    }

    /// Returns the label with a size beside the name.
    func adding(_ size: String) -> LabelText {
        var text = self
        text.size = size
        text.width += Self.gap + Self.width(of: size, fontSize: Self.sizeFont, isBold: false)
        return text
    }

    private static func width(of text: String, fontSize: Double, isBold: Bool) -> Double {
        GreedyTextMeasurer()
            .measure(
                text,
                attributes: TextAttributes(fontSize: fontSize, isBold: isBold),
                maximumWidth: .infinity
            )
            .size.width
    }
}
