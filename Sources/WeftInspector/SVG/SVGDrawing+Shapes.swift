import Weft

extension SVGDrawing {
    /// What is drawn of the nodes before their labels, with one line of text for each element.
    var shapes: [String] {
        var lines: [String] = []
        var board = emptyBoard
        // The colours of the areas on the board.
        var grounds: [DisplayColor?] = []
        for node in nodes {
            let layout = textLayout(of: node)
            let filling = filling(of: node, isText: layout != nil)
            lines += boxes(node, filling)
            if let filling, filling.hidesWhatIsBehind, !node.frame.isEmpty {
                board.occupy(node.frame)
                grounds.append(filling.color)
            }
            guard let layout else { continue }
            let ground = board.lastPlace(at: node.frame.origin).flatMap { grounds[$0] }
            lines += text(layout, of: node, on: ground)
        }
        return lines
    }

    /// The area of a node, and its outline.
    private func boxes(_ node: InspectedNode, _ filling: Filling?) -> [String] {
        let tip = "<title>\(tooltip(node).xmlEscaped)</title>"
        let area = attributes(node.frame)
        var lines: [String] = []
        switch filling {
        case .symbol(let symbol):
            lines.append("<use href=\"#\(symbol.xmlEscaped)\" \(area)>\(tip)</use>")
        case .color(let color): lines.append("<rect \(paint(color)) \(area)>\(tip)</rect>")
        case .styleSheet(let name):
            lines.append("<rect class=\"\(name)\" \(area)>\(tip)</rect>")
        case nil: break
        }
        if options.mode == .boxes {
            let outline = outline(of: node, tip: tip)
            lines.append(linksNodes ? link(to: node, outline) : outline)
        }
        return lines
    }

    /// A link for the pointer only; the keyboard and screen readers use the page's hierarchy.
    private func link(to node: InspectedNode, _ outline: String) -> String {
        "<a href=\"#\(node.id)\" tabindex=\"-1\" aria-hidden=\"true\">\(outline)</a>"
    }

    /// The outline of a node: a line if one of its sides is printed as 0, and a dot if both are,
    /// because SVG does not show a rectangle without an area.
    private func outline(of node: InspectedNode, tip: String) -> String {
        let tint = SVGStyleSheet.tint(atDepth: node.depth)
        let classes = "class=\"weft-box weft-box\(tint)\""
        let frame = node.frame.drawable
        let x = frame.minX.shortText
        let y = frame.minY.shortText
        let hasWidth = frame.width.shortText != "0"
        let hasHeight = frame.height.shortText != "0"
        if hasWidth && hasHeight {
            return "<rect \(classes) \(attributes(frame))>\(tip)</rect>"
        }
        if !hasWidth && !hasHeight {
            let radius = (2 / zoom).shortText
            return "<circle \(classes) cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\">\(tip)</circle>"
        }
        let end = (x: hasWidth ? frame.maxX.shortText : x, y: hasHeight ? frame.maxY.shortText : y)
        return "<line \(classes) x1=\"\(x)\" y1=\"\(y)\" x2=\"\(end.x)\" y2=\"\(end.y)\">"
            + "\(tip)</line>"
    }

    private func tooltip(_ node: InspectedNode) -> String {
        [node.shownName, node.typeName, node.frame.shortText].compactMap(\.self)
            .joined(separator: " · ")
    }

    /// What the area of a node is filled with.
    private enum Filling {
        /// A symbol of the page, whose colours are unknown.
        case symbol(String)
        case color(DisplayColor)
        /// The colour that the style sheet has for a class, on which the style sheet's own text
        /// colour is legible.
        case styleSheet(String)

        /// The colour, if it is known and does not come from the style sheet.
        var color: DisplayColor? {
            if case .color(let color) = self { color } else { nil }
        }

        /// Whether it is what a text in front of it is seen against, and not what is behind it.
        var hidesWhatIsBehind: Bool { color.map { $0.opacity > 0.5 } ?? true }
    }

    /// What the area of a node is filled with: the colour of its content, if it has one. In a
    /// picture, an image may be a symbol, and a leaf whose drawing is unknown is plain.
    private func filling(of node: InspectedNode, isText: Bool) -> Filling? {
        let plain: Filling? = options.mode == .picture ? .styleSheet("weft-plain") : nil
        switch node.content {
        case let box as BoxContent:
            return box.color.map(Filling.color) ?? plain
        case let image as ImageContent:
            if let symbol = symbol(of: image) { return .symbol(symbol) }
            return image.placeholderColor.map(Filling.color) ?? .styleSheet("weft-image")
        case is any LeafContent where !isText:
            return plain
        default: return nil
        }
    }

    /// The measured lines of a node, if it is a text.
    func textLayout(of node: InspectedNode) -> TextLayout? {
        commit.payload(of: node.node, as: TextLayout.self)
    }

    /// The symbol of the page that a picture shows for an image.
    private func symbol(of image: ImageContent) -> String? {
        guard options.mode == .picture, let name = image.name else { return nil }
        return options.imageSymbols[name]
    }

    private func paint(_ color: DisplayColor) -> String {
        let fill = "fill=\"\(color.hexString)\""
        return color.opacity < 1 ? "\(fill) fill-opacity=\"\(color.opacity.shortText)\"" : fill
    }

    /// The measured lines of a text, each in its measured place, starting at the edge where reading
    /// begins.
    ///
    /// A text without a colour gets one that contrasts with the ground.
    private func text(
        _ layout: TextLayout,
        of node: InspectedNode,
        on ground: DisplayColor?
    ) -> [String] {
        let fontSize = layout.attributes.sanitized.fontSize
        var attributes = "font-size=\"\(fontSize.drawable.shortText)\""
        if layout.attributes.isBold { attributes += " font-weight=\"700\"" }
        if let color = (node.content as? TextContent)?.color {
            attributes +=
                " style=\"fill:\(color.hexString);fill-opacity:\(color.opacity.shortText)\""
        } else if let ground {
            attributes += " class=\"\(ground.isLight ? "weft-on-light" : "weft-on-dark")\""
        }
        let environment = commit.environment(of: node.node)
        let isRightToLeft = environment?.readingDirection == .rightToLeft
        if isRightToLeft { attributes += " direction=\"rtl\"" }
        let x = (isRightToLeft ? node.frame.maxX : node.frame.minX).drawable.shortText
        return layout.lines.filter { !$0.text.isEmpty }.map { line in
            let y = (node.frame.minY + line.baseline).drawable.shortText
            let length = Self.lengthAttributes(max(line.width.drawable, 0))
            return "<text x=\"\(x)\" y=\"\(y)\" \(length) \(attributes)>"
                + "\(line.text.xmlEscaped)</text>"
        }
    }
}

extension DisplayColor {
    /// Whether dark text stands out from it better than light text.
    fileprivate var isLight: Bool {
        // The relative luminance of ITU-R BT.709, without its gamma.
        0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5
    }
}
