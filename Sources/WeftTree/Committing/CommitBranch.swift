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

    private var memory: Memory {
        // The initialisers are given, and make, nothing else.
        unsafe unsafeDowncast(object, to: Memory.self)
    }

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
        // As for the owner of a page.
        unsafe memory.withUnsafeMutablePointerToHeader { unsafe $0.pointee }
    }

    @unsafe private var children: UnsafeMutablePointer<Child> {
        unsafe memory.withUnsafeMutablePointerToElements { unsafe $0 }
    }

    /// The page or the branch of an index; nil if none of its slots was ever placed.
    subscript(index: Int) -> AnyObject? {
        get {
            // Below the width; initialised and counted for as long as the branch lives.
            unsafe children[index & (Self.width - 1)].object?.takeUnretainedValue()
        }
        nonmutating set {
            // As above.
            let child = unsafe children + (index & (Self.width - 1))
            let old = unsafe child.pointee
            unsafe child.pointee = Child(object: newValue.map { unsafe .passRetained($0) })
            old.release()
        }
    }
}
