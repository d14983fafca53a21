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

    /// What few nodes have; nil as long as there is nothing of it.
    private(set) var rareData: RareData?

    /// Notes that a pass uses `newest`.
    @inline(__always)
    mutating func noteUse(in pass: UInt64) { newestUse = UInt8(truncatingIfNeeded: pass) }

    /// The last pass that made or used `newest`, as of a pass: exactly if that is this one, or one
    /// of the 255 before, and else some later one.
    func lastUse(asOf pass: UInt64) -> UInt64 {
        pass &- UInt64(UInt8(truncatingIfNeeded: pass) &- newestUse)
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
