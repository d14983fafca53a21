import Synchronization

/// The records of a tree's nodes: paged, growing at the end, and never moving.
///
/// Segment k has 16·2ᵏ records, so that a slot is found with a few instructions, and the records of
/// a small tree take little room:
///
///     segment   0          1                2
///     slots     0 … 15  │  16 … 47       │  48 … 111       │ …
///
/// A slot that becomes free is used again under a new generation.
///
/// `@unchecked Sendable`: the segments are made under the lock and live as long as the table. A
/// record is written to by one task at a time: by the one that adopts the node, before the node's
/// handle makes the slot known; between passes by the tree's actor; and in a pass, of which there is
/// one at a time, by the task that measures the parent which has claimed the node, or the node's own
/// job while that parent waits for it (`MeasuringWorker.begin`).
@safe final class SlotTable: @unchecked Sendable {
    private static let firstSegment = 16
    private static let segmentCount = 27

    /// The most slots that a task takes at a time.
    private static let blockSize = 64

    private let segments: UnsafeMutablePointer<Atomic<UInt>>
    private let allocation = Locked(Allocation())

    private struct Allocation {
        var next: Slot = 0
        var free: [Slot] = []
    }

    let graveyard = Graveyard()

    /// The way to the graveyard for nodes that are adopted one by one.
    let gate: GraveyardGate

    init() {
        gate = GraveyardGate(graveyard)
        unsafe segments = .allocate(capacity: Self.segmentCount)
        for index in 0..<Self.segmentCount {
            // The index is in bounds; the memory is uninitialised.
            unsafe (segments + index).initialize(to: Atomic(0))
        }
    }

    deinit {
        let used = allocation.withLock { Int($0.next) }
        for segment in 0..<Self.segmentCount {
            let start = Self.start(of: segment)
            guard start < used else { break }
            // The segment was made when its first slot was allocated; its used records are the
            // initialised ones.
            let records = unsafe records(ofSegment: segment)
            unsafe records.deinitialize(count: min(used - start, Self.firstSegment << segment))
            unsafe records.deallocate()
        }
        // Initialised in `init()`.
        unsafe segments.deinitialize(count: Self.segmentCount)
        unsafe segments.deallocate()
    }

    /// How many slots have been in use at some time; every slot is below it.
    var count: Int { allocation.withLock { Int($0.next) } }

    /// The record of a slot that was allocated.
    subscript(slot: Slot) -> NodeRecord {
        // The record was initialised when the slot was allocated, and stays where it is.
        unsafeAddress { unsafe UnsafePointer(record(of: slot)) }
        unsafeMutableAddress { unsafe record(of: slot) }
    }

    private static func start(of segment: Int) -> Int {
        firstSegment << segment - firstSegment
    }

    @inline(__always)
    private func record(of slot: Slot) -> UnsafeMutablePointer<NodeRecord> {
        let position = Int(slot) + Self.firstSegment
        let segment = Self.firstSegment.leadingZeroBitCount - position.leadingZeroBitCount
        // The slot was allocated, so its segment exists, and the offset lies inside.
        return unsafe records(ofSegment: segment)
            + (position - Self.firstSegment << segment)
    }

    @inline(__always)
    private func records(ofSegment segment: Int) -> UnsafeMutablePointer<NodeRecord> {
        // The bits are those of the pointer that `allocate` stored.
        unsafe UnsafeMutablePointer(
            bitPattern: segments[segment].load(ordering: .relaxed)
        ).unsafelyUnwrapped
    }
}

extension SlotTable {
    /// Adopts a node for the tree, with a slot of its own, unless it is adopted already.
    ///
    /// - Parameter supply: Where the slot comes from.
    /// - Returns: Where the node belongs, and whether that was decided here.
    func adopt(
        _ node: NodeHandle,
        for tree: UInt32,
        _ standing: NodeHandle.Standing,
        from supply: SlotSupply
    ) -> (membership: NodeHandle.Membership, isNew: Bool) {
        if let membership = node.adoption { return (membership, false) }
        let slot = supply.next
        let new = NodeHandle.Membership(tree: tree, slot: slot, standing: standing)
        let membership = node.adopt(as: new, generation: self[slot].generation, gate: supply.gate) {
            self[slot].begin($0)
        }
        if membership == new { supply.removeNext() }
        return (membership, membership == new)
    }

    /// Takes slots that nobody uses: few from a small table, more from a large one.
    func takeBlock() -> [Slot] {
        allocation.withLock { allocation in
            let count = max(4, min(Self.blockSize, Int(allocation.next)))
            let used = allocation.free.suffix(count)
            allocation.free.removeLast(used.count)
            return used.reversed() + (used.count..<count).map { _ in makeSlot(&allocation) }
        }
    }

    /// Gives slots back that were taken and not used.
    func giveBack(_ slots: ArraySlice<Slot>) {
        if slots.isEmpty { return }
        allocation.withLock { $0.free += slots.reversed() }
    }

    /// Makes a slot at the end of the table.
    private func makeSlot(_ allocation: inout Allocation) -> Slot {
        let slot = allocation.next
        allocation.next += 1
        let position = Int(slot) + Self.firstSegment
        let segment = Self.firstSegment.leadingZeroBitCount - position.leadingZeroBitCount
        if Int(slot) == Self.start(of: segment) {
            let records = UnsafeMutablePointer<NodeRecord>.allocate(
                capacity: Self.firstSegment << segment
            )
            // The index is in bounds: 27 segments hold more than 2³⁰ slots.
            unsafe segments[segment].store(UInt(bitPattern: records), ordering: .relaxed)
        }
        // The slot is used for the first time.
        unsafe record(of: slot).initialize(to: NodeRecord())
        return slot
    }

    /// Gives back a slot whose node is gone or was never made known.
    func free(_ slot: Slot) {
        self[slot].end()
        allocation.withLock { $0.free.append(slot) }
    }
}
