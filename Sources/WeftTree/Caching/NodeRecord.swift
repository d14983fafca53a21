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

    /// The parent whose measurements asked for the node last.
    var parent: ParentLink = .none

    /// The pass that measured or confirmed the node last, and for which parent: what gives one task
    /// the right to write to the record.
    let claim = AtomicClaim()

    /// The measurement of the parent in which the node was asked for last. Whoever has not claimed
    /// the node may read it too, to find out whether a measurement was the last to ask.
    let asker = Atomic<UInt64>(0)

    /// The index of the last ask for the node among those of `asker`. It says nothing about others.
    var lastAsk: Int32 {
        get { max(lastAskAndPlace, ~lastAskAndPlace) }
        set { lastAskAndPlace = newValue }
    }

    /// `lastAsk`; its complement if `asker` has placed the node.
    private var lastAskAndPlace: Int32 = 0

    /// The run of measurements in which the node was last put off, to be a job of its own, modulo
    /// 2³². That another run has the same number does no harm: it puts the node off as well.
    var putOffRun: UInt32 = 0

    /// The last pass whose commit was told where the node is; 0 for none. A tree's first pass,
    /// before which nothing was placed, does not note it.
    let lastPlacing = Atomic<UInt64>(0)

    /// What few nodes have; nil as long as there is nothing of it.
    private(set) var rareData: RareData?

    /// What few nodes have, to be written to.
    var writableRareData: RareData {
        mutating get {
            if let rareData { return rareData }
            let new = RareData()
            rareData = new
            return new
        }
    }

    /// What few nodes have.
    final class RareData {
        // Unchecked: written to as the record is, and by nobody in the middle of an access.

        /// The entry that was the newest before.
        @safe @exclusivity(unchecked)
        var previous = CacheEntry.vacant

        /// The entries that are older still.
        @safe @exclusivity(unchecked)
        var older: [CacheEntry] = []

        /// Other parents that once asked for the node, for the rare one that moves.
        @safe @exclusivity(unchecked)
        var otherParents: [FormerParent] = []

        /// The last pass before the node's own inputs changed, or its entries were forgotten,
        /// modulo 2³⁴; for those nodes only that may have subnodes.
        @safe @exclusivity(unchecked)
        var changed: UInt64 = 0

        /// The measurements of the node that were suspended in the pass under way.
        @safe @exclusivity(unchecked)
        var pins: [Pin] = []

        /// The run of measurements in which the node was last suspended.
        @safe @exclusivity(unchecked)
        var suspendedRun: UInt64 = 0
    }

    /// A parent that depends on the node.
    struct ParentLink: Equatable {
        var slot: Slot
        var generation: UInt32

        static let none = ParentLink(slot: -1, generation: 0)
    }

    /// A parent that has asked for the node before another one did.
    struct FormerParent {
        let parent: ParentLink
        /// The last pass in which it asked, modulo 2³⁴.
        let lastAskingPass: UInt64
    }

    /// Whether the commit of a pass was told where the node is.
    func isPlaced(in pass: UInt64) -> Bool { lastPlacing.load(ordering: .acquiring) == pass }

    /// Notes that the commit of a pass is told where the node is, where no task competes.
    @inline(__always)
    func notePlacing(in pass: UInt64) { lastPlacing.store(pass, ordering: .relaxed) }

    /// Notes the same where tasks compete.
    ///
    /// - Returns: Whether the node is this task's to place: it was not placed in the pass yet.
    func claimPlacing(in pass: UInt64) -> Bool {
        lastPlacing.exchange(pass, ordering: .acquiringAndReleasing) != pass
    }

    /// Notes that `asker` has placed the node.
    ///
    /// - Returns: Whether it has done so for the first time.
    mutating func notePlacement() -> Bool {
        if lastAskAndPlace < 0 { return false }
        lastAskAndPlace = ~lastAskAndPlace
        return true
    }

    /// Visits all parents that once asked for the node.
    func forEachParent(_ body: (ParentLink) -> Void) {
        body(parent)
        rareData?.otherParents.forEach { body($0.parent) }
    }

    /// Notes that another parent than the last one asks for the node.
    ///
    /// - Parameter lastAskingPass: The last pass in which the former parent asked for it, modulo
    ///   2³⁴.
    mutating func link(to new: ParentLink, lastAskingPass: UInt64) {
        removeFormerParents { $0.parent == new }
        if parent != .none {
            writableRareData.otherParents.append(
                FormerParent(parent: parent, lastAskingPass: lastAskingPass)
            )
        }
        parent = new
    }

    /// Drops the links to some former parents.
    func removeFormerParents(where isDropped: (FormerParent) -> Bool) {
        guard let rareData, !rareData.otherParents.isEmpty else { return }
        rareData.otherParents = rareData.otherParents.filter { !isDropped($0) }
    }
}
