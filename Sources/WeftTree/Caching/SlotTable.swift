import Synchronization
import WeftLayout

/// The records of a tree's nodes: paged, growing at the end, and never moving.
///
/// A slot that becomes free is used again, with the generation of another node.
///
/// `@unchecked Sendable`: the segments are made under the lock and live as long as the table; a
/// slot's memory is initialised by the one that took the slot, before anybody else can know it. Who
/// has a slot had it, in the end, from a lock or an atomic operation that its maker has released
/// after the segment was made: so the address of the segment may be loaded without an order. A
/// record is written to by one task at a time: by the one that adopts the node, before the node's
/// handle makes the slot known; between passes by the tree's actor; and in a pass, of which there
/// is one at a time, by the task that measures the parent which has claimed the node, or the node's
/// own job while that parent waits for it (`MeasuringWorker.begin`), and after these by the task
/// that places the node (`CommitPage` says which). The last stamp lies behind the record, and is no
/// part of it: nobody writes to that of a known slot in a pass, so that all tasks may read it. An
/// edit may give back the slot of a dead node that no pass has known, and one that fails those of
/// the nodes that it has adopted and nobody has confirmed: no pass reads their records before
/// (`Inbox`).
@safe final class SlotTable: @unchecked Sendable {
    /// As many segments as the most slots fill, and more.
    static let segmentCount = 112

    /// The most slots there are. A membership has 30 bits for one, and a claim as many for the slot
    /// of a parent, which it counts from 1.
    static let maximumCount = (1 << 30) - 1

    /// The most slots that a task takes at a time.
    static let blockSize = 128

    private let segments: UnsafeMutablePointer<Atomic<UInt>>
    private let allocation = Locked(Allocation())

    /// The stride of a slot in memory: its last stamp lies behind its record.
    static var stride: Int { stampOffset + MemoryLayout<UInt64>.stride }

    /// Where the last stamp of a slot lies.
    private static var stampOffset: Int { MemoryLayout<NodeRecord>.stride }

    /// How many bytes a segment has.
    private static func size(ofSegment segment: Int) -> Int {
        SlotPosition.width(ofSegment: segment) * stride
    }

    private struct Allocation {
        var next: Slot = 0
        var free: [Slot] = []
        /// How many tasks are making sites of slots below `next`.
        var makerCount = 0

        /// Takes slots out that were in use before.
        ///
        /// They come in memory of their own: a reference to the list's would be given up outside of
        /// the lock, which ThreadSanitizer takes for a race with whoever finds itself alone then.
        mutating func takeFree(upTo count: Int) -> [Slot] {
            if free.count <= count {
                defer { free = [] }
                return free
            }
            let taken = Array(free.suffix(count))
            free.removeLast(count)
            return taken
        }
    }

    /// The nodes of the tree that have died.
    let graveyard: Graveyard

    /// The number of the tree, unique in the process.
    let tree: UInt32

    init() {
        graveyard = Graveyard()
        tree = Graveyards.open(graveyard)
        unsafe segments = .allocate(capacity: Self.segmentCount)
        for index in 0..<Self.segmentCount {
            // The index is in bounds; the memory is uninitialised.
            unsafe (segments + index).initialize(to: Atomic(0))
        }
    }

    deinit {
        Graveyards.close(tree)
        for slot in 0..<allocation.withLock({ $0.next }) {
            // Initialised when the slot was allocated, and here for the last time.
            let site = site(of: slot)
            unsafe site.recordPointer.deinitialize(count: 1)
        }
        for segment in 0..<Self.segmentCount {
            // No pointer, or that of a segment that was made when its first slot was allocated.
            guard let memory = unsafe memory(ofSegment: segment) else { continue }
            unsafe BlockPool.shared.giveBack(memory, Self.size(ofSegment: segment))
        }
        // Initialised in `init()`.
        unsafe segments.deinitialize(count: Self.segmentCount)
        unsafe segments.deallocate()
    }

    /// How many slots have been taken at some time; every slot is below it.
    var count: Int { allocation.withLock { Int($0.next) } }

    /// How many slots have been taken, if all of their sites are made; nil while some are being
    /// made.
    var madeCount: Int? { allocation.withLock { $0.makerCount == 0 ? Int($0.next) : nil } }

    /// What the table knows about one node; it is found once, and good as long as the table lives,
    /// which all keep that work with sites.
    @safe struct Site {
        /// The slot.
        let slot: Slot

        fileprivate let memory: UnsafeMutableRawPointer

        /// The record.
        @inline(__always)
        var record: NodeRecord {
            // It was initialised when the slot was allocated, and stays where it is.
            unsafeAddress { unsafe UnsafePointer(recordPointer) }
            nonmutating unsafeMutableAddress { unsafe recordPointer }
        }

        /// The stamp of the last change of the node or of anything below it.
        @inline(__always)
        var lastStamp: UInt64 {
            // As for the record.
            unsafeAddress { unsafe UnsafePointer(stampPointer) }
            nonmutating unsafeMutableAddress { unsafe stampPointer }
        }

        /// Makes the site one of no node again, which has not become that of the node that it was
        /// prepared for. The inputs that it refers to are counted for others; and what an adoption
        /// has not written others may be reading.
        @inline(never)
        func forgetNode() {
            unsafe record.installedState.forget()
            record.claim(for: .none, in: 0)
            record.setGeneration(0)
        }

        @inline(__always)
        fileprivate var recordPointer: UnsafeMutablePointer<NodeRecord> {
            // The memory of a slot begins with its record.
            unsafe memory.assumingMemoryBound(to: NodeRecord.self)
        }

        @inline(__always)
        private var stampPointer: UnsafeMutablePointer<UInt64> {
            // Its last stamp follows.
            unsafe (memory + SlotTable.stampOffset).assumingMemoryBound(to: UInt64.self)
        }
    }

    /// The record of a slot that was allocated.
    subscript(slot: Slot) -> NodeRecord {
        // As for a site.
        @inline(__always)
        unsafeAddress { unsafe UnsafePointer(site(of: slot).recordPointer) }
        @inline(__always)
        unsafeMutableAddress { unsafe site(of: slot).recordPointer }
    }

    /// Whether the node of a generation has a slot still; another one may have it now, or none.
    @inline(__always)
    func has(_ generation: UInt32, in slot: Slot) -> Bool {
        self[slot].generation == generation
    }

    /// The site of a slot that was allocated.
    @inline(__always)
    func site(of slot: Slot) -> Site {
        unsafe Site(slot: slot, memory: memory(at: SlotPosition(of: slot)))
    }

    /// Where the site at a position begins whose segment was made.
    @unsafe @inline(__always)
    private func memory(at position: SlotPosition) -> UnsafeMutableRawPointer {
        // The offset lies inside the segment.
        unsafe memory(ofSegment: position.segment).unsafelyUnwrapped + position.offset * Self.stride
    }

    @inline(__always)
    private func memory(ofSegment segment: Int) -> UnsafeMutableRawPointer? {
        // The bits are those of the pointer that `makeSegment` stored, or zero.
        unsafe UnsafeMutableRawPointer(bitPattern: segments[segment].load(ordering: .relaxed))
    }
}

extension SlotTable {
    /// Some slots that nobody uses: those that were in use before, then new ones.
    struct Block {
        fileprivate var used: [Slot] = []
        fileprivate var new: Range<Slot> = 0..<0

        /// Whether there are no slots left.
        var isEmpty: Bool { used.isEmpty && new.isEmpty }

        /// Puts slots back that were taken out.
        mutating func putBack(_ run: Run) {
            used += (run.first.slot..<run.first.slot + Slot(run.count)).reversed()
        }
    }

    /// Neighbouring sites in one segment; at least one.
    struct Run {
        /// The first one.
        private(set) var first: Site

        /// How many there are.
        private(set) var count: Int

        fileprivate init(_ first: Site, count: Int) {
            self.first = first
            self.count = count
        }

        /// The others; nil if there is one alone.
        @inline(__always)
        consuming func dropFirst() -> Run? {
            if count == 1 { return nil }
            // The next site lies in the same segment.
            let next = unsafe Site(slot: first.slot + 1, memory: first.memory + SlotTable.stride)
            return Run(next, count: count - 1)
        }
    }

    /// Takes neighbouring slots out of a block, which must not be empty: those that were in use
    /// before one by one.
    func takeRun(of block: inout Block) -> Run {
        if let slot = block.used.popLast() { return Run(site(of: slot), count: 1) }
        let start = block.new.lowerBound
        let position = SlotPosition(of: start)
        let count = min(position.width - position.offset, block.new.count)
        block.new = start + Slot(count)..<block.new.upperBound
        return Run(site(of: start), count: count)
    }

    /// Takes slots that nobody uses: few from a small table, more from a large one.
    ///
    /// Tasks wait for each other while the slots are counted and, once for many blocks, a segment
    /// is allocated, but not while sites are made.
    func takeBlock() -> Block {
        let block = allocation.withLock { allocation in
            let count = max(4, min(Self.blockSize, Int(allocation.next)))
            let used = allocation.takeFree(upTo: count)
            let start = allocation.next
            precondition(
                Int(start) + count - used.count <= Self.maximumCount,
                "a tree has no more than 2³⁰ − 1 nodes at a time"
            )
            allocation.next += Slot(count - used.count)
            forEachRun(of: start..<allocation.next) { position, _ in makeSegment(at: position) }
            if start < allocation.next { allocation.makerCount += 1 }
            return Block(used: used, new: start..<allocation.next)
        }
        if block.new.isEmpty { return block }
        forEachRun(of: block.new) { position, count in makeSites(at: position, count: count) }
        allocation.withLock { $0.makerCount -= 1 }
        return block
    }

    /// Gives slots back that were taken and not used.
    func giveBack(_ block: Block) {
        if block.isEmpty { return }
        allocation.withLock { $0.free += block.new.reversed() + block.used }
    }

    /// Visits the parts of a range of slots that lie in one segment each.
    ///
    /// - Parameter body: Gets the position of the first slot of a part, and how many there are.
    private func forEachRun(of slots: Range<Slot>, _ body: (SlotPosition, Int) -> Void) {
        var start = slots.lowerBound
        while start < slots.upperBound {
            let position = SlotPosition(of: start)
            let count = min(position.width - position.offset, Int(slots.upperBound - start))
            body(position, count)
            start += Slot(count)
        }
    }

    /// Makes the segment that begins at a position, if one does, for slots at the end of the table.
    private func makeSegment(at position: SlotPosition) {
        guard position.offset == 0 else { return }
        // It is given back when the table goes.
        let memory = unsafe BlockPool.shared.take(Self.size(ofSegment: position.segment))
        // The index is in bounds: so many segments hold more than the most slots.
        unsafe segments[position.segment].store(UInt(bitPattern: memory), ordering: .relaxed)
    }

    /// Makes the sites of neighbouring slots at the end of the table, which are used for the first
    /// time.
    private func makeSites(at position: SlotPosition, count: Int) {
        let record = unsafe memory(at: position)
        let stamp = unsafe record + Self.stampOffset
        unsafe record.bindMemory(to: NodeRecord.self, capacity: 1).initialize(to: NodeRecord())
        unsafe stamp.bindMemory(to: UInt64.self, capacity: 1).initialize(to: 0)
        // A site of no node refers to nothing: copies of it are as good. They are made of the first
        // ones, which stay in the processor's caches.
        var madeCount = 1
        while madeCount < count {
            let more = min(madeCount, 16, count - madeCount)
            let end = unsafe record + madeCount * Self.stride
            unsafe end.copyMemory(from: record, byteCount: more * Self.stride)
            madeCount += more
        }
    }

    /// Gives back a slot whose node is gone or was never made known: what names it with the node's
    /// generation is void.
    func free(_ slot: Slot) {
        self[slot] = NodeRecord()
        site(of: slot).lastStamp = 0
        allocation.withLock { $0.free.append(slot) }
    }

    /// Gives back a slot that an edit has taken and no pass knows: it holds the node's inputs, and
    /// nothing else. A pass under way may read the rest of the record.
    func freeNewcomer(_ slot: Slot) {
        self[slot].installedState = InstalledState()
        self[slot].setGeneration(0)
        allocation.withLock { $0.free.append(slot) }
    }
}
