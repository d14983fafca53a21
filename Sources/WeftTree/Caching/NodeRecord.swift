import Synchronization

/// What the passes of a tree know about one node.
///
/// It is written to by whoever adopts the node; while a pass measures, by the one task that
/// measures the node, and then by the one that places it (`SlotTable` says why these are never
/// two).
struct NodeRecord: ~Copyable {
    /// The node's inputs as of the last snapshot; none as long as no node has the slot.
    var state: NodeState { unsafe unretainedState.takeUnretainedValue() }

    /// The node's inputs without a reference counted; the record keeps them until the next
    /// snapshot.
    var unretainedState: Unmanaged<NodeState> {
        @inline(__always)
        get { unsafe installedState.reference ?? .passUnretained(.none) }
    }

    /// The node's inputs, as the record holds them.
    var installedState = InstalledState()

    /// The newest entry, which is also the most likely one to be asked for.
    var newest = CacheEntry.vacant

    /// The last pass that made or used `newest`, modulo 256.
    private var newestUse: UInt8 = 0

    /// The run of measurements in which the node was put off, to be a job of its own, modulo 2¹⁶; 0
    /// if it was not, or its job has begun. That another run has the same number does no harm: it
    /// puts the node off as well.
    var putOffRun: UInt16 = 0

    /// `lastAsk`; its complement if `asker` has placed the node.
    private var lastAskAndPlace: Int32 = 0

    /// The generation of the parent that has the claim.
    var parentGeneration = ParentLink.none.generation

    /// The pass that measured or confirmed the node last, and for which parent: what gives one task
    /// the right to write to the record.
    let claim = AtomicClaim()

    /// The measurement of the parent in which the node was asked for last. Whoever has not claimed
    /// the node may read it too, to find out whether a measurement was the last to ask.
    let asker = Atomic<UInt64>(0)

    /// What few nodes have; nil as long as there is nothing of it.
    private(set) var rareData: RareData?

    /// The last pass whose commit was told where the node is. A tree's first pass, before which
    /// nothing was placed, does not note it.
    let lastPlacing = AtomicPassMark()

    /// The generation of the node that has the slot; 0 for none.
    ///
    /// An edit that adopts a node writes to it while a pass may look whether a node still has the
    /// slot that had it before.
    var generation: UInt32 { atomicGeneration.load(ordering: .relaxed) }

    private let atomicGeneration = Atomic<UInt32>(0)

    /// Gives the slot to a node; 0 for none.
    func setGeneration(_ generation: UInt32) {
        atomicGeneration.store(generation, ordering: .relaxed)
    }

    /// Notes that a pass uses `newest`.
    @inline(__always)
    mutating func noteUse(in pass: UInt64) { newestUse = UInt8(truncatingIfNeeded: pass) }

    /// The last pass that made or used `newest`, as of a pass: exactly if that is this one, or one
    /// of the 255 before, and else some later one.
    func lastUse(asOf pass: UInt64) -> UInt64 {
        pass &- UInt64(UInt8(truncatingIfNeeded: pass) &- newestUse)
    }

    /// The index of the last ask for the node among those of `asker`. It says nothing about others.
    var lastAsk: Int32 {
        get { max(lastAskAndPlace, ~lastAskAndPlace) }
        set { lastAskAndPlace = newValue }
    }

    /// Notes that `asker` has placed the node.
    ///
    /// - Returns: Whether it has done so for the first time.
    mutating func notePlacement() -> Bool {
        if lastAskAndPlace < 0 { return false }
        lastAskAndPlace = ~lastAskAndPlace
        return true
    }

    /// What few nodes have, to be written to.
    var writableRareData: RareData {
        mutating get {
            if let rareData { return rareData }
            let new = RareData()
            rareData = new
            return new
        }
    }
}
