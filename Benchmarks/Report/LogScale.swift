import Foundation

/// Where numbers lie on a logarithmic axis.
struct LogScale: Equatable {
    /// The smallest and the largest number of the axis; both are above zero.
    let domain: ClosedRange<Double>

    /// Where the smallest and the largest number lie, in the drawing's units.
    let start: Double
    let end: Double

    /// An axis that holds all numbers above zero, with some room around them; nil without one.
    ///
    /// - Parameter span: How many times its smallest number the largest one is at least.
    init?(
        _ numbers: [Double],
        from start: Double,
        to end: Double,
        room: Double = 1.4,
        span: Double = 1
    ) {
        let numbers = numbers.filter { $0 > 0 && $0.isFinite }
        guard let least = numbers.min(), let most = numbers.max() else { return nil }
        let room = max(room, sqrt(span * least / most))
        domain = (least / room)...(most * room)
        self.start = start
        self.end = end
    }

    /// The units between a number and its tenfold; negative on an axis that points up.
    var decade: Double { (end - start) / log10(domain.upperBound / domain.lowerBound) }

    /// The number in the middle of the axis.
    var middle: Double { sqrt(domain.lowerBound * domain.upperBound) }

    /// Where a number lies.
    func position(_ number: Double) -> Double {
        start + log10(number / domain.lowerBound) * decade
    }

    /// The powers of ten on the axis; on an axis with one of them at most also their double and
    /// fivefold.
    var ticks: [Double] {
        let exponents =
            Int(
                log10(domain.lowerBound).rounded(.down)
            )...Int(log10(domain.upperBound).rounded(.up))
        let powers = exponents.map { pow(10, Double($0)) }
        let decades = powers.filter(domain.contains)
        guard decades.count < 2 else { return decades }
        return powers.flatMap { [$0, 2 * $0, 5 * $0] }.filter(domain.contains)
    }
}
