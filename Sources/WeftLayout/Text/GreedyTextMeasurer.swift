/// The default measurer: greedy word wrapping over the advance widths of Helvetica.
///
/// - Lines end at newlines (`\n`, `\r\n`, U+2028 and their kin), after spaces, and after hyphens
///   and dashes inside or behind a word. Otherwise a word that is wider than the line is cut
///   between characters (grapheme clusters). Each line takes at least one character of the text,
///   however narrow; one that takes nothing but hanging spaces is empty.
/// - Spaces at the end of a line hang: they count nothing and are not drawn. Spaces that do not
///   break, such as U+00A0, are like letters. A tab is as wide as a space.
/// - Advances are Helvetica's or Helvetica Bold's, without kerning. A character of several scalars
///   is as wide as the widest of them. What the font does not have (see ``covers(_:)``) is guessed:
///   emoji and East Asian wide characters one em, combining marks and controls nothing, spaces
///   their definition in Unicode, everything else as wide as a digit, 0.556 em.
/// - The ascender is 0.905 em, the descender −0.212 em and the line height 1.15 em, in both faces.
///   They are those that browsers use for Arial and Liberation Sans, whose widths are Helvetica's.
///   Line height beyond the font's lies half above and half below it.
/// - A maximum width that is NaN or at least `LayoutSize.unboundedLength` is no limit; a negative
///   one is 0. A font size or a line height multiple that text cannot be set with takes its
///   default; see ``TextAttributes/usable``.
///
/// The size never exceeds the maximum width; a character that is wider sticks out of it. A width is
/// a sum of integers scaled once, so that measuring at the returned width gives the same lines, and
/// so does measuring at that width rounded to the pixel grid, if it is no more than the maximum.
public struct GreedyTextMeasurer: TextMeasurer {
    /// Makes the default measurer.
    public init() {}

    /// Lays out a string: see ``GreedyTextMeasurer``.
    ///
    /// - Parameters:
    ///   - string: The text; newlines in it separate lines. The empty string has no lines.
    ///   - attributes: How the text is set.
    ///   - maximumWidth: The width in points at which lines wrap; `infinity` for no wrapping.
    /// - Complexity: Linear in the length of the text, or of its first lines if their number is
    ///   limited.
    public func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        let metrics = HelveticaMetrics(attributes)
        var layout = TextLayout(
            lines: [],
            attributes: attributes.usable,
            size: .zero,
            ascender: metrics.ascender,
            descender: metrics.descender,
            lineHeight: metrics.lineHeight
        )
        guard !string.isEmpty else { return layout }
        let breaker = GreedyLineBreaker(
            string,
            attributes: attributes,
            metrics: metrics,
            limit: metrics.unitsThatFit(maximumWidth)
        )
        let widest = breaker.lines.reduce(0) { widest, line in max(widest, line.width) }
        layout.lines = breaker.lines
        layout.isTruncated = breaker.isTruncated
        layout.size = LayoutSize(
            width: widest > maximumWidth ? max(0, maximumWidth) : widest,
            height: Double(breaker.lines.count) * metrics.lineHeight
        )
        return layout
    }

    /// The lines of a layout stay as they are in every width that has room for the longest: what
    /// did not fit on a line in more room does not fit in less.
    public var keepsLinesThatFit: Bool { true }

    /// Whether the font has a character, in both faces, so that its advance is no guess.
    ///
    /// A tab counts as one that it has, with the advance of a space.
    public static func covers(_ scalar: Unicode.Scalar) -> Bool {
        HelveticaAdvances.regular.covers(scalar) && HelveticaAdvances.bold.covers(scalar)
    }
}
