import Foundation

extension Double {
    /// A time in nanoseconds with the unit that suits it.
    var asTime: String {
        let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
        let (scale, unit) = units.first { self >= $0.0 * 0.9995 } ?? (1, "ns")
        return "\((self / scale).brief) \(unit)"
    }

    /// The number with three digits that count, and no more than it has.
    var brief: String {
        formatted(.number.precision(.fractionLength(0...fractionLength)).locale(.report))
    }

    /// How many digits after the point the number has if three of it count.
    ///
    /// Below a hundredth they are fewer: there are at most four.
    var fractionLength: Int { [0.1, 1, 10, 100].count { abs(self) < $0 } }
}

extension Locale {
    /// The locale of figures: points before fractions, commas between thousands.
    static let report = Locale(identifier: "en_US")
}
