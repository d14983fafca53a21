package import Weft

extension Double {
    /// The number for a reader: with at most three decimals, and without a decimal point if there
    /// are none. It is a whole number from 10¹² on, and has a power of ten from 10¹⁶ on.
    package var shortText: String {
        guard magnitude < 1e16 || isInfinite else { return powerText }
        let precision = magnitude < 1e12 ? 1_000.0 : 1
        return ((self * precision).rounded() / precision).plainText
    }

    /// The text of NaN, or of a number so large that Swift writes it with a power of ten, such as
    /// `1.235e+20`.
    private var powerText: String {
        let parts = "\(self)".split(separator: "e")
        guard parts.count == 2, let factor = Double(parts[0]) else { return "\(self)" }
        return "\(factor.shortText)e\(parts[1])"
    }
}

extension LayoutSize {
    /// The size for a reader, such as `120×40`.
    package var shortText: String { "\(width.shortText)×\(height.shortText)" }
}

extension LayoutPoint {
    /// The point for a reader, such as `10 8`.
    var shortText: String { "\(x.shortText) \(y.shortText)" }
}

extension LayoutRect {
    /// The origin and the size for a reader, such as `10 8 120×40`.
    var shortText: String { "\(origin.shortText) \(size.shortText)" }
}

extension SizeRange {
    /// The range for a reader, such as `320×0…∞` if the width is exact.
    var shortText: String {
        "\(Self.text(min.width, max.width))×\(Self.text(min.height, max.height))"
    }

    private static func text(_ min: Double, _ max: Double) -> String {
        min == max ? min.shortText : "\(min.shortText)…\(max.shortText)"
    }
}
