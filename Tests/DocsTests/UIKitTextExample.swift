import Weft

/// Draws the lines that were measured, in the font that they were measured in.
final class TextView: UIView {
    var color = UIColor.label
    var layout: TextLayout? { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let layout else { return }
        let font = UIFont.system(layout.attributes)
        for line in layout.lines {
            NSAttributedString(
                string: String(line.text),
                attributes: [.font: font, .foregroundColor: color]
            )
            .draw(at: CGPoint(x: 0, y: line.baseline - font.ascender))
        }
    }
}

struct SystemTextMeasurer: TextMeasurer {
    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        let font = UIFont.system(attributes)
        // A rounding error breaks no line that fits, and Core Text is given no infinite width.
        let width = min(maximumWidth + 0.001, 10_000_000)
        let paragraphs = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let all = string.isEmpty ? [] : paragraphs.flatMap { font.lines(of: $0, in: width) }
        let limit = attributes.maximumNumberOfLines
        var texts = limit > 0 ? Array(all.prefix(limit)) : all
        let rest = all[texts.count...]
        let isTruncated = rest.contains { !$0.withoutSpacesAtItsEnd.isEmpty }
        if isTruncated, attributes.truncation == .tail {
            // As much of the last line and of the next one as leaves room for an ellipsis.
            var last = string[all[limit - 1].startIndex..<all[limit].endIndex]
                .prefix { !$0.isNewline }
            while !last.isEmpty, font.width(of: last + "…") > width { last.removeLast() }
            texts[limit - 1] = last + "…"
        }
        let lineHeight = font.lineHeight * attributes.lineHeightMultiple
        let lines = texts.enumerated().map { index, text in
            let text = text.withoutSpacesAtItsEnd
            return TextLayout.Line(
                text: text,
                width: font.width(of: text),
                baseline: Double(index) * lineHeight + font.ascender
            )
        }
        return TextLayout(
            lines: lines,
            attributes: attributes,
            size: LayoutSize(
                width: min(lines.map(\.width).max() ?? 0, maximumWidth),
                height: Double(lines.count) * lineHeight
            ),
            ascender: font.ascender,
            descender: font.descender,
            lineHeight: lineHeight,
            isTruncated: isTruncated
        )
    }
}

extension UIFont {
    static func system(_ attributes: TextAttributes) -> UIFont {
        .systemFont(ofSize: attributes.fontSize, weight: attributes.isBold ? .bold : .regular)
    }

    func width(of text: Substring) -> Double {
        NSAttributedString(string: String(text), attributes: [.font: self]).size().width
    }

    /// The lines that Core Text breaks a paragraph into.
    func lines(of paragraph: Substring, in width: Double) -> [Substring] {
        let string = NSAttributedString(string: String(paragraph), attributes: [.font: self])
        let typesetter = CTTypesetterCreateWithAttributedString(string as CFAttributedString)
        var lines = paragraph.isEmpty ? [paragraph] : []
        var rest = paragraph
        while !rest.isEmpty {
            let start = paragraph.utf16.count - rest.utf16.count
            let count = CTTypesetterSuggestLineBreak(typesetter, start, width)
            let end = paragraph.utf16.index(paragraph.startIndex, offsetBy: start + count)
            lines.append(count > 0 ? rest[..<end] : rest.prefix(1))
            rest = rest[(lines.last?.endIndex ?? end)...]
        }
        return lines
    }
}

extension Substring {
    var withoutSpacesAtItsEnd: Substring {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
