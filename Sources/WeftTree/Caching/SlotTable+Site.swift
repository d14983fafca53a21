extension SlotTable {
    /// What the table knows about one node. It is looked up once, and stays valid as long as the
    /// table lives; all code that works with sites keeps the table alive.
    ///
    /// It has three parts, one behind the other: the record, the last stamp, and the marks.
    @safe struct Site {
        /// The slot.
        let slot: Slot

        /// The address of the record.
        @unsafe let memory: UnsafeMutableRawPointer

        /// The record.
        @inline(__always)
        var record: NodeRecord {
            // The record was initialised when the slot was allocated, and stays where it is.
            unsafeAddress { unsafe UnsafePointer(recordPointer) }
            nonmutating unsafeMutableAddress { unsafe recordPointer }
        }

        /// The stamp of the last change to the node or to anything below it.
        @inline(__always)
        var lastStamp: UInt64 {
            // The proof is the same as for the record.
            unsafeAddress { unsafe UnsafePointer(stampPointer) }
            nonmutating unsafeMutableAddress { unsafe stampPointer }
        }

        /// What tasks may read and note even if they do not have the record.
        @inline(__always)
        var marks: NodeMarks {
            // The proof is the same as for the record.
            unsafeAddress { unsafe UnsafePointer(markPointer) }
        }

        /// Resets the site to one without a node.
        func clear() {
            record = NodeRecord()
            lastStamp = 0
            marks.clear()
        }

        /// Resets the site to one without a node, after another task was first to adopt the node
        /// that it was prepared for. That task has the references to the inputs, so they are not
        /// released here. Only what an adoption writes is reset, because others may be reading the
        /// rest.
        @inline(never)
        func forgetNode() {
            unsafe record.installedState.forget()
            claim(for: .none, in: 0)
            marks.generation = 0
        }
    }
}

/// The memory layout of a site.
extension SlotTable.Site {
    /// The distance from one site to the next, in bytes.
    static var stride: Int { markOffset + MemoryLayout<NodeMarks>.stride }

    private static var stampOffset: Int { MemoryLayout<NodeRecord>.stride }

    private static var markOffset: Int { stampOffset + MemoryLayout<UInt64>.stride }

    /// Binds memory to the types of a site's parts.
    @unsafe @inline(__always)
    static func bind(_ memory: UnsafeMutableRawPointer) {
        unsafe memory.bindMemory(to: NodeRecord.self, capacity: 1)
        unsafe (memory + stampOffset).bindMemory(to: UInt64.self, capacity: 1)
        unsafe (memory + markOffset).bindMemory(to: NodeMarks.self, capacity: 1)
    }

    /// Initialises the parts of a slot that is used for the first time.
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
