import WeftLayout

/// The cells of 16 neighbouring slots, in one piece of memory.
///
/// It owns what its cells refer to: for each cell that is put in, references are counted or handed
/// over, and for each cell that is taken out, they are released.
///
/// `@unchecked Sendable`: a page is written to only by the builder that it was made for, before
/// that builder's commit is published; the builder checks this by the number of the owner. Each
/// cell is written to by one task at a time. In a tree's first pass that is the task that measures
/// the node's parent, and then the one that places the parent's subnodes. In later passes it is the
/// task that has reserved the node for placing. A parent has each node only once among its
/// placements (`MeasuringWorker.takeDetails(of:_:in:context:)`), and its parts have no placement in
/// common.
@safe
struct CommitPage: @unchecked Sendable {
    static let width = 1 << CommitTable.levelBits

    private final class Memory: ManagedBuffer<UInt64, CommitTable.Cell> {
        deinit {
            // All cells were initialised when the memory was made.
            unsafe withUnsafeMutablePointerToElements { cells in
                for index in 0..<CommitPage.width { unsafe cells[index].release() }
            }
        }
    }

    /// The memory, in the form in which a table and its branches refer to it.
    let object: AnyObject

    /// Creates a page that belongs to the builder with a number.
    ///
    /// - Parameter former: The page whose cells it gets, if any.
    init(owner: UInt64, copying former: CommitPage?) {
        object = Memory.create(minimumCapacity: Self.width) { memory in
            // The memory was just allocated for as many cells; the other page has as many.
            unsafe memory.withUnsafeMutablePointerToElements { cells in
                guard let former else {
                    unsafe cells.initialize(repeating: .vacant, count: Self.width)
                    return
                }
                withExtendedLifetime(former) {
                    unsafe cells.initialize(from: former.cells, count: Self.width)
                    for index in 0..<Self.width { unsafe cells[index].retain() }
                }
            }
            return owner
        }
    }

    /// Creates a reference to the page in memory that the other initialiser has made.
    init(_ object: AnyObject) { self.object = object }

    /// The number of the builder that may write to the page.
    var owner: UInt64 {
        // The page lives.
        unsafe Self.contents(of: .passUnretained(object)).owner
    }

    /// The cells, which live as long as the memory.
    @unsafe private var cells: UnsafeMutablePointer<CommitTable.Cell> {
        unsafe Self.contents(of: .passUnretained(object)).cells
    }

    /// The cell of a slot that belongs to this page.
    subscript(slot: Slot) -> CommitTable.Cell {
        // The index is below the width; the cells are initialised for as long as the page lives.
        unsafe cells[Self.index(of: slot)]
    }

    /// The index of a slot's cell in its page.
    @inline(__always)
    static func index(of slot: Slot) -> Int { Int(slot) & (width - 1) }

    /// The cells of a page that lives, and the number of its owner, without counting a reference.
    @unsafe @inline(__always)
    static func contents(
        of object: Unmanaged<AnyObject>
    ) -> (cells: UnsafeMutablePointer<CommitTable.Cell>, owner: UInt64) {
        unsafe object.withBorrowed { object in
            // Pages are made with this type of memory and no other.
            unsafe unsafeDowncast(object, to: Memory.self).withUnsafeMutablePointers {
                unsafe ($1, $0.pointee)
            }
        }
    }

    /// Fills a vacant cell of a page.
    ///
    /// - Parameter countsState: Whether to count a reference to the inputs of the cell's node; if
    ///   not, the page takes one over.
    @unsafe @inline(__always)
    static func fill(
        _ cell: UnsafeMutablePointer<CommitTable.Cell>,
        with new: CommitTable.Cell,
        countsState: Bool
    ) {
        new.retain(countsState: countsState)
        unsafe cell.pointee = new
    }

    /// Replaces a cell of a page; the references are as for `fill(_:with:countsState:)`.
    @unsafe
    static func replace(
        _ cell: UnsafeMutablePointer<CommitTable.Cell>,
        by new: CommitTable.Cell,
        countsState: Bool
    ) {
        let old = unsafe cell.pointee
        new.countReferences(insteadOf: old, countsState: countsState)
        unsafe cell.pointee = new
    }
}
