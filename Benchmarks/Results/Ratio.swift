/// The ratio of two medians, and the bounds that follow from their spreads.
struct Ratio: Equatable {
    /// The new lower quartile divided by the old upper one.
    let lower: Double

    let median: Double

    /// The new upper quartile divided by the old lower one.
    let upper: Double

    /// The number of figures in the smaller of the two spreads.
    let count: Int
}

extension Ratio {
    /// Creates the ratio of one spread to another.
    init(_ new: Spread, to old: Spread) {
        lower = new.lower / old.upper
        median = new.median / old.median
        upper = new.upper / old.lower
        count = min(new.count, old.count)
    }

    /// Divides one ratio by another, whose spread adds to that of the first.
    static func / (ratio: Ratio, other: Ratio) -> Ratio {
        Ratio(
            lower: ratio.lower / other.upper,
            median: ratio.median / other.median,
            upper: ratio.upper / other.lower,
            count: ratio.count
        )
    }
}

/// What one run took relative to another, with and without the calibration.
struct CalibratedRatio: Equatable {
    /// The plain ratio.
    let uncalibrated: Ratio

    /// The ratio divided by the ratio of the machines.
    let calibrated: Ratio

    /// Creates the ratio of one spread to another, and divides it by the ratio of the machines.
    init(_ new: Spread, to old: Spread, on machine: Ratio) {
        uncalibrated = Ratio(new, to: old)
        calibrated = uncalibrated / machine
    }

    /// What the ratio says beyond its spread. Fewer than three figures are not enough to know a
    /// spread, so they say nothing.
    var verdict: Verdict {
        guard calibrated.count >= SamplingPlan.leastCount else { return .same }
        if max(calibrated.upper, uncalibrated.upper) < 1 { return .faster }
        return min(calibrated.lower, uncalibrated.lower) > 1 ? .slower : .same
    }

    /// Whether a ratio differs from 1 by more than its spread.
    enum Verdict: String {
        case faster, slower
        case same = ""
    }
}
