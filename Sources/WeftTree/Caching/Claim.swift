import Synchronization

/// Who has the right to measure a node in a pass.
///
/// The first ask of a pass claims the node for the parent that asks, and no other parent can have
/// it in the same pass. So a node has one parent, its measurements run one after the other, and its
/// record has one writer at a time.
struct Claim {
    /// The number of the pass, modulo 2³⁴. Which of two came first is known as long as fewer than
    /// 2³³ passes lie between them: a month at 3,000 a second.
    let pass: UInt64

    /// The number of a pass, modulo 2³⁴.
    static func number(_ pass: UInt64) -> UInt64 { pass & (1 << 34 - 1) }

    /// Whether a pass came after another, of which the numbers are known modulo 2³⁴, if there were
    /// not more than half as many between them.
    static func isLater(_ pass: UInt64, than other: UInt64) -> Bool {
        let distance = number(pass &- other)
        return distance != 0 && distance < 1 << 33
    }

    /// The slot of the parent; -1 for the root.
    let parent: Slot

    /// The claim as one word: the pass above the 30 bits of the parent.
    var rawValue: UInt64 { pass << 30 | UInt64(parent + 1) }

    init(pass: UInt64, parent: Slot) {
        self.pass = Self.number(pass)
        self.parent = parent
    }

    init(rawValue: UInt64) {
        pass = rawValue >> 30
        parent = Slot(truncatingIfNeeded: rawValue & (1 << 30 - 1)) - 1
    }
}

/// The claim on a node, which tasks may make at the same time.
struct AtomicClaim: ~Copyable {
    private let value = Atomic<UInt64>(0)

    // Relaxed: who finds this very claim measures for the same parent, which one task at a time
    // does; the next one gets the parent through the lock of `WorkQueue`.
    /// Whether the node has a claim.
    @inline(__always)
    borrowing func has(_ claim: Claim) -> Bool { value.load(ordering: .relaxed) == claim.rawValue }

    /// Claims the node for a parent that does not have it.
    ///
    /// - Returns: The former claim; nil if another parent has the node in the same pass.
    borrowing func make(_ new: Claim) -> Claim? {
        var current = value.load(ordering: .relaxed)
        while true {
            let former = Claim(rawValue: current)
            if former.pass == new.pass { return nil }
            let (exchanged, original) = value.compareExchange(
                expected: current,
                desired: new.rawValue,
                ordering: .acquiringAndReleasing
            )
            if exchanged { return former }
            current = original
        }
    }

    /// Claims the node whoever had it, where no task competes.
    borrowing func set(_ new: Claim) {
        // Relaxed: others find the slot by the handle's word, which is exchanged afterwards.
        value.store(new.rawValue, ordering: .relaxed)
    }

    // Relaxed: nothing rests on it before the claim is made.
    /// The claim that was made last.
    var current: Claim { Claim(rawValue: value.load(ordering: .relaxed)) }

    /// Whether any pass has ever claimed the node.
    var wasMade: Bool { value.load(ordering: .acquiring) != 0 }

    /// Whether a pass has claimed the node.
    borrowing func isMade(in pass: UInt64) -> Bool {
        Claim(rawValue: value.load(ordering: .acquiring)).pass == Claim.number(pass)
    }
}
