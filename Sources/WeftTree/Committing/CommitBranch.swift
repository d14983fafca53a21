import Synchronization
import WeftLayout

/// 16 neighbouring pages of a commit, or 16 neighbouring branches, in one piece of memory.
///
/// `@unchecked Sendable`: a child is one word, which is read and replaced as a whole. It is
/// replaced only by the builder that the branch was made for, and only before that builder's commit
/// is published.
@safe
struct CommitBranch: @unchecked Sendable {
    static let width = 1 << CommitTable.levelBits

    /// A page or a branch, or none; it holds a counted reference.
    @safe
    private struct Child: ~Copyable {
        private let word: Atomic<UInt>

        init(_ object: Unmanaged<AnyObject>?) {
            word = unsafe Atomic(Self.word(object?.retain()))
        }

        // The child owns the reference.
        deinit { unsafe object?.release() }

        /// The page or the branch.
        @unsafe @inline(__always)
        var object: Unmanaged<AnyObject>? {
            let bits = word.load(ordering: .acquiring)
            return unsafe UnsafeRawPointer(bitPattern: bits).map { unsafe .fromOpaque($0) }
        }

        /// Replaces an old page or branch by another one, if the old one is still there.
        borrowing func replace(_ old: AnyObject?, by new: AnyObject) -> Bool {
            // Both live for the duration of the call. Whoever reads the word finds one that lives,
            // as `update` explains.
            let old = unsafe old.map { unsafe Unmanaged.passUnretained($0) }
            let new = unsafe Unmanaged.passRetained(new)
            let (exchanged, _) = unsafe word.compareExchange(
                expected: Self.word(old),
                desired: Self.word(new),
                ordering: .acquiringAndReleasing
            )
            unsafe exchanged ? old?.release() : new.release()
            return exchanged
        }

        private static func word(_ object: Unmanaged<AnyObject>?) -> UInt {
            unsafe UInt(bitPattern: object?.toOpaque())
        }
    }

    private final class Memory: ManagedBuffer<UInt64, Child> {
        deinit {
            // All children were initialised when the memory was made.
            _ = unsafe withUnsafeMutablePointerToElements { children in
                unsafe children.deinitialize(count: CommitBranch.width)
            }
        }
    }

    /// The memory, in the form in which a table and the branches above refer to it.
    let object: AnyObject

    /// Creates a branch that belongs to the builder with a number.
    ///
    /// - Parameter former: The branch whose children it gets, if any.
    init(owner: UInt64, copying former: CommitBranch? = nil) {
        object = Memory.create(minimumCapacity: Self.width) { memory in
            // The memory was just allocated for as many children; the other branch has as many.
            unsafe memory.withUnsafeMutablePointerToElements { children in
                withExtendedLifetime(former) {
                    for index in 0..<Self.width {
                        let child = unsafe former?.children[index].object
                        unsafe (children + index).initialize(to: Child(child))
                    }
                }
            }
            return owner
        }
    }

    /// Creates a branch that belongs to the builder with a number, above the former root.
    init(owner: UInt64, above first: AnyObject) {
        self.init(owner: owner)
        update(0) { _ in first }
    }

    /// Creates a reference to the branch in memory that one of the other initialisers has made.
    init(_ object: AnyObject) { self.object = object }

    /// The number of the builder that may write to the branch.
    var owner: UInt64 {
        // The branch lives.
        unsafe Self.owner(of: .passUnretained(object))
    }

    @unsafe private var children: UnsafeMutablePointer<Child> {
        unsafe Self.contents(of: .passUnretained(object)).children
    }

    /// The page or the branch of an index; nil if none of its slots was ever placed.
    subscript(index: Int) -> AnyObject? {
        // The branch lives, and holds a counted reference to the child.
        unsafe Self.child(index, of: .passUnretained(object))?.takeUnretainedValue()
    }

    /// Whether nothing was ever placed except in the first page or branch.
    var hasFirstAlone: Bool { (1..<Self.width).allSatisfy { self[$0] == nil } }

    /// Replaces a child by what is made of it. Several tasks of one builder may do so at the same
    /// time: the result of the first one stays, and all tasks get it.
    ///
    /// Only a child that another builder has made is replaced, and only once. The builder keeps the
    /// table that it has begun with, and thereby keeps the child alive as long as another task may
    /// look at it.
    @discardableResult
    func update(_ index: Int, _ make: (AnyObject?) -> AnyObject) -> AnyObject {
        let old = self[index]
        let new = make(old)
        if new === old { return new }
        // The branch lives; the index is below the width.
        let isPlaced = unsafe children[index & (Self.width - 1)].replace(old, by: new)
        return isPlaced ? new : self[index] ?? new
    }

    /// The page or the branch of an index in a branch that lives, without counting a reference.
    @unsafe @inline(__always)
    static func child(_ index: Int, of object: Unmanaged<AnyObject>) -> Unmanaged<AnyObject>? {
        unsafe contents(of: object).children[index & (width - 1)].object
    }

    /// The number of the builder that may write to a branch that lives, without counting a
    /// reference.
    @unsafe @inline(__always)
    static func owner(of object: Unmanaged<AnyObject>) -> UInt64 {
        unsafe contents(of: object).owner
    }

    @unsafe @inline(__always)
    private static func contents(
        of object: Unmanaged<AnyObject>
    ) -> (children: UnsafeMutablePointer<Child>, owner: UInt64) {
        unsafe object.withBorrowed { object in
            // Branches are made with this type of memory and no other.
            unsafe unsafeDowncast(object, to: Memory.self).withUnsafeMutablePointers {
                unsafe ($1, $0.pointee)
            }
        }
    }
}
