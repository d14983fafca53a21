/// 16 neighbouring pages of a commit, or 16 neighbouring branches, in one piece of memory.
///
/// `@unchecked Sendable`: as for `CommitPage`, but written to by no more than one task.
@safe
struct CommitBranch: @unchecked Sendable {
    static let width = 16

    /// A page or a branch, or none; the branch that holds it counts a reference.
    @safe
    private struct Child {
        var object: Unmanaged<AnyObject>?

        func retain() { _ = unsafe object?.retain() }

        func release() { unsafe object?.release() }
    }

    private final class Memory: ManagedBuffer<UInt64, Child> {
        deinit {
            // All children were initialised when the memory was made.
            unsafe withUnsafeMutablePointerToElements { children in
                for index in 0..<CommitBranch.width { unsafe children[index].release() }
            }
        }
    }

    /// The memory, as a table and the branches above hold it.
    let object: AnyObject

    /// A branch that belongs to the builder of a number.
    init(owner: UInt64) {
        object = Memory.create(minimumCapacity: Self.width) { memory in
            // The memory was just allocated for as many children.
            unsafe memory.withUnsafeMutablePointerToElements {
                unsafe $0.initialize(repeating: Child(object: nil), count: Self.width)
            }
            return owner
        }
    }

    /// A copy that belongs to the builder of a number.
    init(owner: UInt64, copying branch: CommitBranch) {
        object = Memory.create(minimumCapacity: Self.width) { memory in
            // As above; the other branch has as many children, all initialised.
            unsafe memory.withUnsafeMutablePointerToElements { children in
                unsafe children.initialize(from: branch.children, count: Self.width)
                for index in 0..<Self.width { unsafe children[index].retain() }
            }
            return owner
        }
    }

    /// The branch in a piece of memory that one of the other initialisers has made.
    init(_ object: AnyObject) { self.object = object }

    /// The number of the builder that may write.
    var owner: UInt64 {
        // The branch lives.
        unsafe Self.contents(of: .passUnretained(object)).owner
    }

    @unsafe private var children: UnsafeMutablePointer<Child> {
        unsafe Self.contents(of: .passUnretained(object)).children
    }

    /// The page or the branch of an index; nil if none of its slots was ever placed.
    subscript(index: Int) -> AnyObject? {
        get {
            // The branch lives, and counts a reference.
            unsafe Self.child(index, of: .passUnretained(object))?.takeUnretainedValue()
        }
        nonmutating set {
            // As above; the index is below the width.
            let child = unsafe children + (index & (Self.width - 1))
            let old = unsafe child.pointee
            unsafe child.pointee = Child(object: newValue.map { unsafe .passRetained($0) })
            old.release()
        }
    }

    /// The page or the branch of an index in a branch that lives, without counting a reference.
    @unsafe @inline(__always)
    static func child(_ index: Int, of object: Unmanaged<AnyObject>) -> Unmanaged<AnyObject>? {
        unsafe contents(of: object).children[index & (width - 1)].object
    }

    @unsafe @inline(__always)
    private static func contents(
        of object: Unmanaged<AnyObject>
    ) -> (children: UnsafeMutablePointer<Child>, owner: UInt64) {
        unsafe object._withUnsafeGuaranteedRef { object in
            // Branches are made with this type of memory and no other.
            unsafe unsafeDowncast(object, to: Memory.self).withUnsafeMutablePointers {
                unsafe ($1, $0.pointee)
            }
        }
    }
}
