import Foundation

extension Double {
    /// The number of nanoseconds as a time in a suitable unit.
    var asTime: String {
        let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
        let (scale, unit) = units.first { self >= $0.0 * 0.9995 } ?? (1, "ns")
        return "\((self / scale).brief) \(unit)"
    }

    /// The number with as many decimals as give it three significant digits, without trailing
    /// zeros.
    var brief: String {
        formatted(.number.precision(.fractionLength(0...fractionLength)).locale(.report))
    }

    /// How many decimals give the number three significant digits.
    ///
    /// There are at most four, so numbers below a hundredth have fewer significant digits.
    var fractionLength: Int { [0.1, 1, 10, 100].count { abs(self) < $0 } }
}

extension Locale {
    /// The locale of figures: points before fractions, commas between thousands.
    static let report = Locale(identifier: "en_US")
}
