/// Where the first and the last line of text in an element stand: the distances from the element's
/// top to their baselines, in points; NaN for none.
@frozen @usableFromInline
package struct Baselines: BitwiseCopyable, Sendable {
    /// The distance to the first baseline, or NaN.
    @usableFromInline package var first: Double

    /// The distance to the last baseline, or NaN.
    @usableFromInline package var last: Double

    /// Creates baselines from distances, with NaN for none.
    @inlinable @inline(__always)
    package init(first: Double, last: Double) {
        self.first = first
        self.last = last
    }

    /// Creates baselines from distances, with nil for none.
    package init(_ first: Double?, _ last: Double?) {
        self.init(first: first ?? .nan, last: last ?? .nan)
    }

    /// No baselines, as most elements have.
    @inlinable package static var none: Baselines {
        @inline(__always)
        get { Baselines(first: .nan, last: .nan) }
    }

    /// Whether there is neither of them.
    @inlinable package var isNone: Bool {
        @inline(__always)
        get { first.isNaN && last.isNaN }
    }

    /// Whether both are the same to the bit.
    package func isIdentical(to other: Baselines) -> Bool {
        first.bitPattern == other.first.bitPattern && last.bitPattern == other.last.bitPattern
    }
}
