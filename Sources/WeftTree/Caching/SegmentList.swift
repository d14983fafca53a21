import Synchronization

/// The addresses of the segments of a slot table, in a list that grows at its end.
///
/// Tasks read it while it grows: a full list is copied to one that is twice as long, and stays for
/// tasks that have found it before. All lists are released together.
///
/// Only one task at a time adds a segment, and others look for that segment only afterwards.
@safe struct SegmentList: ~Copyable {
    private typealias Address = Atomic<UInt>

    /// The addresses, preceded by that of the shorter list, or by zero.
    private let list: Atomic<UnsafeMutablePointer<Address>>

    /// How many addresses the first list has, including that of the shorter list: a power of two.
    private static let smallestCount = 8

    init() {
        unsafe list = Atomic(Self.makeList(of: Self.smallestCount))
    }

    deinit {
        var next: UnsafeMutablePointer<Address>? = unsafe list.load(ordering: .relaxed)
        while let list = unsafe next {
            // The bits are those of the pointer to a list, or zero; addresses are plain.
            unsafe next = UnsafeMutablePointer(bitPattern: list.pointee.load(ordering: .relaxed))
            unsafe list.deallocate()
        }
    }

    /// The address of a segment, which must have been added.
    @inline(__always)
    subscript(segment: Int) -> UnsafeMutableRawPointer {
        // Whoever finds a list finds everything that was copied to it before. The address may be
        // loaded with relaxed ordering, because it was stored before the caller could look for it.
        let address = unsafe list.load(ordering: .acquiring)[segment + 1].load(ordering: .relaxed)
        return unsafe UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped
    }

    /// Adds the segment that comes next.
    func add(_ memory: UnsafeMutableRawPointer, as segment: Int) {
        let place = segment + 1
        if place >= Self.smallestCount, place & (place - 1) == 0 { grow(to: 2 * place) }
        // The number of places in a list is a power of two, and a full list was just replaced.
        unsafe list.load(ordering: .relaxed)[place]
            .store(UInt(bitPattern: memory), ordering: .relaxed)
    }

    private func grow(to count: Int) {
        let old = unsafe list.load(ordering: .relaxed)
        let new = unsafe Self.makeList(of: count)
        for index in 1..<count / 2 {
            // The old list has half as many places.
            unsafe new[index].store(old[index].load(ordering: .relaxed), ordering: .relaxed)
        }
        unsafe new.pointee.store(UInt(bitPattern: old), ordering: .relaxed)
        unsafe list.store(new, ordering: .releasing)
    }

    private static func makeList(of count: Int) -> UnsafeMutablePointer<Address> {
        let list = UnsafeMutablePointer<Address>.allocate(capacity: count)
        for index in 0..<count {
            // The index is in bounds; the memory is uninitialised.
            unsafe (list + index).initialize(to: Atomic(0))
        }
        return unsafe list
    }
}
