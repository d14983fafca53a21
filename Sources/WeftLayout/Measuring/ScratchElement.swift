/// One measured element in a context's scratch. Its size is known to whoever has measured it.
struct ScratchElement {
    let baselines: Baselines

    /// The offset from the spec that placed it, in points.
    var offset = LayoutPoint.zero

    /// The token by which the engine knows a node; for a spec, the complement of its number, which
    /// is negative.
    let token: Int32

    /// The first placed child of a spec, or -1.
    var firstChild: Int32

    /// The element that was placed after this one by the same spec; for the last one, the
    /// complement of the spec's index, which is negative. Until the element is placed, its
    /// `elementCount`.
    var next: Int32

    /// The number of elements in it, which are the element itself and everything placed below it.
    /// Valid until the element is placed itself.
    var elementCount: Int32 { next }

    /// The `nodeCount`, four bits of `reuse`, and two flags:
    ///
    ///     nodeCount │ reuse │ isPlaced │ lacksSize
    private var bits: Int32

    private static var lacksSizeBit: Int32 { 1 }
    private static var isPlacedBit: Int32 { 2 }
    private static var reuseShift: Int32 { 2 }
    private static var reuseMask: Int32 { Int32(Reuse.whereItGrows.rawValue) }
    private static var countShift: Int32 { 6 }

    /// The number of nodes that a spec has placed, directly or through specs in it; 1 for a node.
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

    /// Whether it is empty because it has no size of its own.
    var lacksSize: Bool { bits & Self.lacksSizeBit != 0 }

    /// Whether a spec has placed it.
    var isPlaced: Bool { bits & Self.isPlacedBit != 0 }

    /// Notes that a spec has placed it, as the last one so far.
    mutating func notePlaced() {
        bits |= Self.isPlacedBit
        next = -1
    }

    /// Creates an element that has not been placed yet.
    init(
        of token: Int32,
        _ baselines: Baselines,
        firstChild: Int32 = -1,
        nodeCount: Int32 = 1,
        elementCount: Int32 = 1,
        lacksSize: Bool,
        reuse: Reuse
    ) {
        self.baselines = baselines
        self.token = token
        self.firstChild = firstChild
        next = elementCount
        // A product, because that traps if there are too many nodes.
        bits =
            nodeCount * (1 << Self.countShift)
            + Int32(reuse.ofSpecs.rawValue) << Self.reuseShift
            + (lacksSize ? Self.lacksSizeBit : 0)
    }
}
