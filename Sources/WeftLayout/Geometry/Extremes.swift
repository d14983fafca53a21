/// The larger of two lengths; if one of them is NaN, the one that Texture's `MAX` yields.
///
/// `largest(x, nan)` is `x` and `largest(nan, x)` is `nan`: frames depend on it where a parent size
/// is undefined.
@inlinable
package func largest(_ a: Double, _ b: Double) -> Double {
    a < b ? b : a
}

/// The smaller of two lengths; if one of them is NaN, the one that Texture's `MIN` yields.
///
/// `smallest(x, nan)` is `nan` and `smallest(nan, x)` is `x`.
@inlinable
func smallest(_ a: Double, _ b: Double) -> Double {
    a < b ? a : b
}
