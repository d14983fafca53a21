import Synchronization

/// The claim on a node, which several tasks may try to make at the same time.
struct AtomicClaim: ~Copyable {
    private let value = Atomic<UInt64>(0)

    // Relaxed: whoever finds this very claim measures for the same parent, which only one task at a
    // time does; the next such task gets the parent through the lock of `WorkQueue`.
    /// Whether the node has the given claim.
    @inline(__always)
    borrowing func has(_ claim: Claim) -> Bool { value.load(ordering: .relaxed) == claim.rawValue }

    /// Claims the node for a parent that has not claimed it yet.
    ///
    /// - Returns: The former claim; nil if another parent has claimed the node in the same pass.
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

    /// Claims the node whoever had it before. No other task may compete.
    borrowing func set(_ new: Claim) {
        // Relaxed: other tasks find the slot through the handle's word, which is exchanged
        // afterwards.
        value.store(new.rawValue, ordering: .relaxed)
    }

    // Relaxed: nothing relies on it before the claim is made.
    /// The last claim that was made.
    var current: Claim { Claim(rawValue: value.load(ordering: .relaxed)) }

    /// Whether any pass has ever claimed the node.
    var wasMade: Bool { value.load(ordering: .acquiring) != 0 }

    /// Whether the node was claimed in a pass.
    borrowing func isMade(in pass: UInt64) -> Bool {
        Claim(rawValue: value.load(ordering: .acquiring)).pass == Claim.number(pass)
    }
}
