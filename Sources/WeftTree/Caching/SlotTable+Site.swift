extension SlotTable {
    /// What the table knows about one node; it is found once, and good as long as the table lives,
    /// which all keep that work with sites.
    ///
    /// It is three things, one behind the other: the record, the last stamp, and the marks.
    @safe struct Site {
        /// The slot.
        let slot: Slot

        /// Where the record lies.
        @unsafe let memory: UnsafeMutableRawPointer

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

        /// What others may look at and note than the one that has the record.
        @inline(__always)
        var marks: NodeMarks {
            // As for the record.
            unsafeAddress { unsafe UnsafePointer(markPointer) }
        }

        /// Makes the site one of no node again.
        func clear() {
            record = NodeRecord()
            lastStamp = 0
            marks.clear()
        }

        /// Makes the site one of no node again, after another task was first to adopt the node that
        /// it was prepared for. That one has the references to the inputs, which are not given back
        /// here; and others may be reading what an adoption does not write.
        @inline(never)
        func forgetNode() {
            unsafe record.installedState.forget()
            claim(for: .none, in: 0)
            marks.generation = 0
        }
    }
}

/// Where the parts of a site lie.
extension SlotTable.Site {
    /// How far one site lies behind another, in bytes.
    static var stride: Int { markOffset + MemoryLayout<NodeMarks>.stride }

    private static var stampOffset: Int { MemoryLayout<NodeRecord>.stride }

    private static var markOffset: Int { stampOffset + MemoryLayout<UInt64>.stride }

    /// Makes room for a site of the parts of one.
    @unsafe @inline(__always)
    static func bind(_ memory: UnsafeMutableRawPointer) {
        unsafe memory.bindMemory(to: NodeRecord.self, capacity: 1)
        unsafe (memory + stampOffset).bindMemory(to: UInt64.self, capacity: 1)
        unsafe (memory + markOffset).bindMemory(to: NodeMarks.self, capacity: 1)
    }

    /// Initialises the parts, of a slot that is used for the first time.
    @unsafe
    func initialize() {
        unsafe recordPointer.initialize(to: NodeRecord())
        unsafe stampPointer.initialize(to: 0)
        unsafe markPointer.initialize(to: NodeMarks())
    }

    /// Deinitialises the parts, for the last time.
    @unsafe
    func deinitialize() {
        unsafe recordPointer.deinitialize(count: 1)
        unsafe markPointer.deinitialize(count: 1)
    }

    @unsafe @inline(__always)
    private var recordPointer: UnsafeMutablePointer<NodeRecord> {
        unsafe memory.assumingMemoryBound(to: NodeRecord.self)
    }

    @unsafe @inline(__always)
    private var stampPointer: UnsafeMutablePointer<UInt64> {
        unsafe (memory + Self.stampOffset).assumingMemoryBound(to: UInt64.self)
    }

    @unsafe @inline(__always)
    private var markPointer: UnsafeMutablePointer<NodeMarks> {
        unsafe (memory + Self.markOffset).assumingMemoryBound(to: NodeMarks.self)
    }
}
