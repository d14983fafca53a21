/// How a text is set: all that its size depends on besides its string and the width.
public struct TextAttributes: Hashable, Codable, Sendable {
    /// The size of the font, the length of one em, in points.
    public var fontSize: Double

    /// Whether the bold face is used.
    public var isBold: Bool

    /// The family, weight or slant in which the text is set, as the host numbers them.
    ///
    /// The default measurer has only one family, and ignores this.
    public var fontFace: FontFace

    /// The factor on the font's own line height.
    public var lineHeightMultiple: Double

    /// The number of lines beyond which text is cut off; 0 or less for no limit.
    public var maximumNumberOfLines: Int

    /// What happens to the last line of a text that is cut off.
    public var truncation: TextTruncation

    /// Creates attributes; the font size is in points.
    public init(
        fontSize: Double = 14,
        isBold: Bool = false,
        fontFace: FontFace = .default,
        lineHeightMultiple: Double = 1,
        maximumNumberOfLines: Int = 0,
        truncation: TextTruncation = .tail
    ) {
        self.fontSize = fontSize
        self.isBold = isBold
        self.fontFace = fontFace
        self.lineHeightMultiple = lineHeightMultiple
        self.maximumNumberOfLines = maximumNumberOfLines
        self.truncation = truncation
    }

    /// Whether the font size is a length that text can be set in.
    var hasUsableFontSize: Bool { Self.isUsable(fontSize) }

    /// Whether the line height multiple is a factor that text can be set with.
    var hasUsableLineHeight: Bool { Self.isUsable(lineHeightMultiple) }

    /// These attributes, with each unusable number replaced by its default.
    ///
    /// A font size that is NaN, negative, or at least 10,000,000 becomes 14 points; such a line
    /// height multiple becomes 1. A ``TextContent``, and everything that ``GreedyTextMeasurer``
    /// measures, is measured with these attributes; a host draws with them.
    public var sanitized: TextAttributes {
        var attributes = self
        if !hasUsableFontSize { attributes.fontSize = Self.defaults.fontSize }
        if !hasUsableLineHeight { attributes.lineHeightMultiple = Self.defaults.lineHeightMultiple }
        return attributes
    }

    private static let defaults = TextAttributes()

    private static func isUsable(_ number: Double) -> Bool {
        number >= 0 && number < LayoutSize.unboundedLength
    }
}

extension TextAttributes: CustomDebugStringConvertible {
    /// The font size, and whatever else differs from the default, for a log.
    public var debugDescription: String {
        var parts = ["\(fontSize.plainText)pt"]
        if isBold { parts.append("bold") }
        if fontFace != .default { parts.append("face \(fontFace.rawValue)") }
        if lineHeightMultiple != 1 { parts.append("lines ×\(lineHeightMultiple.plainText)") }
        if maximumNumberOfLines > 0 {
            parts.append("at most \(maximumNumberOfLines) lines, \(truncation.rawValue)")
        }
        return "TextAttributes(\(parts.joined(separator: ", ")))"
    }
}

extension TextAttributes {
    /// Returns whether text is set in the same way.
    ///
    /// NaN counts as equal to NaN, so setting it again changes nothing.
    public static func == (left: TextAttributes, right: TextAttributes) -> Bool {
        areSame(left.fontSize, right.fontSize) && left.isBold == right.isBold
            && left.fontFace == right.fontFace
            && areSame(left.lineHeightMultiple, right.lineHeightMultiple)
            && left.maximumNumberOfLines == right.maximumNumberOfLines
            && left.truncation == right.truncation
    }

    /// Feeds the attributes to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(same: fontSize)
        hasher.combine(isBold)
        hasher.combine(fontFace)
        hasher.combine(same: lineHeightMultiple)
        hasher.combine(maximumNumberOfLines)
        hasher.combine(truncation)
    }
}
