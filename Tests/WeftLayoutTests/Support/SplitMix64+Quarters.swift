import RandomLayouts

extension SplitMix64 {
    /// Returns a random multiple of a quarter. Sums of such numbers are exact in any order.
    mutating func quarters(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &self)) / 4
    }
}
