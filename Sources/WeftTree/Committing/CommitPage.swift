/// The cells of 64 neighbouring slots, in memory of its own.
///
/// `@unchecked Sendable`: written to only for the builder that it was made for, before that builder's
/// commit is published, which `SubtreePlacing` checks by the number of the owner; and each cell only
/// by the task whose parent has claimed the node for placing.
@safe final class CommitPage: @unchecked Sendable {
    static let width = 64

    /// The number of the builder that may write.
    let owner: UInt64

    private let cells: UnsafeMutablePointer<CommitTable.Cell>

    init(owner: UInt64) {
        self.owner = owner
        unsafe cells = .allocate(capacity: Self.width)
        // The memory was just allocated for as many cells.
        unsafe cells.initialize(repeating: .empty, count: Self.width)
    }

    init(owner: UInt64, copying page: CommitPage) {
        self.owner = owner
        unsafe cells = .allocate(capacity: Self.width)
        // As above; the other page has as many cells, all initialised.
        unsafe cells.initialize(from: page.cells, count: Self.width)
    }

    deinit {
        // Initialised in the initialisers, and by nobody deinitialised.
        unsafe cells.deinitialize(count: Self.width)
        unsafe cells.deallocate()
    }

    /// The cell of a slot that belongs to this page.
    subscript(slot: Slot) -> CommitTable.Cell {
        // The index is below the width; the cells are initialised for as long as the page lives.
        @inline(__always)
        unsafeAddress { unsafe UnsafePointer(cells + Self.index(of: slot)) }
        @inline(__always)
        unsafeMutableAddress { unsafe cells + Self.index(of: slot) }
    }

    @inline(__always)
    private static func index(of slot: Slot) -> Int { Int(slot) & (width - 1) }
}
