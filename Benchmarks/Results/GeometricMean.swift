import Foundation

/// The number whose logarithm is the mean of the logarithms; nil without a number.
func geometricMean(_ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    return exp(numbers.reduce(0) { $0 + log($1) } / Double(numbers.count))
}
