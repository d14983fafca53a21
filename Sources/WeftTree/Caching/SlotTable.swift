import WeftLayout

#if !_pointerBitWidth(_64)
#error("Weft needs integers and pointers of 64 bits")
#endif

/// The records of a tree's nodes: paged, growing at the end, and never moving.
///
/// A slot that becomes free is used again, with another generation for its next node.
///
/// `@unchecked Sendable`: segments are made under the lock and live as long as the table. A slot's
/// memory is initialised by the task that took the slot, before any other task can know it. The
/// task that made a segment has since released a lock or an atomic, which whoever has one of its
/// slots has acquired; so the segment is found in the list without a lock.
///
/// A record is written to by one task at a time:
///
/// - before the node's handle makes the slot known, by the task that adopts the node;
/// - between passes, by the tree's actor;
/// - in a pass, of which there is one at a time, by the task that measures the parent that has
///   claimed the node, or by the node's own job while that parent waits for it
///   (`MeasuringWorker.begin`), and after these by the task that places the node (`CommitPage` says
///   which one).
///
/// The last stamp is stored behind the record and is not part of it. In a pass, nobody writes to
/// the stamp of a known slot, so all tasks may read it. The marks, which tasks may write to at the
/// same time, are stored behind both, and are all atomic.
///
/// An edit may give back the slot of a dead node that no pass has known. An edit that fails may
/// give back the slots of nodes that it has adopted and nobody has confirmed. No pass reads the
/// records of such slots before that (`Inbox`).
@safe final class SlotTable: @unchecked Sendable {
    /// The largest number of slots. A membership has 30 bits for a slot, and a claim has as many
    /// for the slot of a parent, which it counts from 1.
    static let maximumCount = (1 << 30) - 1

    /// The most slots that a task takes at a time.
    static let blockSize = 128

    private let segments = SegmentList()
    private let allocation = Locked(Allocation())

    /// The size of a segment, in bytes.
    private static func size(ofSegment segment: Int) -> Int {
        SlotPosition.width(ofSegment: segment) * Site.stride
    }

    private struct Allocation {
        var next: Slot = 0
        var free: [Slot] = []
        /// How many tasks are making sites of slots below `next`.
        var makerCount = 0

        /// Takes out slots that were in use before.
        ///
        /// They are returned in memory of their own. A reference to the list's memory would be
        /// released outside the lock, which ThreadSanitizer takes for a race with whoever then
        /// finds its reference to be the only one.
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
    }

    deinit {
        Graveyards.close(tree)
        forEachPart(of: 0..<allocation.withLock { $0.next }) { position, count in
            // Sites are initialised when their slots are taken, and segments are made with their
            // first slot.
            let memory = unsafe segments[position.segment]
            for offset in 0..<count {
                unsafe Site(slot: -1, memory: memory + offset * Site.stride).deinitialize()
            }
            unsafe BlockPool.shared.giveBack(memory, Self.size(ofSegment: position.segment))
        }
    }

    /// How many slots have ever been taken; every slot is below this number.
    var count: Int { allocation.withLock { Int($0.next) } }

    /// How many slots have ever been taken, if the sites of all of them are made; nil while some
    /// are still being made.
    var madeCount: Int? { allocation.withLock { $0.makerCount == 0 ? Int($0.next) : nil } }

    /// Whether the node with a generation still has a slot. Another node may have it now, or none.
    @inline(__always)
    func has(_ generation: UInt32, in slot: Slot) -> Bool {
        site(of: slot).marks.generation == generation
    }

    /// The site of a slot that was allocated.
    @inline(__always)
    func site(of slot: Slot) -> Site {
        unsafe Site(slot: slot, memory: memory(at: SlotPosition(of: slot)))
    }

    /// The address of the site at a position, whose segment must have been made.
    @unsafe @inline(__always)
    private func memory(at position: SlotPosition) -> UnsafeMutableRawPointer {
        // The offset is within the segment.
        unsafe segments[position.segment] + position.offset * Site.stride
    }
}

extension SlotTable {
    /// Slots that nobody uses: first those that were in use before, then new ones.
    struct Block {
        fileprivate var used: [Slot] = []
        fileprivate var new: Range<Slot> = 0..<0

        /// Whether there are no slots left.
        var isEmpty: Bool { used.isEmpty && new.isEmpty }

        /// Puts back slots that were taken out.
        mutating func putBack(_ sites: Sites) {
            used += (sites.first.slot..<sites.first.slot + Slot(sites.count)).reversed()
        }
    }

    /// Neighbouring sites in one segment; at least one.
    struct Sites {
        /// The first site.
        private(set) var first: Site

        /// The number of sites.
        private(set) var count: Int

        fileprivate init(_ first: Site, count: Int) {
            self.first = first
            self.count = count
        }

        /// Returns the sites without the first one; nil if there is only one.
        @inline(__always)
        consuming func dropFirst() -> Sites? {
            if count == 1 { return nil }
            // The next site lies in the same segment.
            let next = unsafe Site(slot: first.slot + 1, memory: first.memory + Site.stride)
            return Sites(next, count: count - 1)
        }
    }

    /// Takes neighbouring slots out of a block, which must not be empty. Slots that were in use
    /// before are taken one by one.
    func takeSites(of block: inout Block) -> Sites {
        if let slot = block.used.popLast() { return Sites(site(of: slot), count: 1) }
        let start = block.new.lowerBound
        let position = SlotPosition(of: start)
        let count = min(position.width - position.offset, block.new.count)
        block.new = start + Slot(count)..<block.new.upperBound
        return Sites(site(of: start), count: count)
    }

    /// Takes slots that nobody uses: a few from a small table, more from a large one.
    ///
    /// Tasks wait for each other while slots are counted and, once for many blocks, while a segment
    /// is allocated, but not while sites are made.
    func takeBlock() -> Block {
        let block = allocation.withLock { allocation in
            let count = max(4, min(Self.blockSize, Int(allocation.next)))
            let used = allocation.takeFree(upTo: count)
            let start = allocation.next
            precondition(
                Int(start) + count - used.count <= Self.maximumCount,
                "a tree cannot have more than 2³⁰ − 1 nodes at a time"
            )
            allocation.next += Slot(count - used.count)
            forEachPart(of: start..<allocation.next) { position, _ in makeSegment(at: position) }
            if start < allocation.next { allocation.makerCount += 1 }
            return Block(used: used, new: start..<allocation.next)
        }
        if block.new.isEmpty { return block }
        forEachPart(of: block.new) { position, count in makeSites(at: position, count: count) }
        allocation.withLock { $0.makerCount -= 1 }
        return block
    }

    /// Gives back slots that were taken and not used.
    func giveBack(_ block: Block) {
        allocation.withLock { $0.free += block.new.reversed() + block.used }
    }

    /// Splits a range of slots into parts that lie in one segment each, and visits them.
    ///
    /// - Parameter body: Receives the position of a part's first slot, and the number of its slots.
    private func forEachPart(of slots: Range<Slot>, _ body: (SlotPosition, Int) -> Void) {
        var start = slots.lowerBound
        while start < slots.upperBound {
            let position = SlotPosition(of: start)
            let count = min(position.width - position.offset, Int(slots.upperBound - start))
            body(position, count)
            start += Slot(count)
        }
    }

    /// Makes the segment that begins at a position, if one begins there, for slots at the end of
    /// the table.
    private func makeSegment(at position: SlotPosition) {
        guard position.offset == 0 else { return }
        // The memory is given back when the table is deinitialised.
        let memory = unsafe BlockPool.shared.take(Self.size(ofSegment: position.segment))
        unsafe segments.add(memory, as: position.segment)
    }

    /// Makes the sites of neighbouring slots at the end of the table that are used for the first
    /// time.
    private func makeSites(at position: SlotPosition, count: Int) {
        let first = unsafe memory(at: position)
        unsafe Site.bind(first)
        unsafe Site(slot: -1, memory: first).initialize()
        // A site without a node refers to nothing, and nobody can reach it yet, so it can be copied
        // byte by byte. The copies are made from the first sites, which stay in the processor's
        // caches.
        var madeCount = 1
        while madeCount < count {
            let more = min(madeCount, 16, count - madeCount)
            let end = unsafe first + madeCount * Site.stride
            unsafe end.copyMemory(from: first, byteCount: more * Site.stride)
            for index in 0..<more { unsafe Site.bind(end + index * Site.stride) }
            madeCount += more
        }
    }

    /// Gives back a slot whose node is gone or was never made known. Whatever still refers to the
    /// slot with the node's generation becomes invalid.
    func free(_ slot: Slot) {
        site(of: slot).clear()
        allocation.withLock { $0.free.append(slot) }
    }

    /// Gives back a slot that an edit has taken and no pass knows. Only the node's inputs and
    /// generation are removed, as the slot has nothing else, and a pass under way may read the rest
    /// of the record.
    func freeNewcomer(_ slot: Slot) {
        let site = site(of: slot)
        site.record.installedState = InstalledState()
        site.marks.generation = 0
        allocation.withLock { $0.free.append(slot) }
    }
}
