import WeftLayout

/// What a node is asked: everything that its answer depends on besides its own inputs.
///
/// The node's style has been applied to the range, so neither the style nor the parent's size is a
/// part of it. Lengths are compared by their bits; none is −0, which counts as 0.
struct CacheKey: Hashable {
    /// The sizes that the parent allows, by their bits.
    let rangeBits: RangeBits

    /// The number of the environment that the node inherits.
    let environment: Int32

    @inline(__always)
    init(_ range: SizeRange, environment: Int32) {
        self.init(RangeBits(range), environment: environment)
    }

    @inline(__always)
    init(_ rangeBits: RangeBits, environment: Int32) {
        self.rangeBits = rangeBits
        self.environment = environment
    }

    /// The sizes that the parent allows, in points.
    var range: SizeRange { rangeBits.range }
}

/// A range, by the bits of its lengths.
struct RangeBits: Hashable {
    private let minWidth: UInt64
    private let minHeight: UInt64
    private let maxWidth: UInt64
    private let maxHeight: UInt64

    init(_ range: SizeRange) {
        // −0 + 0 is 0.
        minWidth = (range.min.width + 0).bitPattern
        minHeight = (range.min.height + 0).bitPattern
        maxWidth = (range.max.width + 0).bitPattern
        maxHeight = (range.max.height + 0).bitPattern
    }

    /// The range, in points.
    var range: SizeRange {
        SizeRange(
            min: LayoutSize(
                width: Double(bitPattern: minWidth),
                height: Double(bitPattern: minHeight)
            ),
            max: LayoutSize(
                width: Double(bitPattern: maxWidth),
                height: Double(bitPattern: maxHeight)
            )
        )
    }
}
