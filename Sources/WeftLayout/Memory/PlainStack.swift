/// Values that come and go at one end of a block of memory, which grows and is used again: a stack
/// without an object around it.
///
/// It is what a context keeps for its measurements: an array's functions would look for each access
/// whether the array is shared, and its last elements are not removed in place.
@safe
struct PlainStack<Element>: ~Copyable {
    // Every use of `memory` is proved by the invariant: `capacity` elements are allocated there, of
    // which the first `count` are initialised, and nobody else knows the address.
    private var memory: UnsafeMutablePointer<Element>
    private var capacity = 0

    /// How many values there are.
    private(set) var count = 0

    init() {
        unsafe memory = .placeholder
    }

    deinit {
        if capacity == 0 { return }
        unsafe memory.deinitialize(count: count)
        unsafe BlockPool.shared.giveBack(memory, capacity: capacity)
    }

    /// The value at an index below `count`.
    subscript(index: Int) -> Element {
        @inline(__always)
        unsafeAddress {
            precondition(index.isIndex(below: count))
            return unsafe UnsafePointer(memory + index)
        }
        @inline(__always)
        unsafeMutableAddress {
            precondition(index.isIndex(below: count))
            return unsafe memory + index
        }
    }

    /// Adds a value at the end.
    @inline(__always)
    mutating func append(_ element: consuming Element) {
        if count == capacity { grow(for: 1) }
        unsafe (memory + count).initialize(to: element)
        count += 1
    }

    /// Makes room for more values at once: so many are not moved, and their memory not met for the
    /// first time, once for each doubling.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(for: more) }
    }

    /// Removes the values from an index on.
    @inline(__always)
    mutating func removeAll(from start: Int) {
        guard start < count else { return }
        precondition(start >= 0)
        unsafe (memory + start).deinitialize(count: count - start)
        count = start
    }

    /// Removes all values; their memory is kept for others, but for more than a thousand of them.
    mutating func clear() {
        removeAll(from: 0)
        if capacity > BlockPool.maximumIdleCapacity { self = PlainStack() }
    }

    @inline(never)
    private mutating func grow(for more: Int) {
        unsafe BlockPool.shared.grow(&memory, &capacity, count: count, for: more)
    }
}

extension UnsafeMutablePointer {
    /// What stands for memory of no elements: it is neither read nor written to, nor deallocated.
    @inlinable package static var placeholder: Self {
        // Aligned for the element, and not zero.
        unsafe Self(bitPattern: MemoryLayout<Pointee>.alignment).unsafelyUnwrapped
    }
}
