import Synchronization

/// What several tasks may look at and note of one node at the same time.
///
/// It lies behind the node's record, and is no part of it: whoever has claimed a node has its
/// record to itself, while others look whether it is claimed.
struct NodeMarks: ~Copyable {
    /// The pass that measured or confirmed the node last, and for which parent: what gives one task
    /// the right to write to the record.
    let claim = AtomicClaim()

    private let atomicLastAsk = Atomic<Int32>(0)

    private let atomicParentGeneration = Atomic<UInt32>(0)

    /// The last pass whose commit was told where the node is. A tree's first pass, before which
    /// nothing was placed, does not note it.
    let lastPlacing = AtomicPassMark()

    private let atomicGeneration = Atomic<UInt32>(0)

    /// The index of the last ask for the node among those of the measurement that has asked for it
    /// last. Whoever looks into other asks finds one to another node there, an earlier one or none,
    /// and sees it (`AskScratch.lastAsk(for:from:)`, `EntryDetails.isLastAsk(_:for:)`).
    ///
    /// Who has claimed the node writes to it. It is read and written relaxedly, as nothing rests on
    /// it before it is checked.
    var lastAsk: Int32 {
        @inline(__always)
        get {
            let ask = atomicLastAsk.load(ordering: .relaxed)
            return max(ask, ~ask)
        }
        @inline(__always)
        nonmutating set { atomicLastAsk.store(newValue, ordering: .relaxed) }
    }

    /// Notes that the one who has asked for the node has placed it: the index is its complement
    /// then.
    ///
    /// - Returns: Whether it has done so for the first time since it has asked.
    func notePlacement() -> Bool {
        let ask = atomicLastAsk.load(ordering: .relaxed)
        if ask < 0 { return false }
        atomicLastAsk.store(~ask, ordering: .relaxed)
        return true
    }

    /// The generation of the parent that has the claim. Who has the claim reads and writes it.
    var parentGeneration: UInt32 {
        get { atomicParentGeneration.load(ordering: .relaxed) }
        nonmutating set { atomicParentGeneration.store(newValue, ordering: .relaxed) }
    }

    /// The generation of the node that has the slot; 0 for none.
    ///
    /// An edit that adopts a node writes to it while a pass may look whether a node still has the
    /// slot that had it before. It is read and written relaxedly: no slot has a generation twice,
    /// and none that a pass knows is freed while it measures.
    var generation: UInt32 {
        get { atomicGeneration.load(ordering: .relaxed) }
        nonmutating set { atomicGeneration.store(newValue, ordering: .relaxed) }
    }

    /// Makes them those of a slot that no node has.
    func clear() {
        claim.set(Claim(pass: 0, parent: -1))
        lastAsk = 0
        parentGeneration = 0
        lastPlacing.clear()
        generation = 0
    }
}
