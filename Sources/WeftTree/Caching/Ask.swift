import WeftLayout

/// One question of a node to a subnode, and the answer, but for what few have (`RareData`).
@safe struct Ask {
    /// The subnode. What was kept together with the ask keeps it alive (`NodeKeeper`), so what an
    /// entry names exists, as long as the entry does.
    @unsafe var node: NodeHandle { unsafe reference.takeUnretainedValue() }

    private let reference: Unmanaged<NodeHandle>

    /// The subnode's slot.
    let slot: Slot

    /// The index of what was asked, above the bits of the flags below.
    private let keyAndFlags: Int32

    /// What was answered, but for baselines.
    let extent: NodeExtent

    @inline(__always)
    init(
        node: NodeHandle,
        slot: Slot,
        key: Int32,
        beginsBatch: Bool,
        hasCell: Bool = false,
        extent: NodeExtent
    ) {
        unsafe reference = .passUnretained(node)
        self.slot = slot
        keyAndFlags = key << 2 | (hasCell ? 2 : 0) | (beginsBatch ? 1 : 0)
        self.extent = extent
    }

    /// The index of what was asked, among the keys of the measurement.
    var key: Int32 { keyAndFlags >> 2 }

    /// Whether the subnode has got its cell in the commit to come when it was asked, as one whose
    /// place is the index of the ask: in a tree's first pass.
    var hasCell: Bool { keyAndFlags & 2 == 2 }

    /// Whether it is the first one of a batch: those of one batch do not depend on each other's
    /// answers.
    var beginsBatch: Bool { keyAndFlags & 1 == 1 }

    /// What few asks have.
    struct RareData {
        /// The index of the ask.
        let ask: Int32

        /// The index of the ask before it to the same subnode, or -1.
        let previous: Int32

        /// The baselines that were answered, in points from the subnode's top; NaN for none.
        let baselines: (first: Double, last: Double)
    }
}
