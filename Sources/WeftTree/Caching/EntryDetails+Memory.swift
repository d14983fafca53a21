import WeftLayout

/// Where all of it lies: in one object, a header, and behind it the placed asks, their origins, the
/// keys, the asks, what few asks have, what keeps the nodes, and the rare data, if there is any.
/// All but the header and the placed asks fill whole words.
extension EntryDetails {
    /// What lies before the lists.
    struct Header {
        let counts: Counts

        /// How many nodes below the node were placed while it was measured, if these are all; −1 if
        /// not.
        fileprivate(set) var cellsBelow: Int32

        /// The number of the environment that the nodes inherit that were asked for: it is the same
        /// for all of a node's questions.
        let environment: Int32
    }

    private final class Memory: ManagedBuffer<Header, Int32> {
        deinit {
            // The keepers and the rare data were filled in by whoever made the object; all else is
            // plain.
            let details = unsafe EntryDetails(self)
            _ = unsafe details.keeperMemory.deinitialize(count: details.keeperCount)
            if details.header.counts.hasRareData {
                _ = unsafe details.rareDataMemory.deinitialize(count: 1)
            }
        }
    }

    /// Makes an object with room for some lists, which have still to be filled.
    static func makeObject(_ counts: Counts, in environment: Int32) -> AnyObject {
        Memory.create(minimumCapacity: counts.halfWordCount) { _ in
            Header(
                counts: counts,
                cellsBelow: counts.placements == 0 ? 0 : -1,
                environment: environment
            )
        }
    }

    // The object was made with this type of memory and no other.
    @inline(__always)
    private var memory: Memory { unsafe unsafeDowncast(object, to: Memory.self) }

    /// The header, for as long as the caller holds the details.
    @inline(__always)
    var header: Header {
        unsafeAddress {
            // It was initialised when the object was made, and lives as long.
            unsafe UnsafePointer(memory.withUnsafeMutablePointerToHeader { unsafe $0 })
        }
    }

    /// Notes that all nodes below the node were placed. Only whoever makes the object may do so.
    func noteCells(below count: Int) {
        // The object lives, and nobody else has it yet.
        unsafe memory.withUnsafeMutablePointerToHeader {
            unsafe $0.pointee.cellsBelow = Int32(count)
        }
    }
}

/// Where the parts lie, for as long as the caller holds the details: they follow each other without
/// overlapping, and what lies behind the header of an object stays where it is.
extension EntryDetails {
    /// Where the indices of the asks lie whose answers were placed.
    @unsafe @inline(__always)
    var placedAskMemory: UnsafeMutablePointer<Int32> {
        unsafe memory.withUnsafeMutablePointerToElements { unsafe $0 }
    }

    /// Where the origins of the placed nodes lie, in the node's coordinates, in points, rounded up
    /// to the pixel grid.
    @unsafe @inline(__always)
    var originMemory: UnsafeMutablePointer<LayoutPoint> {
        unsafe UnsafeMutableRawPointer(placedAskMemory + header.counts.placedAskCapacity)
            .assumingMemoryBound(to: LayoutPoint.self)
    }

    /// Where the keys lie, without the environment that they share.
    @unsafe @inline(__always)
    var keyMemory: UnsafeMutablePointer<RangeBits> {
        unsafe UnsafeMutableRawPointer(originMemory + placementCount)
            .assumingMemoryBound(to: RangeBits.self)
    }

    /// Where the asks lie.
    @unsafe @inline(__always)
    var askMemory: UnsafeMutablePointer<Ask> {
        unsafe UnsafeMutableRawPointer(keyMemory + keyCount).assumingMemoryBound(to: Ask.self)
    }

    /// Where the rare data of the asks lies.
    @unsafe @inline(__always)
    var rareAskMemory: UnsafeMutablePointer<Ask.RareData> {
        unsafe UnsafeMutableRawPointer(askMemory + askCount)
            .assumingMemoryBound(to: Ask.RareData.self)
    }

    /// Where the keepers of the nodes lie.
    @unsafe @inline(__always)
    var keeperMemory: UnsafeMutablePointer<NodeKeeper> {
        unsafe UnsafeMutableRawPointer(rareAskMemory + Int(header.counts.rareAsks))
            .assumingMemoryBound(to: NodeKeeper.self)
    }

    /// Where the rare data lies, if there is any.
    @unsafe @inline(__always)
    var rareDataMemory: UnsafeMutablePointer<RareData> {
        unsafe UnsafeMutableRawPointer(keeperMemory + keeperCount)
            .assumingMemoryBound(to: RareData.self)
    }

    // With the counts, as to read what was stored just now would mean to wait for it.
    /// Binds the memory of each part, of an object that was made just now for some counts.
    @unsafe @inline(__always)
    func bindMemory(_ counts: Counts) {
        unsafe HugePages.prefer(
            for: placedAskMemory,
            counts.halfWordCount * MemoryLayout<Int32>.stride
        )
        assert(unsafe UInt(bitPattern: originMemory).isMultiple(of: 8))
        unsafe originMemory.bind(counts.placements)
        unsafe keyMemory.bind(counts.keys)
        unsafe askMemory.bind(counts.asks)
        unsafe rareAskMemory.bind(counts.rareAsks)
        unsafe keeperMemory.bind(counts.keepers)
        if counts.hasRareData { unsafe rareDataMemory.bind(1) }
    }
}

extension UnsafeMutablePointer {
    /// Binds memory that nothing is in yet to the type that it is to have.
    @unsafe @inline(__always)
    fileprivate func bind(_ count: Int32) {
        unsafe UnsafeMutableRawPointer(self).bindMemory(to: Pointee.self, capacity: Int(count))
    }
}
