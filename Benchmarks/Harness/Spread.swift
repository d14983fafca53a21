/// The middle of several figures, and how far they spread: the median and the quartiles.
struct Spread: Codable, Equatable {
    let lower: Double
    let median: Double
    let upper: Double

    /// How many figures there were.
    let count: Int
}

extension Spread {
    /// Makes the spread of figures in any order; all are zero without a figure.
    init(_ figures: [Double]) {
        let sorted = figures.sorted()
        count = sorted.count
        lower = Self.quantile(0.25, of: sorted)
        median = Self.quantile(0.5, of: sorted)
        upper = Self.quantile(0.75, of: sorted)
    }

    /// The spread of durations, in nanoseconds.
    init(_ durations: [Duration]) {
        self.init(durations.map { $0 / .nanoseconds(1) })
    }

    /// The spread of the reciprocals.
    var inverted: Spread {
        Spread(lower: 1 / upper, median: 1 / median, upper: 1 / lower, count: count)
    }

    /// Half the distance of the quartiles as a part of the median; nil of a single figure, of which
    /// nobody knows how far others would be from it.
    var deviation: Double? {
        guard count > 1 else { return nil }
        return median == 0 ? 0 : (upper - lower) / 2 / median
    }

    /// The figure that a part of the sorted figures lies below, interpolated between neighbours.
    static func quantile(_ part: Double, of sorted: [Double]) -> Double {
        guard let last = sorted.indices.last else { return 0 }
        let position = part * Double(last)
        let index = Int(position)
        guard index < last else { return sorted[last] }
        return sorted[index] + (sorted[index + 1] - sorted[index]) * (position - Double(index))
    }
}
