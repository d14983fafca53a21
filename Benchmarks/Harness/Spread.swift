/// The median of several figures, and the quartiles as a measure of their spread.
struct Spread: Codable, Equatable {
    let lower: Double
    let median: Double
    let upper: Double

    /// How many figures there were.
    let count: Int
}

extension Spread {
    /// Creates the spread of figures in any order. Without figures, all its numbers are zero.
    init(_ figures: [Double]) {
        let sorted = figures.sorted()
        count = sorted.count
        lower = Self.quantile(0.25, of: sorted)
        median = Self.quantile(0.5, of: sorted)
        upper = Self.quantile(0.75, of: sorted)
    }

    /// Creates the spread of durations, in nanoseconds.
    init(_ durations: [Duration]) {
        self.init(durations.map { $0 / .nanoseconds(1) })
    }

    /// The spread of the reciprocals.
    var inverted: Spread {
        Spread(lower: 1 / upper, median: 1 / median, upper: 1 / lower, count: count)
    }

    /// Half the distance between the quartiles, divided by the median; nil for a single figure,
    /// which says nothing about how far others would be from it.
    var deviation: Double? {
        guard count > 1 else { return nil }
        return median == 0 ? 0 : (upper - lower) / 2 / median
    }

    /// The figure below which the given part of the sorted figures lies, interpolated between
    /// neighbours.
    static func quantile(_ part: Double, of sorted: [Double]) -> Double {
        guard let last = sorted.indices.last else { return 0 }
        let position = part * Double(last)
        let index = Int(position)
        guard index < last else { return sorted[last] }
        return sorted[index] + (sorted[index + 1] - sorted[index]) * (position - Double(index))
    }
}
