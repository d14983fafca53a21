/// One measured element in a context's scratch. Whoever has measured it knows its size.
struct ScratchElement {
    /// The distance from the top to the first baseline, or NaN.
    var firstBaseline: Double

    /// The distance from the top to the last baseline, or NaN.
    var lastBaseline: Double

    /// The offset from the spec that placed it, in points.
    var offset = LayoutPoint.zero

    /// The token of a node, as its engine knows it; that of a spec is the complement of its number,
    /// which is negative.
    var token: Int32

    /// The first placed child of a spec, or -1.
    var firstChild: Int32

    /// The element placed after this one by the same spec; for the last one the complement of the
    /// spec's index, which is negative. As long as it is not placed, its `elementCount`.
    var next: Int32

    /// How many elements it is with all that is placed below it, as long as it is not placed
    /// itself.
    var elementCount: Int32 { next }

    /// How many nodes it is or has placed below it, four bits of `reuse`, and two flags:
    ///
    ///     nodeCount │ reuse │ isPlaced │ lacksSize
    private var bits: Int32

    private static var lacksSizeBit: Int32 { 1 }
    private static var isPlacedBit: Int32 { 2 }
    private static var reuseShift: Int32 { 2 }
    private static var reuseMask: Int32 { Int32(Reuse.whereItGrows.rawValue) }
    private static var countShift: Int32 { 6 }

    /// How many nodes it is or has placed below it.
    var nodeCount: Int32 { bits >> Self.countShift }

    /// In which other ranges it would be the same.
    var reuse: Reuse {
        get {
            Reuse(rawValue: UInt8(truncatingIfNeeded: bits >> Self.reuseShift & Self.reuseMask))
        }
        set {
            bits &= ~(Self.reuseMask << Self.reuseShift)
            bits |= Int32(newValue.ofSpecs.rawValue) << Self.reuseShift
        }
    }

    /// Whether it is empty for want of a size of its own.
    var lacksSize: Bool { bits & Self.lacksSizeBit != 0 }

    /// Whether a spec has placed it.
    var isPlaced: Bool { bits & Self.isPlacedBit != 0 }

    /// Notes that a spec has placed it, as the last one so far.
    mutating func notePlaced() {
        bits |= Self.isPlacedBit
        next = -1
    }

    /// Makes an element that has yet to be placed.
    init(
        of token: Int32,
        _ baselines: (first: Double, last: Double),
        firstChild: Int32 = -1,
        nodeCount: Int32 = 1,
        elementCount: Int32 = 1,
        lacksSize: Bool,
        reuse: Reuse
    ) {
        firstBaseline = baselines.first
        lastBaseline = baselines.last
        self.token = token
        self.firstChild = firstChild
        next = elementCount
        // A product, as it traps where there are too many nodes.
        bits =
            nodeCount * (1 << Self.countShift)
            + Int32(reuse.ofSpecs.rawValue) << Self.reuseShift
            + (lacksSize ? Self.lacksSizeBit : 0)
    }
}
