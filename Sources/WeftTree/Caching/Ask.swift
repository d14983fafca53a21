import WeftLayout

/// One question of a node to a subnode, and the answer, except for the baselines that few answers
/// have (`AnsweredBaselines`).
@safe struct Ask {
    /// The address of the subnode's handle in the first ask to it. In a later ask, the lowest bit
    /// is set, which it never is in an address; the next 31 bits are the index of the previous ask
    /// to the same subnode, and the upper bits that of the first ask.
    private let word: UInt

    /// The subnode's slot.
    let slot: Slot

    /// The index of what was asked, in the bits above those of the flags below.
    private var keyAndFlags: Int32

    /// What was answered, except for baselines.
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
        word = unsafe UInt(bitPattern: Unmanaged.passUnretained(node).toOpaque())
        self.slot = slot
        keyAndFlags = key << 3 | (hasCell ? 2 : 0) | (beginsBatch ? 1 : 0)
        self.extent = extent
    }

    /// Creates an ask to a subnode that was asked before.
    ///
    /// - Parameters:
    ///   - ask: The previous ask to the same subnode.
    ///   - previous: The index of that ask.
    init(after ask: Ask, at previous: Int32, key: Int32, beginsBatch: Bool, extent: NodeExtent) {
        let first = ask.previous < 0 ? previous : ask.first
        word = UInt(truncatingIfNeeded: first) << 32 | UInt(truncatingIfNeeded: previous) << 1 | 1
        slot = ask.slot
        keyAndFlags = key << 3 | (beginsBatch ? 1 : 0)
        self.extent = extent
    }

    /// The subnode, in the first ask to it. A keeper that is stored together with the ask keeps it
    /// alive (`NodeKeeper`), so what an entry names exists as long as the entry does.
    @unsafe var node: NodeHandle {
        // The bits are those of an address, as this is a first ask.
        let address = unsafe UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped
        return unsafe Unmanaged.fromOpaque(address).takeUnretainedValue()
    }

    /// The index of the previous ask to the same subnode, or -1.
    var previous: Int32 { word & 1 == 0 ? -1 : Int32(truncatingIfNeeded: word >> 1 & 0x7FFF_FFFF) }

    /// The index of the first ask to the same subnode, in a later ask.
    var first: Int32 { Int32(truncatingIfNeeded: word >> 32) }

    /// The index of what was asked, among the keys of the measurement.
    var key: Int32 { keyAndFlags >> 3 }

    /// Whether the measurement has asked the subnode again.
    var isFollowed: Bool { keyAndFlags & 4 == 4 }

    /// Notes that the measurement has asked the subnode again.
    mutating func noteFollower() { keyAndFlags |= 4 }

    /// Whether the subnode got its cell in the coming commit when it was asked, on the assumption
    /// that its index among the placements is that of the ask. This happens only in a tree's first
    /// pass.
    var hasCell: Bool { keyAndFlags & 2 == 2 }

    /// Whether this is the first ask of a batch. The asks of one batch do not depend on each
    /// other's answers.
    var beginsBatch: Bool { keyAndFlags & 1 == 1 }

    /// The baselines of an answer.
    struct AnsweredBaselines {
        /// The index of the ask.
        let ask: Int32

        /// The baselines of the subnode.
        let baselines: Baselines
    }
}
