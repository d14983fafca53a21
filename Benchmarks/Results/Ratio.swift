/// A ratio of two medians, and how far it goes if either spreads.
struct Ratio: Equatable {
    /// The best quartile of the one to the worst of the other.
    let lower: Double

    let median: Double

    /// The worst quartile of the one to the best of the other.
    let upper: Double

    /// How many figures the smaller of both spreads has.
    let count: Int
}

extension Ratio {
    /// Divides one spread by another.
    init(_ new: Spread, to old: Spread) {
        lower = new.lower / old.upper
        median = new.median / old.median
        upper = new.upper / old.lower
        count = min(new.count, old.count)
    }

    /// Divides one ratio by another, whose spread adds to its own.
    static func / (ratio: Ratio, other: Ratio) -> Ratio {
        Ratio(
            lower: ratio.lower / other.upper,
            median: ratio.median / other.median,
            upper: ratio.upper / other.lower,
            count: ratio.count
        )
    }
}

/// What one run took in terms of another, with the machine's ratio and without.
struct CalibratedRatio: Equatable {
    /// The plain ratio.
    let uncalibrated: Ratio

    /// The ratio without the machine's.
    let calibrated: Ratio

    /// Divides one spread by another, and by the ratio of the machines.
    init(_ new: Spread, to old: Spread, on machine: Ratio) {
        uncalibrated = Ratio(new, to: old)
        calibrated = uncalibrated / machine
    }

    /// What the ratio says beyond its spread. Of fewer than three figures nobody knows the spread.
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
