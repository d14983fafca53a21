import WeftLayout

/// What measurements that lie inside each other collect: that of the innermost lies last.
///
/// What one has collected is moved out when it ends, so that no reference is counted for it. The
/// `PlainStack` of WeftLayout is of the same kind; used from here it is not specialised, not even
/// if all of it can be inlined, and a node of W2 takes 6 % more instructions to measure.
@safe struct ScratchStack<Element>: ~Copyable {
    private var memory: UnsafeMutablePointer<Element>

    /// How many elements there is memory for.
    private(set) var capacity = 0

    /// How many elements there are.
    private(set) var count = 0

    init() {
        unsafe memory = .placeholder
    }

    deinit {
        if capacity == 0 { return }
        // The first `count` elements are initialised, here and below.
        unsafe memory.deinitialize(count: count)
        unsafe BlockPool.shared.giveBack(memory, capacity: capacity)
    }

    /// An element; the index must be below `count`.
    subscript(index: Int) -> Element {
        @inline(__always)
        unsafeAddress {
            precondition(index.isIndex(below: count))
            return unsafe UnsafePointer(memory + index)
        }
    }

    /// Adds an element at the end.
    ///
    /// - Parameter expected: How many elements are going to be added. Where room is lacking it is
    ///   made for all of them at once, or for twice as many as there are if that is more: to double
    ///   step by step would move them, and meet new memory, once for each step.
    @inline(__always)
    mutating func append(_ element: consuming Element, expecting expected: Int = 1) {
        if count == capacity { grow(for: expected) }
        unsafe (memory + count).initialize(to: element)
        count += 1
    }

    /// The last element.
    @inline(__always)
    var last: Element? {
        // Below the count.
        count == 0 ? nil : unsafe memory[count - 1]
    }

    /// Moves the last element out; there must be one.
    @inline(__always)
    mutating func removeLast() -> Element {
        precondition(count > 0)
        count -= 1
        return unsafe (memory + count).move()
    }

    @inline(never)
    private mutating func grow(for more: Int) {
        unsafe BlockPool.shared.grow(&memory, &capacity, count: count, for: more)
    }

    /// Moves all elements out.
    mutating func takeAll() -> [Element] {
        var elements: [Element] = []
        if count == 0 { return elements }
        elements.reserveCapacity(count)
        for index in 0..<count { elements.append(unsafe (memory + index).move()) }
        count = 0
        return elements
    }

    /// Sorts the elements from an index on.
    mutating func sort(from start: Int, by isBefore: (Element, Element) -> Bool) {
        precondition(start >= 0 && start <= count)
        // So many are initialised from there on, and nobody else reaches them.
        var elements = unsafe UnsafeMutableBufferPointer(
            start: memory + start,
            count: count - start
        )
        unsafe elements.sort(by: isBefore)
    }

    /// Removes the elements from an index on.
    @inline(__always)
    mutating func removeAll(from start: Int) {
        if start == count { return }
        precondition(start >= 0 && start <= count)
        unsafe (memory + start).deinitialize(count: count - start)
        count = start
    }

    /// Removes all elements; their memory is kept for others, but for more than a thousand of them.
    mutating func clear() {
        removeAll(from: 0)
        if capacity > BlockPool.maximumIdleCapacity { self = ScratchStack() }
    }

    /// Moves the elements from an index on to memory that has room for them and holds none yet.
    @unsafe @inline(__always)
    mutating func move(from start: Int, to memory: UnsafeMutablePointer<Element>) {
        precondition(start >= 0 && start <= count)
        unsafe memory.moveInitialize(from: self.memory + start, count: count - start)
        count = start
    }

    /// Copies the elements from an index on to memory that has room for them and holds none yet.
    @unsafe func copy(from start: Int, to memory: UnsafeMutablePointer<Element>) {
        precondition(start >= 0 && start <= count)
        unsafe memory.initialize(from: self.memory + start, count: count - start)
    }
}
