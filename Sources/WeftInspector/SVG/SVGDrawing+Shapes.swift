import Weft

extension SVGDrawing {
    /// What is drawn of the nodes before their labels: a line an element.
    var shapes: [String] {
        var lines: [String] = []
        var grounds: [Ground] = []
        for node in nodes {
            let layout = textLayout(of: node)
            lines += boxes(node, isText: layout != nil)
            if let ground = ground(node, isText: layout != nil) { grounds.append(ground) }
            guard let layout else { continue }
            let ground = grounds.last { $0.frame.contains(node.frame.origin) }
            lines += text(layout, of: node, on: ground?.color)
        }
        return lines
    }

    /// The area of a node, and its outline.
    private func boxes(_ node: InspectedNode, isText: Bool) -> [String] {
        let tip = "<title>\(tooltip(node).xmlEscaped)</title>"
        var lines: [String] = []
        if let symbol = symbol(of: node) {
            lines.append(
                "<use href=\"#\(symbol.xmlEscaped)\" \(attributes(node.frame))>\(tip)</use>"
            )
        } else if let fill = fill(of: node, isText: isText) {
            lines.append("<rect \(fill) \(attributes(node.frame))>\(tip)</rect>")
        }
        if options.mode == .boxes {
            let outline = outline(of: node, tip: tip)
            lines.append(linksNodes ? link(to: node, outline) : outline)
        }
        return lines
    }

    /// A link for a pointer: the keyboard and readers of screens have the page's hierarchy.
    private func link(to node: InspectedNode, _ outline: String) -> String {
        "<a href=\"#\(node.id)\" tabindex=\"-1\" aria-hidden=\"true\">\(outline)</a>"
    }

    /// The outline of a node: a line where one of its sides is printed as 0, and a dot where both
    /// are, as SVG shows no rectangle without an area.
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

    /// How the area of a node is filled: with the colour of its content, if it has any. In a
    /// picture a leaf whose drawing nobody knows is plain.
    private func fill(of node: InspectedNode, isText: Bool) -> String? {
        let plain = options.mode == .picture ? "class=\"weft-plain\"" : nil
        switch node.content {
        case let box as BoxContent:
            return box.color.map(paint) ?? plain
        case let image as ImageContent:
            return image.placeholderColor.map(paint) ?? "class=\"weft-image\""
        case is any LeafContent where !isText:
            return plain
        default: return nil
        }
    }

    /// An area that hides what is behind it.
    private struct Ground {
        let frame: LayoutRect

        /// The colour; nil for one of the style sheet's, which suits its own texts, and for that of
        /// a symbol, which nobody knows.
        let color: DisplayColor?
    }

    /// What a text on a node lies on; nil if that is what is behind the node.
    private func ground(_ node: InspectedNode, isText: Bool) -> Ground? {
        if symbol(of: node) != nil { return Ground(frame: node.frame, color: nil) }
        guard fill(of: node, isText: isText) != nil else { return nil }
        let color =
            (node.content as? BoxContent)?.color
            ?? (node.content as? ImageContent)?.placeholderColor
        if let color, color.opacity <= 0.5 { return nil }
        return Ground(frame: node.frame, color: color)
    }

    /// The measured lines of a node that is a text.
    func textLayout(of node: InspectedNode) -> TextLayout? {
        commit.payload(of: node.node, as: TextLayout.self)
    }

    /// The page's symbol that a picture shows instead of an image.
    private func symbol(of node: InspectedNode) -> String? {
        guard options.mode == .picture, let name = (node.content as? ImageContent)?.name else {
            return nil
        }
        return options.imageSymbols[name]
    }

    private func paint(_ color: DisplayColor) -> String {
        let fill = "fill=\"\(color.hexString)\""
        return color.opacity < 1 ? "\(fill) fill-opacity=\"\(color.opacity.shortText)\"" : fill
    }

    /// The measured lines of a text, each where it was measured, from the edge that reading begins
    /// at.
    ///
    /// A text without a colour stands out from the colour that it lies on.
    private func text(
        _ layout: TextLayout,
        of node: InspectedNode,
        on ground: DisplayColor?
    ) -> [String] {
        let fontSize = layout.attributes.usable.fontSize
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
        return layout.lines.map { line in
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
