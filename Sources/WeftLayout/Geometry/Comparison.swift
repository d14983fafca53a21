/// Whether two numbers are equal, NaN counting as equal to NaN.
func areSame(_ a: Double, _ b: Double) -> Bool {
    a == b || a.isNaN && b.isNaN
}

extension LayoutSize {
    /// Whether both sizes are equal, NaN counting as equal to NaN.
    func isSame(as other: LayoutSize) -> Bool {
        areSame(width, other.width) && areSame(height, other.height)
    }
}

extension Hasher {
    /// Feeds a number that is compared by `areSame`.
    mutating func combine(same number: Double) { combine(number.isNaN ? .nan : number) }
}

/// The larger of two lengths; of a number and NaN, the one that Texture's `MAX` yields.
///
/// `largest(x, nan)` is `x` and `largest(nan, x)` is `nan`: frames depend on it where a parent size
/// is undefined.
@inlinable
package func largest(_ a: Double, _ b: Double) -> Double {
    a < b ? b : a
}

/// The smaller of two lengths; of a number and NaN, the one that Texture's `MIN` yields.
///
/// `smallest(x, nan)` is `nan` and `smallest(nan, x)` is `x`.
@inlinable
func smallest(_ a: Double, _ b: Double) -> Double {
    a < b ? a : b
}
