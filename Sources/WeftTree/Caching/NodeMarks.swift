import Synchronization

/// What several tasks may read and note about one node at the same time.
///
/// The marks are stored behind the node's record and are not part of it: whoever has claimed a node
/// has its record to itself, while others check whether it is claimed.
struct NodeMarks: ~Copyable {
    /// The pass that last measured or confirmed the node, and the parent for which it did. It gives
    /// one task the right to write to the record.
    let claim = AtomicClaim()

    private let atomicLastAsk = Atomic<Int32>(0)

    private let atomicParentGeneration = Atomic<UInt32>(0)

    /// The last pass that gave the node its place in a commit. A tree's first pass, before which
    /// nothing was placed, does not note it.
    let lastPlacing = AtomicPassMark()

    private let atomicGeneration = Atomic<UInt32>(0)

    /// The index of the last ask to the node, among the asks of the measurement that last asked for
    /// it. Whoever uses it for other asks finds one to another node there, an earlier one to this
    /// node, or none, and notices that (`AskScratch.lastAsk(for:from:)`,
    /// `EntryDetails.isLastAsk(_:for:)`).
    ///
    /// Only whoever has claimed the node writes to it. Reads and writes are relaxed, because
    /// nothing relies on the index before it is checked.
    var lastAsk: Int32 {
        @inline(__always)
        get {
            let ask = atomicLastAsk.load(ordering: .relaxed)
            return max(ask, ~ask)
        }
        @inline(__always)
        nonmutating set { atomicLastAsk.store(newValue, ordering: .relaxed) }
    }

    /// Notes that the node was placed by the one that asked for it, by storing the complement of
    /// the index.
    ///
    /// - Returns: Whether this is the first placement since the last ask.
    func notePlacement() -> Bool {
        let ask = atomicLastAsk.load(ordering: .relaxed)
        if ask < 0 { return false }
        atomicLastAsk.store(~ask, ordering: .relaxed)
        return true
    }

    /// The generation of the parent that has the claim. It is read and written by whoever has the
    /// claim.
    var parentGeneration: UInt32 {
        get { atomicParentGeneration.load(ordering: .relaxed) }
        nonmutating set { atomicParentGeneration.store(newValue, ordering: .relaxed) }
    }

    /// The generation of the node in the slot; 0 if there is none.
    ///
    /// An edit that adopts a node writes to it while a pass may be checking whether the slot's
    /// former node still has it. Reads and writes are relaxed: no slot has a generation twice, and
    /// no slot that a pass knows is freed while the pass measures.
    var generation: UInt32 {
        get { atomicGeneration.load(ordering: .relaxed) }
        nonmutating set { atomicGeneration.store(newValue, ordering: .relaxed) }
    }

    /// Resets the marks to those of a slot without a node.
    func clear() {
        claim.set(Claim(pass: 0, parent: -1))
        lastAsk = 0
        parentGeneration = 0
        lastPlacing.clear()
        generation = 0
    }
}
