import Synchronization

/// What several tasks may look at and note of one node at the same time.
///
/// It lies behind the node's record, and is no part of it: whoever has claimed a node has its
/// record to itself, while others look whether it is claimed.
struct NodeMarks: ~Copyable {
    /// The pass that measured or confirmed the node last, and for which parent: what gives one task
    /// the right to write to the record.
    let claim = AtomicClaim()

    /// The measurement of the parent in which the node was asked for last. Whoever has not claimed
    /// the node may read it too, to find out whether a measurement was the last to ask.
    ///
    /// It is read and written relaxedly: a measurement has its number to itself, and who looks for
    /// its own claims the node before it reads more.
    let asker = Atomic<UInt64>(0)

    /// The last pass whose commit was told where the node is. A tree's first pass, before which
    /// nothing was placed, does not note it.
    let lastPlacing = AtomicPassMark()

    private let atomicGeneration = Atomic<UInt32>(0)

    /// The generation of the node that has the slot; 0 for none.
    ///
    /// An edit that adopts a node writes to it while a pass may look whether a node still has the
    /// slot that had it before. It is read and written relaxedly: no slot has a generation twice,
    /// and who holds the lease alone frees slots.
    var generation: UInt32 {
        get { atomicGeneration.load(ordering: .relaxed) }
        nonmutating set { atomicGeneration.store(newValue, ordering: .relaxed) }
    }

    /// Makes them those of a slot that no node has.
    func clear() {
        claim.set(Claim(pass: 0, parent: -1))
        asker.store(0, ordering: .relaxed)
        lastPlacing.clear()
        generation = 0
    }
}
