import RandomLayouts
import WeftLayout

/// Measures at a font size of 1000, so that points are advance units.
func measureInUnits(
    _ text: String,
    _ width: Double,
    maximumNumberOfLines: Int = 0,
    truncation: TextTruncation = .tail
) -> TextLayout {
    GreedyTextMeasurer().measure(
        text,
        attributes: TextAttributes(
            fontSize: 1000,
            maximumNumberOfLines: maximumNumberOfLines,
            truncation: truncation
        ),
        maximumWidth: width
    )
}

/// A measurer for which every text is a square.
struct SquareMeasurer: TextMeasurer {
    let side: Double

    func measure(
        _ string: String,
        attributes: TextAttributes,
        maximumWidth: Double
    ) -> TextLayout {
        TextLayout(
            lines: [],
            attributes: attributes,
            size: LayoutSize(width: side, height: side),
            ascender: side,
            descender: 0,
            lineHeight: side
        )
    }
}

/// Makes random texts, attributes and widths, which are the same for the same seed.
struct RandomText {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private static let pieces = [
        "a", "i", "W", "mm", "fox", "quick", "well-known", "--flag", "2013–2014", "und—so",
        "über", "e\u{301}", "Ωραίο", "щука", "\u{A0}", "日本", "👨‍👩‍👧‍👦", "🇩🇪", "\u{200B}", "\u{301}",
        " ", " ", " ", " ", "   ", "\t", "\n", "\r\n", "\u{2028}", "\u{2060}", "\u{AD}",
    ]

    mutating func next(below bound: Int) -> Int {
        Int.random(in: 0..<bound, using: &random)
    }

    mutating func text() -> String {
        (0..<next(below: 24)).map { _ in random.pick(Self.pieces) }.joined()
    }

    mutating func attributes() -> TextAttributes {
        TextAttributes(
            fontSize: random.pick([1, 9.7, 14, 14.3, 17, 100.0 / 3]),
            isBold: random.chance(50),
            lineHeightMultiple: random.pick([1, 1.2]),
            maximumNumberOfLines: random.pick([0, 0, 0, 1, 2, 3]),
            truncation: random.chance(25) ? .clip : .tail
        )
    }

    /// Returns a width of up to a few words at the font size, often a whole number of points.
    mutating func width(_ attributes: TextAttributes) -> Double {
        let width = Double(next(below: 12_000)) / 1000 * attributes.fontSize
        return random.chance(50) ? width.rounded() : width
    }
}
