/// Values that come and go at one end of a block of memory, which grows and is used again: a stack
/// without an object around it.
///
/// It is what measurements that lie inside each other collect: that of the innermost lies last, and
/// is moved out when it ends, so that no reference is counted for it. An array's functions would
/// look for each access whether the array is shared.
///
/// All of it can be inlined, `deinit` too: else those of WeftTree's own types would not be
/// specialised.
@safe @frozen @usableFromInline
package struct ScratchStack<Element>: ~Copyable {
    // Every use of `memory` is proved by the invariant: `capacity` elements are allocated there, of
    // which the first `count` are initialised, and nobody else knows the address.
    @usableFromInline var memory: UnsafeMutablePointer<Element>

    /// How many elements there is memory for.
    @usableFromInline package internal(set) var capacity = 0

    /// How many elements there are.
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
    /// - Parameter expected: How many elements are going to be added. Where room is lacking it is
    ///   made for all of them at once, or for twice as many as there are if that is more: to double
    ///   step by step would move them, and meet new memory, once for each step.
    @inlinable @inline(__always)
    package mutating func append(_ element: consuming Element, expecting expected: Int = 1) {
        if count == capacity { grow(for: expected) }
        unsafe (memory + count).initialize(to: element)
        count += 1
    }

    /// Makes room for more elements at once.
    @inlinable @inline(__always)
    package mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(for: more) }
    }

    @inlinable @inline(never)
    mutating func grow(for more: Int) {
        unsafe BlockPool.shared.grow(&memory, &capacity, count: count, for: more)
    }

    /// Moves the last element out; there must be one.
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

    /// Removes all elements; their memory is kept for others, but for more than a thousand of them.
    @inlinable
    package mutating func clear() {
        removeAll(from: 0)
        if capacity > BlockPool.maximumIdleCapacity { self = ScratchStack() }
    }
}

extension ScratchStack {
    /// Moves all elements out.
    @inlinable
    package mutating func takeAll() -> [Element] {
        var elements: [Element] = []
        if count == 0 { return elements }
        elements.reserveCapacity(count)
        for index in 0..<count { elements.append(unsafe (memory + index).move()) }
        count = 0
        return elements
    }

    /// Sorts the elements from an index on.
    @inlinable
    package mutating func sort(from start: Int, by isBefore: (Element, Element) -> Bool) {
        precondition(start >= 0 && start <= count)
        // So many are initialised from there on, and nobody else reaches them.
        var elements = unsafe UnsafeMutableBufferPointer(
            start: memory + start,
            count: count - start
        )
        unsafe elements.sort(by: isBefore)
    }

    /// Moves the elements from an index on to memory that has room for them and holds none yet.
    @unsafe @inlinable @inline(__always)
    package mutating func move(from start: Int, to memory: UnsafeMutablePointer<Element>) {
        precondition(start >= 0 && start <= count)
        unsafe memory.moveInitialize(from: self.memory + start, count: count - start)
        count = start
    }

    /// Copies the elements from an index on to memory that has room for them and holds none yet.
    @unsafe @inlinable
    package func copy(from start: Int, to memory: UnsafeMutablePointer<Element>) {
        precondition(start >= 0 && start <= count)
        unsafe memory.initialize(from: self.memory + start, count: count - start)
    }
}

extension UnsafeMutablePointer {
    /// What stands for memory of no elements: it is neither read nor written to, nor deallocated.
    @inlinable package static var placeholder: Self {
        // Aligned for the element, and not zero.
        unsafe Self(bitPattern: MemoryLayout<Pointee>.alignment).unsafelyUnwrapped
    }
}

/// A stack belongs to the measurement under way.
@available(*, unavailable)
extension ScratchStack: Sendable {}
