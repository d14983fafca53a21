import WeftLayout

/// The memory of the details. One object has a header, followed by the placed asks, their origins,
/// the keys, the asks, the baselines of the asks, the keepers of the nodes, and the rare data of
/// the measurement, if there is any. All parts except the header and the placed asks fill whole
/// words.
extension EntryDetails {
    /// What precedes the lists.
    struct Header {
        let counts: Counts

        /// How many nodes below the node were placed while it was measured, if these are all of
        /// them; otherwise −1.
        fileprivate(set) var cellsBelow: Int32

        /// The number of the environment that the nodes asked for inherit; `mixed` if it may not be
        /// the same for all of them.
        let environment: Int32
    }

    /// Stands for the number of an environment if there may be several. The first half of the keys
    /// are then the ranges, and the second half the numbers of their environments.
    static var mixed: Int32 { -1 }

    private final class Memory: ManagedBuffer<Header, Int32> {
        deinit {
            // The keepers and the rare data were filled in by whoever made the object; everything
            // else is plain data.
            let details = unsafe EntryDetails(self)
            _ = unsafe details.keeperMemory.deinitialize(count: details.keeperCount)
            if details.header.counts.hasRareData {
                _ = unsafe details.rareDataMemory.deinitialize(count: 1)
            }
        }
    }

    /// Makes an object with room for lists, which still have to be filled.
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
            // The header was initialised when the object was made, and lives as long as the object.
            unsafe UnsafePointer(memory.withUnsafeMutablePointerToHeader { unsafe $0 })
        }
    }

    /// Notes that all nodes below the node were placed, and how many. Only whoever makes the object
    /// may do so.
    func noteCells(below count: Int) {
        // The object lives, and nobody else has it yet.
        unsafe memory.withUnsafeMutablePointerToHeader {
            unsafe $0.pointee.cellsBelow = Int32(count)
        }
    }
}

/// The addresses of the parts, which are valid as long as the caller holds the details. The parts
/// follow each other without overlapping, and what follows the header of an object stays where it
/// is.
extension EntryDetails {
    /// The address of the indices of the asks whose answers were placed.
    @unsafe @inline(__always)
    var placedAskMemory: UnsafeMutablePointer<Int32> {
        unsafe memory.withUnsafeMutablePointerToElements { unsafe $0 }
    }

    /// The address of the origins of the placed nodes, in points, in the node's coordinates,
    /// rounded up to the pixel grid.
    @unsafe @inline(__always)
    var originMemory: UnsafeMutablePointer<LayoutPoint> {
        unsafe UnsafeMutableRawPointer(placedAskMemory + header.counts.placedAskCapacity)
            .assumingMemoryBound(to: LayoutPoint.self)
    }

    /// The address of the keys, without their common environment.
    @unsafe @inline(__always)
    var keyMemory: UnsafeMutablePointer<RangeBits> {
        unsafe UnsafeMutableRawPointer(originMemory + placementCount)
            .assumingMemoryBound(to: RangeBits.self)
    }

    /// The address of the asks.
    @unsafe @inline(__always)
    var askMemory: UnsafeMutablePointer<Ask> {
        unsafe UnsafeMutableRawPointer(keyMemory + keyCount).assumingMemoryBound(to: Ask.self)
    }

    /// The address of the baselines of the asks.
    @unsafe @inline(__always)
    var baselineMemory: UnsafeMutablePointer<Ask.AnsweredBaselines> {
        unsafe UnsafeMutableRawPointer(askMemory + askCount)
            .assumingMemoryBound(to: Ask.AnsweredBaselines.self)
    }

    /// The address of the keepers of the nodes.
    @unsafe @inline(__always)
    var keeperMemory: UnsafeMutablePointer<NodeKeeper> {
        unsafe UnsafeMutableRawPointer(baselineMemory + Int(header.counts.baselines))
            .assumingMemoryBound(to: NodeKeeper.self)
    }

    /// The address of the rare data of the measurement, if there is any.
    @unsafe @inline(__always)
    var rareDataMemory: UnsafeMutablePointer<RareData> {
        unsafe UnsafeMutableRawPointer(keeperMemory + keeperCount)
            .assumingMemoryBound(to: RareData.self)
    }

    // The counts are a parameter, because reading back what was stored just now would mean waiting
    // for it.
    /// Binds the memory of each part of an object that was just made for the given counts.
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
        unsafe baselineMemory.bind(counts.baselines)
        unsafe keeperMemory.bind(counts.keepers)
        if counts.hasRareData { unsafe rareDataMemory.bind(1) }
    }
}

extension UnsafeMutablePointer {
    /// Binds memory that contains nothing yet to the pointer's type.
    @unsafe @inline(__always)
    fileprivate func bind(_ count: Int32) {
        unsafe UnsafeMutableRawPointer(self).bindMemory(to: Pointee.self, capacity: Int(count))
    }
}
