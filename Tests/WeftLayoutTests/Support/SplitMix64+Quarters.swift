import StressKit

extension SplitMix64 {
    /// A multiple of a quarter: sums of such numbers are exact in any order.
    mutating func quarters(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &self)) / 4
    }
}
