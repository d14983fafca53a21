/// The smallest and the largest length along one axis, in points.
struct LengthRange {
    var min = 0.0
    var max = Double.infinity

    /// Whether the range leaves no choice.
    var isExact: Bool { min == max }

    /// The length within the range that is nearest to `length`; the minimum beats the maximum.
    func clamp(_ length: Double) -> Double {
        largest(min, smallest(max, length))
    }

    /// What `length` lacks to the minimum, or negative what it has beyond the maximum.
    func violation(of length: Double) -> Double {
        if length < min { return min - length }
        if length > max { return max - length }
        return 0
    }
}

extension LengthRange {
    /// Makes a range that leaves no choice.
    init(exactly length: Double) {
        self.init(min: length, max: length)
    }
}
