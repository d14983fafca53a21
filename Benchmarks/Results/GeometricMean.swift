import Foundation

/// Returns the number whose logarithm is the mean of the numbers' logarithms; nil for no numbers.
func geometricMean(_ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    return exp(numbers.reduce(0) { $0 + log($1) } / Double(numbers.count))
}
