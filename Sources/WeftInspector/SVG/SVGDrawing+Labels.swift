import Weft

extension SVGDrawing {
    /// The font sizes of a label's name and of the size beside it, in units of the drawing.
    private static let fontSizes = (name: 9.0, size: 7.5)

    /// The labels for which there is a place: a corner of the node, or the next free place in or
    /// next to its box.
    ///
    /// Labels never cover each other or the lines of a text. The smallest nodes choose first,
    /// because they have the fewest places. If there is no place for a name and a size, the name
    /// alone may find one.
    var labels: [String] {
        var board = emptyBoard
        for node in nodes {
            occupyText(of: node, on: &board)
        }
        let areas = nodes.map { $0.frame.drawable.size }.map { $0.width * $0.height }
        let order = nodes.indices.sorted { (areas[$0], $1) < (areas[$1], $0) }
        return order.compactMap { index in
            label(nodes[index], showsSize: true, on: &board)
                ?? label(nodes[index], showsSize: false, on: &board)
        }
    }

    private func occupyText(of node: InspectedNode, on board: inout PlaceBoard) {
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

    private func label(
        _ node: InspectedNode,
        showsSize: Bool,
        on board: inout PlaceBoard
    ) -> String? {
        let name = node.label.count > 40 ? node.label.prefix(39) + "…" : node.label[...]
        let size = showsSize ? node.frame.size.shortText : ""
        let gap = showsSize ? 3.0 : 0
        let width =
            Self.width(of: String(name), fontSize: Self.fontSizes.name, isBold: true) + gap
            + Self.width(of: size, fontSize: Self.fontSizes.size, isBold: false)
        let place = board.take(
            firstFreeOf: places(for: LayoutSize(width: width + 4, height: 11), at: node.frame)
        )
        guard let place else { return nil }
        let tint = SVGStyleSheet.tint(atDepth: node.depth)
        let suffix =
            showsSize
            ? "<tspan class=\"weft-size\" dx=\"\((gap / zoom).shortText)\" "
                + "font-size=\"\((Self.fontSizes.size / zoom).shortText)\">\(size)</tspan>" : ""
        return "<text class=\"weft-label weft-label\(tint)\" "
            + "x=\"\((place.minX + 2 / zoom).shortText)\" "
            + "y=\"\((place.minY + 8.5 / zoom).shortText)\" "
            + "\(Self.lengthAttributes(width / zoom)) "
            + "font-size=\"\((Self.fontSizes.name / zoom).shortText)\" "
            + "stroke-width=\"\((2.5 / zoom).shortText)\">\(name.xmlEscaped)\(suffix)</text>"
    }

    /// The possible places for a label of a node: in its corners, above, below and beside it, and
    /// in rows inside it.
    private func places(for label: LayoutSize, at frame: LayoutRect) -> [LayoutRect] {
        let frame = frame.drawable
        let size = LayoutSize(width: label.width / zoom, height: label.height / zoom)
        let right = frame.maxX - size.width
        let bottom = frame.maxY - size.height
        let fits = right >= frame.minX && bottom >= frame.minY
        var origins: [LayoutPoint] = []
        if fits {
            origins += Self.points([frame.minX, right], frame.minY)
            origins += Self.points([frame.minX, right], bottom)
        }
        origins += Self.points([frame.minX, right], frame.minY - size.height)
        origins += Self.points([frame.minX, right], frame.maxY)
        origins += Self.points([frame.maxX], frame.minY)
        if fits {
            let rowCount = min(12, ((bottom - frame.minY) / size.height).rounded(.down))
            for row in stride(from: 1, through: rowCount, by: 1) {
                origins += Self.points([frame.minX, right], frame.minY + row * size.height)
            }
        }
        return origins.map { LayoutRect(origin: $0, size: size) }.filter { place in
            place.minX >= bounds.minX && place.maxX <= bounds.maxX && place.minY >= bounds.minY
                && place.maxY <= bounds.maxY
        }
    }

    private static func points(_ xs: [Double], _ y: Double) -> [LayoutPoint] {
        xs.map { LayoutPoint(x: $0, y: y) }
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
