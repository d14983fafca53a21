/// What the passes of a tree know about one node.
///
/// It is written to by whoever adopts the node. While a pass measures, it is written to by the one
/// task that measures the node, and then by the one that places it. (`SlotTable` says why these are
/// never two tasks at a time.)
struct NodeRecord: ~Copyable {
    /// The node's inputs as of the last snapshot; those of no node as long as the slot has none.
    var state: NodeState {
        // The record keeps them alive until the next snapshot.
        unsafe unretainedState.takeUnretainedValue()
    }

    /// The node's inputs, without counting a reference; the record keeps them alive until the next
    /// snapshot.
    var unretainedState: Unmanaged<NodeState> {
        @inline(__always)
        get { unsafe installedState.reference ?? .passUnretained(.none) }
    }

    /// The record's references to the node's inputs.
    var installedState = InstalledState()

    /// The newest entry, which is also the one most likely to be needed.
    var newest = CacheEntry.vacant

    /// The last pass that made or used `newest`, modulo 256.
    private var newestUse: UInt8 = 0

    /// The run of measurements in which the node was put off to become a job of its own, modulo
    /// 2¹⁶; 0 if it was not put off, or its job has begun. Another run with the same number would
    /// put the node off too, which does no harm.
    var putOffRun: UInt16 = 0

    /// Data that few nodes have; nil as long as there is none.
    private(set) var rareData: RareData?

    /// Notes that a pass uses `newest`.
    @inline(__always)
    mutating func noteUse(in pass: UInt64) { newestUse = UInt8(truncatingIfNeeded: pass) }

    /// The last pass that made or used `newest`, as seen from a given pass. It is exact if it is
    /// that pass or one of the 255 before it; otherwise the result is some later pass.
    func lastUse(asOf pass: UInt64) -> UInt64 {
        pass &- UInt64(UInt8(truncatingIfNeeded: pass) &- newestUse)
    }

    /// Data that few nodes have, for writing; it is made if necessary.
    var writableRareData: RareData {
        mutating get {
            if let rareData { return rareData }
            let new = RareData()
            rareData = new
            return new
        }
    }
}
