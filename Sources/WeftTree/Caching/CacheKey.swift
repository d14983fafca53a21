import WeftLayout

/// What a node is asked: everything that its answer depends on besides its own inputs.
///
/// The node's style has been applied to the range, so neither the style nor the parent's size is
/// part of the key. Lengths are compared by their bits; −0 is stored as 0.
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
