import Foundation

/// A logarithmic axis.
struct LogScale: Equatable {
    /// The smallest and the largest number of the axis; both are above zero.
    let domain: ClosedRange<Double>

    /// The positions of the smallest and the largest number, in the drawing's units.
    let start: Double
    let end: Double

    /// Creates an axis that holds all finite numbers above zero, with some room around them; nil if
    /// there are none.
    ///
    /// - Parameter span: The least ratio of the largest number of the axis to the smallest one.
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

    /// The distance between a number and ten times that number, in the drawing's units; negative on
    /// an axis that points up.
    var decade: Double { (end - start) / log10(domain.upperBound / domain.lowerBound) }

    /// The number in the middle of the axis.
    var middle: Double { sqrt(domain.lowerBound * domain.upperBound) }

    /// The position of a number, in the drawing's units.
    func position(_ number: Double) -> Double {
        start + log10(number / domain.lowerBound) * decade
    }

    /// The powers of ten on the axis. If there is at most one of them, also twice and five times
    /// the powers of ten.
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
