/// A text broken into lines: what was measured, and exactly what a host draws.
///
/// Lengths are in points. The origin is the top left corner, and y grows downwards.
public struct TextLayout: Hashable, Sendable {
    /// One line.
    public struct Line: Hashable, Sendable {
        /// What is drawn: without the newline and the spaces at its end, with its ellipsis.
        public var text: Substring

        /// The width of the text.
        public var width: Double

        /// The distance from the top of the layout to the baseline.
        public var baseline: Double

        /// Makes a line; lengths are in points.
        public init(text: Substring, width: Double, baseline: Double) {
            self.text = text
            self.width = width
            self.baseline = baseline
        }
    }

    /// The lines from top to bottom. The empty string has none.
    public var lines: [Line]

    /// How the lines are set, and to be drawn: what the measurer made of the attributes that it was
    /// given, the font size first of all.
    public var attributes: TextAttributes

    /// The width of the widest line or, if it sticks out, the maximum width; the height of all
    /// lines.
    public var size: LayoutSize

    /// How far the font reaches above a baseline.
    public var ascender: Double

    /// How far the font reaches below a baseline, as a negative number.
    public var descender: Double

    /// The distance between two baselines.
    public var lineHeight: Double

    /// Whether text that is drawn was left out because of the maximum number of lines.
    public var isTruncated: Bool

    /// Makes a layout; lengths are in points.
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

    /// The distance from the top to the first line's baseline; nil without lines.
    public var firstBaseline: Double? { lines.first?.baseline }

    /// The distance from the top to the last line's baseline; nil without lines.
    public var lastBaseline: Double? { lines.last?.baseline }
}

extension TextLayout.Line {
    /// Whether two lines are the same, their texts character by character as they are encoded:
    /// strings that are canonically equivalent may be drawn in different glyphs.
    public static func == (left: Self, right: Self) -> Bool {
        left.text.hasSameBytes(as: right.text) && left.width == right.width
            && left.baseline == right.baseline
    }
}

extension TextLayout: CustomDebugStringConvertible {
    /// The size and the lines for a log.
    public var debugDescription: String {
        "\(size.debugDescription) \(lines.map { String($0.text) })"
    }
}
