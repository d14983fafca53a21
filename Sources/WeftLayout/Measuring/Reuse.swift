/// In which other ranges a measurement would come out the same.
///
/// Suppose that an element was measured in a range, and took the size *s*.
@usableFromInline
package struct Reuse: Equatable, Sendable {
    // Bits, so that what several elements have in common is one operation.
    @usableFromInline package let bits: UInt8

    @inlinable
    package init(bits: UInt8) { self.bits = bits }

    /// In none, as far as it is known.
    @inlinable package static var nowhere: Reuse {
        @inline(__always)
        get { Reuse(bits: 0) }
    }

    /// In every range in which each dimension
    ///
    /// - has the maximum of the former range, or one between *s* and that;
    /// - has the minimum of the former range, or leaves no choice but *s*.
    @inlinable package static var whereItFits: Reuse {
        @inline(__always)
        get { Reuse(bits: 1) }
    }

    /// The same, and in each dimension with any minimum that is no smaller than the former one: the
    /// element grows to it, and nothing else changes.
    @inlinable package static var whereItGrows: Reuse {
        @inline(__always)
        get { Reuse(bits: 15) }
    }

    /// For a leaf: in every range of the same maximum width whose maximum height is the same, or
    /// smaller and no less than that of *s*, with any minimum that is no smaller than the former
    /// one. Specs make nothing of it.
    @inlinable package static var atItsWidth: Reuse {
        @inline(__always)
        get { Reuse(bits: 16) }
    }

    /// The part of it that specs hand on.
    @inlinable package var ofSpecs: Reuse { Reuse(bits: bits & 15) }

    /// Where it fits, and also in a width that leaves no choice but a larger one, or in such a
    /// height, if the element may grow there: it does, and nothing else changes.
    @inlinable
    package init(mayBeWider: Bool, mayBeHigher: Bool) {
        bits = 1 | (mayBeWider ? 2 : 0) | (mayBeHigher ? 4 : 0)
    }

    /// Whether there is any such range.
    @inlinable package var isKnown: Bool { bits != 0 }

    /// Whether the element may grow in width.
    @inlinable package var mayBeWider: Bool { bits & 2 != 0 }

    /// Whether the element may grow in height.
    @inlinable package var mayBeHigher: Bool { bits & 4 != 0 }

    /// Whether the element may grow in both dimensions.
    @inlinable package var mayGrow: Bool { mayBeWider && mayBeHigher }

    /// The ranges in which two elements would be the same.
    @inlinable
    package func intersection(_ other: Reuse) -> Reuse { Reuse(bits: bits & other.bits) }
}
