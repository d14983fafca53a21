package import Weft

extension Double {
    /// The number for a reader: three decimals at most, no point where there are none.
    package var shortText: String {
        let limit = 1e12
        guard abs(self) < limit else {
            return self == .infinity ? "∞" : self == -.infinity ? "-∞" : "\(self)"
        }
        let rounded = (self * 1_000).rounded() / 1_000
        if let whole = Int64(exactly: rounded) { return "\(whole)" }
        return "\(rounded)"
    }
}

extension LayoutSize {
    /// The size for a reader, as `120×40`.
    package var shortText: String { "\(width.shortText)×\(height.shortText)" }
}

extension LayoutPoint {
    /// The point for a reader, as `10 8`.
    var shortText: String { "\(x.shortText) \(y.shortText)" }
}

extension LayoutRect {
    /// The origin and the size for a reader, as `10 8 120×40`.
    var shortText: String { "\(origin.shortText) \(size.shortText)" }
}

extension SizeRange {
    /// The range for a reader: `320×0…∞` where the width is exact.
    var shortText: String {
        "\(Self.text(min.width, max.width))×\(Self.text(min.height, max.height))"
    }

    private static func text(_ min: Double, _ max: Double) -> String {
        min == max ? min.shortText : "\(min.shortText)…\(max.shortText)"
    }
}
