/// One measured element in a context's scratch.
struct ScratchElement {
    /// The size in points, rounded to the pixel grid.
    var size: LayoutSize

    /// The distance from the top to the first baseline, or NaN.
    var firstBaseline: Double

    /// The distance from the top to the last baseline, or NaN.
    var lastBaseline: Double

    /// The offset from the spec that placed it, in points.
    var offset = LayoutPoint.zero

    /// The token of a node, as its engine knows it; for a spec the complement of its number, which
    /// is negative.
    var node: Int32

    /// The first placed child of a spec, or -1.
    var firstChild: Int32

    /// The element placed after this one by the same spec; for the last one the complement of the
    /// spec's index, which is negative. As long as it is not placed, its `elementCount`.
    var next: Int32

    /// How many elements it is with all that is placed below it, as long as it is not placed
    /// itself.
    var elementCount: Int32 { next }

    /// How many nodes it is or has placed below it, above the bits of the flags below.
    private var countAndFlags: Int32

    /// How many nodes it is or has placed below it.
    var nodeCount: Int32 { countAndFlags >> 6 }

    /// In which other ranges it would be the same.
    var reuse: Reuse {
        get { Reuse(bits: UInt8(truncatingIfNeeded: countAndFlags >> 2 & 15)) }
        set { countAndFlags = countAndFlags & ~(15 << 2) | Int32(newValue.ofSpecs.bits) << 2 }
    }

    /// Whether it is empty for want of a size of its own.
    var lacksSize: Bool { countAndFlags & 1 == 1 }

    /// Whether a spec has placed it.
    var isPlaced: Bool { countAndFlags & 2 == 2 }

    /// Notes that a spec has placed it, as the last one so far.
    mutating func notePlaced() {
        countAndFlags |= 2
        next = -1
    }

    /// Makes an element that has yet to be placed.
    init(
        of node: Int32,
        _ size: LayoutSize,
        _ baselines: (first: Double, last: Double),
        firstChild: Int32 = -1,
        nodeCount: Int32 = 1,
        elementCount: Int32 = 1,
        lacksSize: Bool,
        reuse: Reuse
    ) {
        self.size = size
        firstBaseline = baselines.first
        lastBaseline = baselines.last
        self.node = node
        self.firstChild = firstChild
        next = elementCount
        // A product, as it traps where there are too many nodes.
        countAndFlags = nodeCount * 64 + Int32(reuse.ofSpecs.bits) << 2 + (lacksSize ? 1 : 0)
    }
}
