/// A stack of values in a block of memory that grows and is used again, without an object around
/// it.
///
/// Nested measurements collect their values in it. Those of the innermost measurement lie last, and
/// are moved out when it ends, so that no reference is counted for them. An array's functions would
/// check on each access whether the array is shared.
///
/// All of it can be inlined, including `deinit`; otherwise, the stacks of WeftTree's own types
/// would not be specialised.
@safe @frozen @usableFromInline
package struct ScratchStack<Element>: ~Copyable {
    // Every use of `memory` is proved by this invariant: there is room for `capacity` elements, of
    // which the first `count` are initialised, and nothing else knows the address.
    @usableFromInline var memory: UnsafeMutablePointer<Element>

    /// The number of elements that there is memory for.
    @usableFromInline package internal(set) var capacity = 0

    /// The number of elements.
    @usableFromInline package internal(set) var count = 0

    @inlinable
    package init() {
        unsafe memory = .placeholder
    }

    @inlinable
    deinit {
        if capacity == 0 { return }
        unsafe memory.deinitialize(count: count)
        unsafe BlockPool.shared.giveBack(memory, capacity: capacity)
    }

    /// The element at an index below `count`.
    @inlinable
    package subscript(index: Int) -> Element {
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

    /// The last element.
    @inlinable
    package var last: Element? {
        @inline(__always)
        get { count == 0 ? nil : unsafe memory[count - 1] }
    }

    /// Adds an element at the end.
    ///
    /// - Parameter expected: The number of elements that are going to be added. If there is no room
    ///   left, room is made for all of them at once, or for twice as many as there are if that is
    ///   more: doubling step by step would move the elements, and touch new memory, once for each
    ///   step.
    @inlinable @inline(__always)
    package mutating func append(_ element: consuming Element, expecting expected: Int = 1) {
        if isFull { grow(for: expected) }
        initializeNext(element)
    }

    /// Whether there is no room for another element.
    @inlinable
    var isFull: Bool {
        @inline(__always)
        get { count == capacity }
    }

    /// Adds an element at the end, where there must be room for it.
    @inlinable @inline(__always)
    mutating func appendInPlace(_ element: consuming Element) {
        precondition(!isFull)
        initializeNext(element)
    }

    // Unchecked: both callers have made sure of the room.
    @inlinable @inline(__always)
    mutating func initializeNext(_ element: consuming Element) {
        unsafe (memory + count).initialize(to: element)
        count += 1
    }

    /// Makes room for more elements at once.
    @inlinable @inline(__always)
    mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(for: more) }
    }

    @inlinable @inline(never)
    mutating func grow(for more: Int) {
        unsafe BlockPool.shared.grow(&memory, &capacity, count: count, for: more)
    }

    /// Moves out the last element; there must be one.
    @inlinable @inline(__always)
    package mutating func removeLast() -> Element {
        precondition(count > 0)
        count -= 1
        return unsafe (memory + count).move()
    }

    /// Removes the elements from an index on.
    @inlinable @inline(__always)
    package mutating func removeAll(from start: Int) {
        if start == count { return }
        precondition(start >= 0 && start <= count)
        unsafe (memory + start).deinitialize(count: count - start)
        count = start
    }

    /// Removes all elements. Their memory is kept for further ones, unless it has room for more
    /// than `BlockPool.maximumIdleCapacity`: then it goes back to the pool.
    @inlinable
    package mutating func clear() {
        removeAll(from: 0)
        if capacity > BlockPool.maximumIdleCapacity { self = ScratchStack() }
    }
}

extension ScratchStack {
    /// Sorts the elements from an index on.
    @inlinable
    package mutating func sort(from start: Int, by isBefore: (Element, Element) -> Bool) {
        precondition(start >= 0 && start <= count)
        // That many elements are initialised from `start` on, and nothing else can reach them.
        var elements = unsafe UnsafeMutableBufferPointer(
            start: memory + start,
            count: count - start
        )
        unsafe elements.sort(by: isBefore)
    }

    /// Moves the elements from an index on to memory that has room for them and is not initialised.
    @unsafe @inlinable @inline(__always)
    package mutating func move(from start: Int, to memory: UnsafeMutablePointer<Element>) {
        precondition(start >= 0 && start <= count)
        unsafe memory.moveInitialize(from: self.memory + start, count: count - start)
        count = start
    }

    /// Copies the elements from an index on to memory that has room for them and is not
    /// initialised.
    @unsafe @inlinable
    package func copy(from start: Int, to memory: UnsafeMutablePointer<Element>) {
        precondition(start >= 0 && start <= count)
        unsafe memory.initialize(from: self.memory + start, count: count - start)
    }
}

extension UnsafeMutablePointer {
    /// The pointer that stands for memory of no elements; it is never read, written to or
    /// deallocated.
    @inlinable package static var placeholder: Self {
        // Aligned for the element, and not zero.
        unsafe Self(bitPattern: MemoryLayout<Pointee>.alignment).unsafelyUnwrapped
    }
}

/// A stack belongs to the measurement under way.
@available(*, unavailable)
extension ScratchStack: Sendable {}
