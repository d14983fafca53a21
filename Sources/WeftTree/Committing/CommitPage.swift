import WeftLayout

extension CommitTable {
    /// One placed node, or none: who has placed it, and what the cache knows about its own layout.
    ///
    /// A cell counts no references, so that pages are copied and compared as plain memory. The page
    /// that it stands in does; a cell that is not yet in a page is one that a pass has just read from
    /// a record, which keeps both objects.
    @safe
    struct Cell: Sendable {
        /// The slot of the supernode; -1 for the root.
        var parent: Slot
        /// The index of the node among the supernode's placements.
        var index: Int32
        private let unmanagedState: Unmanaged<NodeState>?
        private let unmanagedDetails: Unmanaged<EntryDetails>?

        /// Nothing placed.
        static let vacant = unsafe Cell(parent: -1, index: 0, state: nil, details: nil)

        init(
            parent: Slot,
            index: Int32,
            state: Unmanaged<NodeState>?,
            details: Unmanaged<EntryDetails>?
        ) {
            self.parent = parent
            self.index = index
            unsafe unmanagedState = state
            unsafe unmanagedDetails = details
        }

        /// Whether no node is placed.
        var isVacant: Bool { unsafe unmanagedState == nil }

        /// The node's inputs.
        var state: NodeState? {
            // The page of the cell keeps it.
            unsafe unmanagedState?.takeUnretainedValue()
        }

        /// What it asked and placed, its payload, and what was odd; nil if there is nothing.
        var details: EntryDetails? {
            // The page of the cell keeps it.
            unsafe unmanagedDetails?.takeUnretainedValue()
        }

        /// Whether there is a diagnostic.
        var isOdd: Bool { details?.diagnostics.isEmpty == false }

        /// Whether two cells tell of the same layout of what is below their nodes.
        func hasSameDetails(as other: Cell) -> Bool {
            unsafe unmanagedDetails?.toOpaque() == other.unmanagedDetails?.toOpaque()
        }

        /// Whether two cells of a slot say the same.
        func isSame(as other: Cell) -> Bool {
            unsafe unmanagedState?.toOpaque() == other.unmanagedState?.toOpaque()
                && hasSameDetails(as: other) && parent == other.parent && index == other.index
        }

        /// Counts the references of a cell that comes into a page.
        fileprivate func retain() {
            _ = unsafe unmanagedState?.retain()
            _ = unsafe unmanagedDetails?.retain()
        }

        /// Gives the references of a cell back that leaves its page.
        fileprivate func release() {
            unsafe unmanagedState?.release()
            unsafe unmanagedDetails?.release()
        }
    }
}

/// The cells of 16 neighbouring slots, in one piece of memory.
///
/// It owns what its cells refer to: each that comes in is retained, each that goes out is released.
///
/// `@unchecked Sendable`: written to only for the builder that it was made for, before that builder's
/// commit is published, which the builder checks by the number of the owner; and each cell only by
/// the task whose parent has claimed the node for placing.
@safe
struct CommitPage: @unchecked Sendable {
    static let width = 16

    private final class Memory: ManagedBuffer<UInt64, CommitTable.Cell> {
        deinit {
            // All cells were initialised when the memory was made.
            unsafe withUnsafeMutablePointerToElements { cells in
                for index in 0..<CommitPage.width { unsafe cells[index].release() }
            }
        }
    }

    /// The memory, as a table and its branches hold it.
    let object: AnyObject

    private var memory: Memory {
        // The initialisers are given, and make, nothing else.
        unsafe unsafeDowncast(object, to: Memory.self)
    }

    /// A page that belongs to the builder of a number.
    init(owner: UInt64) {
        object = Memory.create(minimumCapacity: Self.width) { memory in
            // The memory was just allocated for as many cells.
            unsafe memory.withUnsafeMutablePointerToElements {
                unsafe $0.initialize(repeating: .vacant, count: Self.width)
            }
            return owner
        }
    }

    /// A copy that belongs to the builder of a number.
    init(owner: UInt64, copying page: CommitPage) {
        object = Memory.create(minimumCapacity: Self.width) { memory in
            // As above; the other page has as many cells, all initialised.
            unsafe memory.withUnsafeMutablePointerToElements { cells in
                unsafe cells.initialize(from: page.cells, count: Self.width)
                for index in 0..<Self.width { unsafe cells[index].retain() }
            }
            return owner
        }
    }

    /// The page in a piece of memory that one of the other initialisers has made.
    init(_ object: AnyObject) { self.object = object }

    /// The number of the builder that may write.
    var owner: UInt64 {
        // The memory has its header for as long as it lives. (`header` would check for exclusivity.)
        unsafe memory.withUnsafeMutablePointerToHeader { unsafe $0.pointee }
    }

    /// The cells, which live as long as the memory.
    @unsafe var cells: UnsafeMutablePointer<CommitTable.Cell> {
        unsafe memory.withUnsafeMutablePointerToElements { unsafe $0 }
    }

    /// The cell of a slot that belongs to this page.
    subscript(slot: Slot) -> CommitTable.Cell {
        // The index is below the width; the cells are initialised for as long as the page lives.
        unsafe cells[Self.index(of: slot)]
    }

    /// The index of a slot's cell in its page.
    @inline(__always)
    static func index(of slot: Slot) -> Int { Int(slot) & (width - 1) }

    /// Replaces a cell of a page.
    @unsafe @inline(__always)
    static func replace(_ cell: UnsafeMutablePointer<CommitTable.Cell>, by new: CommitTable.Cell) {
        let old = unsafe cell.pointee
        new.retain()
        unsafe cell.pointee = new
        old.release()
    }
}
