import Weft

/// Measures texts in the cells of a terminal. Each character is a cell wide, and each line a cell
/// high.
///
/// Lines are broken at spaces, and in words that are longer than a line. The last line of a text
/// that is cut off ends with an ellipsis.
struct CellTextMeasurer: TextMeasurer {
    /// Lines are as long as they can be, so they stay as they are wherever they fit.
    var keepsLinesThatFit: Bool { true }

    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        let columns = Int(max(1, min(maximumWidth, 100_000)))
        var lines = string.isEmpty ? [] : string.lines(ofAtMost: columns)
        let limit = attributes.maximumNumberOfLines
        let isTruncated = limit > 0 && lines.count > limit
        if isTruncated {
            lines.removeSubrange(limit...)
            if attributes.truncation == .tail {
                lines[limit - 1] = lines[limit - 1].prefix(columns - 1) + "…"
            }
        }
        let width = Double(lines.map(\.count).max() ?? 0)
        return TextLayout(
            lines: lines.enumerated().map { row, text in
                TextLayout.Line(text: text, width: Double(text.count), baseline: Double(row + 1))
            },
            attributes: attributes,
            size: LayoutSize(width: min(width, maximumWidth), height: Double(lines.count)),
            ascender: 1,
            descender: 0,
            lineHeight: 1,
            isTruncated: isTruncated
        )
    }
}

extension String {
    /// The string in lines of at most the given number of characters.
    fileprivate func lines(ofAtMost columns: Int) -> [Substring] {
        var lines: [Substring] = []
        for paragraph in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var rest = paragraph
            // A line may end at a space, even at the one right after the last character that fits.
            while let next = rest.index(
                rest.startIndex,
                offsetBy: columns + 1,
                limitedBy: rest.endIndex
            ) {
                let end = rest[..<next].lastIndex(of: " ") ?? rest.index(before: next)
                lines.append(rest[..<end])
                rest = rest[end...].drop { $0 == " " }
            }
            // Spaces at the end of a line do not begin another one.
            if !rest.isEmpty || paragraph.isEmpty { lines.append(rest) }
        }
        return lines
    }
}
