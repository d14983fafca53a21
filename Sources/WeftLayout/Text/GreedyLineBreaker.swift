/// Breaks a text into lines, each as long as it can be.
///
/// It walks through the text once, and keeps the last place at which the line under way may end. If
/// a character does not fit, the line ends at that place, and the text after it begins the next
/// line without being walked through again. If the line began with the word under way, the word is
/// cut before the character.
///
///     start          content  resume   head
///       │ a quick brown│        │fo     │x
///                      └ hangs ─┘
///
/// Where a line may end depends on the text alone, never on the lines before. A wider limit
/// therefore never ends a line earlier, and the width of the widest line, as a limit, gives the
/// same lines again.
struct GreedyLineBreaker {
    /// A place between two characters, and the sum of the advances up to it.
    private struct Place {
        /// The number of bytes before it.
        var offset: Int
        var units: Int
    }

    private let text: TextBytes
    private let metrics: HelveticaMetrics
    private let limit: Int
    private let maximumNumberOfLines: Int
    private let truncation: TextTruncation

    /// Where the line under way begins.
    private var start = Place(offset: 0, units: 0)

    /// The end of the last character that is drawn, or the start.
    private var content = Place(offset: 0, units: 0)

    /// Where the line under way may end, and where the next one then begins.
    private var opportunity: (content: Place, resume: Place)?

    /// Whether the word under way has a character that is not a hyphen.
    private var isInWord = false

    /// Whether a line may end before the next character, because that follows a hyphen within a
    /// word.
    private var isAfterHyphen = false

    /// The lines that have ended.
    private(set) var lines: [TextLayout.Line] = []

    /// Whether visible text was left out because of the maximum number of lines.
    private(set) var isTruncated = false

    /// Breaks a string that is not empty.
    static func lines(
        of string: String,
        attributes: TextAttributes,
        metrics: HelveticaMetrics,
        limit: Int
    ) -> (lines: [TextLayout.Line], isTruncated: Bool) {
        if let line = onlyLine(of: string, metrics: metrics, limit: limit) {
            return ([line], false)
        }
        return TextBytes.with(string) { text in
            var breaker = GreedyLineBreaker(
                text,
                attributes: attributes,
                metrics: metrics,
                limit: limit
            )
            breaker.breakLines()
            return (breaker.lines, breaker.isTruncated)
        }
    }

    private init(
        _ text: TextBytes,
        attributes: TextAttributes,
        metrics: HelveticaMetrics,
        limit: Int
    ) {
        self.text = text
        self.metrics = metrics
        self.limit = limit
        maximumNumberOfLines =
            attributes.maximumNumberOfLines > 0 ? attributes.maximumNumberOfLines : .max
        truncation = attributes.truncation
        lines.reserveCapacity(2)
    }

    /// The only line of an ASCII text that fits as it is; otherwise nil, as early as possible.
    private static func onlyLine(
        of string: String,
        metrics: HelveticaMetrics,
        limit: Int
    ) -> TextLayout.Line? {
        var sum = 0
        var contentSum = 0
        var hangingSpaces = 0
        for byte in string.utf8 {
            guard byte < 0x80, !(0x0A...0x0D).contains(byte) else { return nil }
            sum += metrics.advances[ascii: byte]
            if byte == 0x20 || byte == 0x09 {
                hangingSpaces += 1
            } else {
                guard sum <= limit else { return nil }
                contentSum = sum
                hangingSpaces = 0
            }
        }
        return metrics.line(0, string.dropLast(hangingSpaces), units: contentSum)
    }

    private mutating func breakLines() {
        var cursor = TextCursor(text, at: start.offset, advances: metrics.advances)
        var head = start
        while let character = cursor.next() {
            let next = Place(offset: cursor.offset, units: head.units + character.advance)
            switch character.kind {
            case .newline:
                guard endLine(at: content, resumingAt: next) else { return }
                (isInWord, isAfterHyphen) = (false, false)
            case .space:
                opportunity = (content, next)
                (isInWord, isAfterHyphen) = (false, false)
            case .hyphen:
                guard makeRoom(for: next, after: head) else { return }
                isAfterHyphen = isInWord
                content = next
            case .visible:
                if isAfterHyphen { opportunity = (head, head) }
                guard makeRoom(for: next, after: head) else { return }
                (isInWord, isAfterHyphen) = (true, false)
                content = next
            }
            head = next
        }
        appendLine(from: start, to: content)
    }

    /// Ends lines until the character between the places fits or is the first of its line.
    ///
    /// It returns false if no further line is allowed.
    @inline(__always)
    private mutating func makeRoom(for next: Place, after head: Place) -> Bool {
        while next.units - start.units > limit && start.offset < head.offset {
            let end = opportunity ?? (head, head)
            guard endLine(at: end.content, resumingAt: end.resume) else { return false }
        }
        return true
    }

    /// Ends the line under way and begins the next one. Returns false if no further line is
    /// allowed.
    private mutating func endLine(at end: Place, resumingAt resume: Place) -> Bool {
        guard lines.count + 1 < maximumNumberOfLines else {
            isTruncated = isAnyVisible(from: resume)
            if !isTruncated || truncation == .clip || !appendLineWithEllipsis() {
                // If only spaces come before the word, the part of it that fits is shown.
                appendLine(from: start, to: end.offset > start.offset ? end : content)
            }
            return false
        }
        appendLine(from: start, to: end)
        start = resume
        if content.offset < resume.offset { content = resume }
        opportunity = nil
        return true
    }

    /// Whether anything is drawn from a place on.
    private func isAnyVisible(from place: Place) -> Bool {
        var cursor = TextCursor(text, at: place.offset, advances: metrics.advances)
        while let character = cursor.next() {
            if character.kind == .visible || character.kind == .hyphen { return true }
        }
        return false
    }

    private mutating func appendLine(from start: Place, to end: Place) {
        append(text.text(from: start.offset, to: end.offset), units: end.units - start.units)
    }

    private mutating func append(_ text: Substring, units: Int) {
        lines.append(metrics.line(lines.count, text, units: units))
    }

    /// Fills the last line with what fits before an ellipsis, up to a newline. Returns false if not
    /// even the ellipsis fits.
    private mutating func appendLineWithEllipsis() -> Bool {
        let ellipsis: Unicode.Scalar = "…"
        let room = limit - metrics.advances[ellipsis]
        guard room >= 0 else { return false }
        var cursor = TextCursor(text, at: start.offset, advances: metrics.advances)
        var units = 0
        var end = Place(offset: start.offset, units: 0)
        while let character = cursor.next(), character.kind != .newline {
            units += character.advance
            guard units <= room else { break }
            if character.kind != .space { end = Place(offset: cursor.offset, units: units) }
        }
        // Appended to a new string: appending to the substring would copy the whole text.
        var line = String(text.text(from: start.offset, to: end.offset))
        line.unicodeScalars.append(ellipsis)
        append(line[...], units: end.units + metrics.advances[ellipsis])
        return true
    }
}

extension HelveticaMetrics {
    /// A line of a text, whose width is given in advance units.
    fileprivate func line(_ index: Int, _ text: Substring, units: Int) -> TextLayout.Line {
        TextLayout.Line(text: text, width: points(units), baseline: baseline(ofLine: index))
    }
}
