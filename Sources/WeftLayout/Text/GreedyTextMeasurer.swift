/// The default measurer: greedy word wrapping over the advance widths of Helvetica.
///
/// - Lines end at newlines (`\n`, `\r\n`, U+2028 and the like), after spaces, and after hyphens and
///   dashes inside or after a word. A word that is wider than the line is cut between characters
///   (grapheme clusters). However narrow a line is, it takes at least one character of the text; a
///   line that takes nothing but hanging spaces is empty.
/// - Spaces at the end of a line hang: they take up no width and are not drawn. Non-breaking
///   spaces, such as U+00A0, are treated like letters. A tab is as wide as a space.
/// - Advances are those of Helvetica or Helvetica Bold, without kerning. A character of several
///   scalars is as wide as the widest of them. The width of a character that the font does not have
///   (see ``covers(_:)``) is guessed: one em for emoji and East Asian wide characters, nothing for
///   combining marks and control characters, the width that Unicode defines for spaces, and that of
///   a digit, 0.556 em, for everything else.
/// - The ascender is 0.905 em, the descender −0.212 em and the line height 1.15 em, in both faces.
///   Browsers use the same values for Arial and Liberation Sans, whose widths are those of
///   Helvetica. Half of any line height beyond the font's own lies above the text, and half below
///   it.
/// - A maximum width that is NaN or at least `LayoutSize.unboundedLength` is no limit; a negative
///   one counts as 0. A font size or line height multiple that is not usable is replaced by its
///   default; see ``TextAttributes/sanitized``.
///
/// The size never exceeds the maximum width; a character that is wider extends beyond it. A width
/// is a sum of integers that is scaled once. Measuring at the returned width therefore gives the
/// same lines, and so does measuring at that width rounded to the pixel grid, provided that it is
/// no more than the maximum.
public struct GreedyTextMeasurer: TextMeasurer {
    /// Creates the default measurer.
    public init() {}

    /// Lays out a string as ``GreedyTextMeasurer`` describes.
    ///
    /// - Parameters:
    ///   - string: The text; newlines in it separate lines. The empty string has no lines.
    ///   - attributes: How the text is set.
    ///   - maximumWidth: The width in points at which lines wrap; `infinity` for no wrapping.
    /// - Complexity: Linear in the length of the text, or in that of its first lines if their
    ///   number is limited.
    public func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        let attributes = attributes.sanitized
        let metrics = HelveticaMetrics(attributes)
        var layout = TextLayout(
            lines: [],
            attributes: attributes,
            size: .zero,
            ascender: metrics.ascender,
            descender: metrics.descender,
            lineHeight: metrics.lineHeight
        )
        guard !string.isEmpty else { return layout }
        (layout.lines, layout.isTruncated) = GreedyLineBreaker.lines(
            of: string,
            attributes: attributes,
            metrics: metrics,
            limit: metrics.unitsThatFit(maximumWidth)
        )
        let widest = layout.lines.reduce(0) { widest, line in max(widest, line.width) }
        layout.size = LayoutSize(
            width: widest > maximumWidth ? max(0, maximumWidth) : widest,
            height: Double(layout.lines.count) * metrics.lineHeight
        )
        return layout
    }

    /// True: a layout keeps its lines in every width that has room for the longest of them.
    ///
    /// What did not fit on a line with more room does not fit with less.
    public var keepsLinesThatFit: Bool { true }

    /// Returns whether the font has a character in both faces, so that its advance is not a guess.
    ///
    /// A tab counts as a character of the font, with the advance of a space.
    public static func covers(_ scalar: Unicode.Scalar) -> Bool {
        HelveticaAdvances.regular.covers(scalar) && HelveticaAdvances.bold.covers(scalar)
    }
}
