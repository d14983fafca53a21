/// A leaf that shows text.
///
/// Its size is that of its lines, which the environment's text measurer wraps to the largest
/// allowed width. The largest allowed height does not limit the lines; `maximumNumberOfLines` does.
/// The payload of the measurement is the ``TextLayout``, and its baselines are those of the first
/// and the last line. The empty string measures 0×0, before that is clamped to the range, and has
/// no baselines.
///
/// A font size or line height multiple that is NaN, negative, or 10,000,000 or more is replaced by
/// its default, 14 points or 1, and becomes a diagnostic. If both are, the diagnostic is about the
/// font size.
public struct TextContent: LeafContent, Hashable {
    /// The text; newlines in it separate lines.
    public var string: String

    /// The attributes that the text is set in.
    public var attributes: TextAttributes

    /// The colour that a host draws the text in; nil for the host's choice.
    public var color: DisplayColor?

    /// Creates a text from attributes.
    public init(_ string: String, attributes: TextAttributes, color: DisplayColor? = nil) {
        self.string = string
        self.attributes = attributes
        self.color = color
    }

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - string: The text; newlines in it separate lines.
    ///   - fontSize: The size of the font in points.
    ///   - isBold: Whether the bold face is used.
    ///   - fontFace: The family, weight or slant, as the host numbers them.
    ///   - lineHeightMultiple: The factor by which the font's own line height is multiplied.
    ///   - maximumNumberOfLines: The number of lines beyond which text is cut off; 0 or less for no
    ///     limit.
    ///   - truncation: What becomes of the last line of a text that is cut off.
    ///   - color: The colour that a host draws the text in; nil for the host's choice.
    public init(
        _ string: String,
        fontSize: Double = 14,
        isBold: Bool = false,
        fontFace: FontFace = .default,
        lineHeightMultiple: Double = 1,
        maximumNumberOfLines: Int = 0,
        truncation: TextTruncation = .tail,
        color: DisplayColor? = nil
    ) {
        self.init(
            string,
            attributes: TextAttributes(
                fontSize: fontSize,
                isBold: isBold,
                fontFace: fontFace,
                lineHeightMultiple: lineHeightMultiple,
                maximumNumberOfLines: maximumNumberOfLines,
                truncation: truncation
            ),
            color: color
        )
    }

    /// The size of the font, the length of one em, in points.
    public var fontSize: Double {
        get { attributes.fontSize }
        set { attributes.fontSize = newValue }
    }

    /// Whether the bold face is used.
    public var isBold: Bool {
        get { attributes.isBold }
        set { attributes.isBold = newValue }
    }

    /// The family, weight or slant that the text is set in, as the host numbers them.
    public var fontFace: FontFace {
        get { attributes.fontFace }
        set { attributes.fontFace = newValue }
    }

    /// The factor by which the font's own line height is multiplied.
    public var lineHeightMultiple: Double {
        get { attributes.lineHeightMultiple }
        set { attributes.lineHeightMultiple = newValue }
    }

    /// The number of lines beyond which text is cut off; 0 or less for no limit.
    public var maximumNumberOfLines: Int {
        get { attributes.maximumNumberOfLines }
        set { attributes.maximumNumberOfLines = newValue }
    }

    /// What becomes of the last line of a text that is cut off.
    public var truncation: TextTruncation {
        get { attributes.truncation }
        set { attributes.truncation = newValue }
    }

    /// Wraps the text to the largest allowed width.
    ///
    /// - Complexity: That of the measurer; the default one is linear in the length of the text.
    public func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        let width = constrainedSize.max.width
        let layout = environment.textMeasurer.measure(
            string,
            attributes: attributes.sanitized,
            maximumWidth: width < LayoutSize.unboundedLength ? width : .infinity
        )
        return LeafMeasurement(
            size: layout.size,
            firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline,
            holdsWhereItFits: environment.textMeasurer.keepsLinesThatFit,
            dependsOnWidthAlone: true,
            payload: layout,
            diagnostic: diagnostic
        )
    }

    /// What is odd about the attributes; nil if nothing is.
    private var diagnostic: LayoutDiagnostic.Kind? {
        if !attributes.hasUsableFontSize {
            .invalidValue(attributes.fontSize, "fontSize")
        } else if !attributes.hasUsableLineHeight {
            .invalidValue(attributes.lineHeightMultiple, "lineHeightMultiple")
        } else {
            nil
        }
    }
}

extension TextContent: CustomDebugStringConvertible {
    /// The text for a log.
    public var debugDescription: String { "TextContent(\(string.debugDescription))" }
}

extension TextContent {
    /// Returns whether two texts are equal; their strings are compared as they are encoded.
    ///
    /// Strings that are canonically equivalent may be set in different glyphs.
    public static func == (left: TextContent, right: TextContent) -> Bool {
        left.string.hasSameBytes(as: right.string) && left.attributes == right.attributes
            && left.color == right.color
    }
}
