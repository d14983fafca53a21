import Testing

@testable import WeftLayout

@Suite("The pool of memory blocks")
struct BlockPoolTests {
    private let size = BlockPool.smallestBlock

    @Test("A block that was given back is handed out at the next request for its size")
    func reuse() {
        let pool = BlockPool(limit: 10 * size)
        let first = pool.takeBlock(size)
        let second = pool.takeBlock(2 * size)
        #expect(pool.idleByteCount == 0)
        pool.giveBackBlock(first, size)
        pool.giveBackBlock(second, 2 * size)
        #expect(pool.idleByteCount == 3 * size)
        let other = pool.takeBlock(3 * size)
        #expect(pool.idleByteCount == 3 * size)
        #expect(pool.takeBlock(2 * size) == second)
        #expect(pool.takeBlock(size) == first)
        #expect(pool.idleByteCount == 0)
        pool.giveBackBlock(first, size)
        pool.giveBackBlock(second, 2 * size)
        pool.giveBackBlock(other, 3 * size)
        #expect(pool.idleByteCount == 6 * size)
        pool.release()
        #expect(pool.idleByteCount == 0)
    }

    @Test("The block given back last is handed out first, as it is likeliest to be in the caches")
    func order() {
        let pool = BlockPool(limit: 10 * size)
        let blocks = (0..<3).map { _ in pool.takeBlock(size) }
        for block in blocks { pool.giveBackBlock(block, size) }
        for block in blocks.reversed() {
            #expect(pool.takeBlock(size) == block)
        }
        for block in blocks { pool.giveBackBlock(block, size) }
    }

    @Test("Beyond the limit, the oldest blocks are freed, and a block that exceeds it is not kept")
    func limit() {
        let pool = BlockPool(limit: 4 * size)
        let large = pool.takeBlock(3 * size)
        let small = pool.takeBlock(size)
        let next = pool.takeBlock(2 * size)
        pool.giveBackBlock(large, 3 * size)
        pool.giveBackBlock(small, size)
        #expect(pool.idleByteCount == 4 * size)
        pool.giveBackBlock(next, 2 * size)
        #expect(pool.idleByteCount == 3 * size)
        let tooLarge = pool.takeBlock(4 * size + 1)
        pool.giveBackBlock(tooLarge, 4 * size + 1)
        #expect(pool.idleByteCount == 3 * size)
        #expect(pool.takeBlock(size) == small)
        pool.giveBackBlock(small, size)
    }

    @Test("Small blocks are left to the allocator")
    func smallBlocks() {
        let pool = BlockPool(limit: 4 * size)
        let block = pool.takeBlock(size - 1)
        pool.giveBackBlock(block, size - 1)
        #expect(pool.idleByteCount == 0)
    }

    @Test(
        "A buffer gets the block that another buffer of about its size has given back",
        arguments: [1, 500, 1_024, 1_100, 10_016, 100_000]
    )
    func stacks(count: Int) {
        let pool = BlockPool(limit: 64 << 20)
        // A value whose stride divides the size of no block.
        typealias Value = (Double, Double, Int32)
        func fill(_ count: Int) {
            var memory = unsafe UnsafeMutablePointer<Value>.placeholder
            var capacity = 0
            unsafe pool.grow(&memory, &capacity, count: 0, for: count)
            #expect(capacity >= count)
            unsafe memory.initialize(repeating: (0, 0, 0), count: capacity)
            #expect(pool.idleByteCount == 0)
            unsafe memory.deinitialize(count: capacity)
            unsafe pool.giveBack(memory, capacity: capacity)
        }
        fill(count)
        let idle = pool.idleByteCount
        let needed = count * MemoryLayout<Value>.stride
        #expect(idle == 0 || (needed...needed * 5 / 4).contains(idle))
        #expect((idle == 0) == (needed < size))
        for fewer in [count, count - count / 100, count] {
            fill(fewer)
            #expect(pool.idleByteCount == idle)
        }
    }

    @Test("Growing moves the values to a new block, and the pool keeps the former one")
    func growth() {
        let pool = BlockPool(limit: 64 << 20)
        var memory = unsafe UnsafeMutablePointer<Int>.placeholder
        var capacity = 0
        for count in 0..<20_000 {
            if count == capacity { unsafe pool.grow(&memory, &capacity, count: count, for: 1) }
            unsafe (memory + count).initialize(to: count)
        }
        let areInOrder = (0..<20_000).allSatisfy { unsafe memory[$0] == $0 }
        #expect(areInOrder)
        #expect(pool.idleByteCount >= capacity * MemoryLayout<Int>.stride / 2)
        unsafe pool.giveBack(memory, capacity: capacity)
    }

    @Test("No two tasks have the same block at the same time")
    func concurrency() async {
        let pool = BlockPool(limit: 8 * size)
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask { [size] in
                    var isAlone = true
                    for round in 0..<500 {
                        let byteCount = size * (1 + (task + round) % 3)
                        let block = unsafe pool.take(byteCount)
                        unsafe block.storeBytes(of: task, as: Int.self)
                        await Task.yield()
                        if unsafe block.load(as: Int.self) != task { isAlone = false }
                        unsafe pool.giveBack(block, byteCount)
                    }
                    return isAlone
                }
            }
            for await isAlone in group { #expect(isAlone) }
        }
        #expect(pool.idleByteCount <= 8 * size)
    }
}

extension BlockPool {
    /// Takes a block of a size and returns its address.
    fileprivate func takeBlock(_ byteCount: Int) -> UInt {
        UInt(bitPattern: unsafe take(byteCount))
    }

    /// Gives back the block at an address.
    fileprivate func giveBackBlock(_ address: UInt, _ byteCount: Int) {
        // The address is that of a block, as the tests give back only what they have taken.
        unsafe giveBack(UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped, byteCount)
    }
}
