/// In which other ranges a measurement would come out the same.
///
/// Suppose that an element was measured in a range, and took the size *s*. Each bit adds other
/// ranges in which the result is known; without any bit, nothing is known. What several elements
/// have in common is the intersection of their bits.
@usableFromInline
package struct Reuse: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable @inline(__always)
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// In every range that, in each dimension,
    ///
    /// - has the maximum of the former range, or one between *s* and that;
    /// - has the minimum of the former range, or leaves no choice but *s*.
    @inlinable package static var whereItFits: Reuse {
        @inline(__always)
        get { Reuse(rawValue: 1) }
    }

    /// Also in a range that leaves no choice but a larger width: the element grows to that width,
    /// and nothing else changes.
    @inlinable package static var wider: Reuse {
        @inline(__always)
        get { Reuse(rawValue: 2) }
    }

    /// Also in a range that leaves no choice but a larger height: the element grows to that height,
    /// and nothing else changes.
    @inlinable package static var higher: Reuse {
        @inline(__always)
        get { Reuse(rawValue: 4) }
    }

    /// In each dimension, also with any minimum that is no smaller than the former one: the element
    /// grows to it, and nothing else changes.
    @inlinable package static var aboveAnyMinimum: Reuse {
        @inline(__always)
        get { Reuse(rawValue: 8) }
    }

    /// For a leaf: in every range of the same maximum width, before the size is clamped to the
    /// range. Specs make no use of it.
    @inlinable package static var atItsWidth: Reuse {
        @inline(__always)
        get { Reuse(rawValue: 16) }
    }

    /// Nowhere, as far as is known.
    @inlinable package static var nowhere: Reuse {
        @inline(__always)
        get { [] }
    }

    /// Where it fits, and above any minimum.
    @inlinable package static var whereItGrows: Reuse {
        @inline(__always)
        get { [.whereItFits, .wider, .higher, .aboveAnyMinimum] }
    }

    /// The part that specs pass on.
    var ofSpecs: Reuse { intersection(.whereItGrows) }

    /// Whether there is any such range.
    @inlinable package var isKnown: Bool { !isEmpty }

    /// Whether the element may grow in both dimensions.
    @inlinable package var mayGrow: Bool { contains([.wider, .higher]) }
}
