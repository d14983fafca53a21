/// The default measurer.
public struct GreedyTextMeasurer: TextMeasurer {
    /// Makes the default measurer.
    public init() {}

    /// Lays out a string; see ``TextMeasurer``.
    public func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        TextLayout(lines: [], size: .zero, ascender: 0, descender: 0, lineHeight: 0)
    }
}
