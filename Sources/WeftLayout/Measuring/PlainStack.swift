/// Values that come and go at one end of a block of memory, which grows and is used again.
///
/// It is what a context keeps for its measurements: an array's functions would look for each access
/// whether the array is shared, and its last elements are not removed in place.
@safe
struct PlainStack<Element>: ~Copyable {
    // Every use of `base` is proved by the invariant: `capacity` elements are allocated behind it,
    // of which the first `count` are initialised, and nobody else knows the address.
    private var base: UnsafeMutablePointer<Element>
    private var capacity = 0

    /// How many values there are.
    private(set) var count = 0

    init() {
        unsafe base = .placeholder
    }

    deinit {
        if capacity == 0 { return }
        unsafe base.deinitialize(count: count)
        unsafe BlockPool.shared.giveBack(base, capacity: capacity)
    }

    /// The value at an index below `count`.
    subscript(index: Int) -> Element {
        @inline(__always)
        unsafeAddress {
            precondition(index >= 0 && index < count)
            return unsafe UnsafePointer(base + index)
        }
        @inline(__always)
        unsafeMutableAddress {
            precondition(index >= 0 && index < count)
            return unsafe base + index
        }
    }

    /// Adds a value at the end.
    @inline(__always)
    mutating func append(_ element: consuming Element) {
        if count == capacity { grow(for: 1) }
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    /// Makes room for more values at once: so many are not moved, and their memory not met for the
    /// first time, once for each doubling.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(for: more) }
    }

    /// Removes all values but the first ones.
    @inline(__always)
    mutating func removeAll(after count: Int) {
        guard count < self.count else { return }
        precondition(count >= 0)
        unsafe (base + count).deinitialize(count: self.count - count)
        self.count = count
    }

    /// Removes all values; their memory is kept for others, but for more than a thousand of them.
    mutating func clear() {
        removeAll(after: 0)
        if capacity > Self.maximumIdleCapacity { self = PlainStack() }
    }

    private static var maximumIdleCapacity: Int { 1_024 }

    @inline(never)
    private mutating func grow(for more: Int) {
        unsafe BlockPool.shared.grow(&base, &capacity, count: count, for: more)
    }
}

extension UnsafeMutablePointer {
    /// What stands for memory of no elements: it is neither read nor written to, nor deallocated.
    @inlinable package static var placeholder: Self {
        // Aligned for the element, and not zero.
        unsafe Self(bitPattern: MemoryLayout<Pointee>.alignment).unsafelyUnwrapped
    }
}
