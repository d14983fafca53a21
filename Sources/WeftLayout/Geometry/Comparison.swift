/// Whether two numbers are equal, NaN counting as equal to NaN.
package func areSame(_ a: Double, _ b: Double) -> Bool {
    a == b || a.isNaN && b.isNaN
}

extension LayoutSize {
    /// Whether both sizes are equal, NaN counting as equal to NaN.
    package func isSame(as other: LayoutSize) -> Bool {
        areSame(width, other.width) && areSame(height, other.height)
    }
}

extension Hasher {
    /// Feeds a number that is compared by `areSame`.
    mutating func combine(same number: Double) { combine(number.isNaN ? .nan : number) }
}
