/// A text broken into lines: what was measured, and exactly what a host draws.
///
/// Lengths are in points. The origin is the top left corner, and y grows downwards.
public struct TextLayout: Hashable, Sendable {
    /// One line.
    public struct Line: Hashable, Sendable {
        /// The text that is drawn: without the newline and the spaces at its end, but with its
        /// ellipsis, if any.
        public var text: Substring

        /// The width of the text.
        public var width: Double

        /// The distance from the top of the layout to the baseline.
        public var baseline: Double

        /// Creates a line; lengths are in points.
        public init(text: Substring, width: Double, baseline: Double) {
            self.text = text
            self.width = width
            self.baseline = baseline
        }
    }

    /// The lines from top to bottom; the empty string has none.
    public var lines: [Line]

    /// How the lines are set and to be drawn: the attributes that the measurer used, which may
    /// differ from those that it was given, above all in the font size.
    public var attributes: TextAttributes

    /// The width of the widest line, or the maximum width if that line extends beyond it, and the
    /// height of all lines.
    public var size: LayoutSize

    /// How far the font reaches above a baseline.
    public var ascender: Double

    /// How far the font reaches below a baseline, as a negative number.
    public var descender: Double

    /// The distance between two baselines.
    public var lineHeight: Double

    /// Whether visible text was left out because of the maximum number of lines.
    public var isTruncated: Bool

    /// Creates a layout; lengths are in points.
    public init(
        lines: [Line],
        attributes: TextAttributes,
        size: LayoutSize,
        ascender: Double,
        descender: Double,
        lineHeight: Double,
        isTruncated: Bool = false
    ) {
        self.lines = lines
        self.attributes = attributes
        self.size = size
        self.ascender = ascender
        self.descender = descender
        self.lineHeight = lineHeight
        self.isTruncated = isTruncated
    }

    /// The distance from the top to the first line's baseline; nil if there are no lines.
    public var firstBaseline: Double? { lines.first?.baseline }

    /// The distance from the top to the last line's baseline; nil if there are no lines.
    public var lastBaseline: Double? { lines.last?.baseline }
}

extension TextLayout.Line {
    /// Returns whether two lines are the same, including the bytes of their texts.
    ///
    /// Canonically equivalent strings may be drawn in different glyphs, so they are not the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.text.hasSameBytes(as: right.text) && left.width == right.width
            && left.baseline == right.baseline
    }
}

extension TextLayout.Line: CustomDebugStringConvertible {
    /// The text, its width and its baseline.
    public var debugDescription: String {
        "\(text.debugDescription) \(width.plainText) wide at \(baseline.plainText)"
    }
}

extension TextLayout: CustomDebugStringConvertible {
    /// The size and the lines for a log.
    public var debugDescription: String {
        "\(size.debugDescription) \(lines.map { String($0.text) })"
    }
}
