#if SANITIZE_ADDRESS
import CPlatform
#endif

/// A pool of large blocks of memory that are not in use, kept for whoever needs one next.
///
/// When memory at the end of the heap is freed, a C library gives it back to the kernel, which maps
/// it anew, page by page, when the next tree touches it. For ten thousand nodes, that takes as long
/// as their layout. Blocks are kept up to a limit; beyond it, those that came first are freed
/// first. Smaller blocks are left to the allocator.
@usableFromInline package final class BlockPool: Sendable {
    /// The pool of the process.
    @usableFromInline package static let shared = BlockPool(limit: standardLimit)

    /// The size of the smallest block that is kept, in bytes.
    package static let smallestBlock = 8 << 10

    private static let standardLimit = 64 << 20

    /// The largest total size of the idle blocks, in bytes.
    private let limit: Int

    private let idle = Locked(Idle())

    private struct Idle {
        /// The blocks in the order in which they came; those before `start` are gone.
        private var blocks: [Block] = []
        private var start = 0

        /// The total size of the blocks, in bytes.
        private(set) var byteCount = 0

        /// Adds a block.
        mutating func append(_ block: Block) {
            blocks.append(block)
            byteCount += block.byteCount
        }

        /// Removes and returns the last block of a size; nil if there is none.
        mutating func takeLast(_ byteCount: Int) -> Block? {
            guard let index = blocks[start...].lastIndex(where: { $0.byteCount == byteCount })
            else { return nil }
            self.byteCount -= byteCount
            return blocks.remove(at: index)
        }

        /// Removes and returns the first blocks until the total size of the others is within a
        /// limit.
        ///
        /// - Complexity: Amortised O(1) for each block.
        mutating func dropFirst(beyond limit: Int) -> [Block] {
            let first = start
            while byteCount > limit {
                byteCount -= blocks[start].byteCount
                start += 1
            }
            // A new array, as a slice would keep a reference to the list, which would then be
            // copied as a whole.
            let dropped = Array(blocks[first..<start])
            if start * 2 > blocks.count {
                blocks.removeFirst(start)
                start = 0
            }
            return dropped
        }

        /// Removes and returns all blocks.
        mutating func takeAll() -> ArraySlice<Block> {
            defer { self = Idle() }
            return blocks[start...]
        }
    }

    private struct Block {
        let address: UInt
        let byteCount: Int

        /// Creates a block from memory that is no longer in use. AddressSanitizer reports any
        /// access to it.
        @unsafe init(hiding memory: UnsafeMutableRawPointer, _ byteCount: Int) {
            address = UInt(bitPattern: memory)
            self.byteCount = byteCount
            #if SANITIZE_ADDRESS
            unsafe weft_hide_memory(memory, byteCount)
            #endif
        }

        /// Returns the memory, for its next user.
        @unsafe func reveal() -> UnsafeMutableRawPointer {
            // The address is that of memory, and so is not zero.
            let memory = unsafe UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped
            #if SANITIZE_ADDRESS
            unsafe weft_reveal_memory(memory, byteCount)
            #endif
            return unsafe memory
        }
    }

    /// Creates a pool.
    ///
    /// - Parameter limit: The largest total size of the idle blocks, in bytes.
    package init(limit: Int) {
        self.limit = limit
    }

    deinit { release() }

    /// The total size of the idle blocks, in bytes.
    package var idleByteCount: Int { idle.withLock { $0.byteCount } }

    /// Returns a block of a size, aligned to 16 bytes; its memory is not initialised.
    ///
    /// - Complexity: O(*n*) in the number of idle blocks, which is at most 8,192.
    @unsafe package func take(_ byteCount: Int) -> UnsafeMutableRawPointer {
        if byteCount >= Self.smallestBlock,
            let block = idle.withLock({ $0.takeLast(byteCount) })
        {
            return unsafe block.reveal()
        }
        return unsafe HugePages.allocate(byteCount)
    }

    /// Takes back a block that `take(_:)` has returned, and in which nothing is initialised any
    /// more.
    ///
    /// - Complexity: Amortised O(1).
    @unsafe package func giveBack(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) {
        guard byteCount >= Self.smallestBlock, byteCount <= limit
        else { return unsafe memory.deallocate() }
        let block = unsafe Block(hiding: memory, byteCount)
        let dropped = idle.withLock { idle in
            idle.append(block)
            return idle.dropFirst(beyond: limit)
        }
        for block in dropped { unsafe block.reveal().deallocate() }
    }

    /// Gives all idle blocks back to the allocator.
    package func release() {
        let blocks = idle.withLock { $0.takeAll() }
        for block in blocks { unsafe block.reveal().deallocate() }
    }
}

extension BlockPool {
    /// The largest number of values for which a stack that is not in use keeps its memory.
    @usableFromInline static let maximumIdleCapacity = 1_024

    /// Moves the values of a stack to a larger block.
    ///
    /// - Parameters:
    ///   - memory: The memory of `capacity` values, which came from this function, and of which the
    ///     first `count` are initialised. On return, it is the larger block.
    ///   - capacity: The number of values that there is room for. On return, it is at least twice
    ///     as large.
    ///   - count: The number of values.
    ///   - more: The number of further values that there has to be room for.
    @unsafe @usableFromInline package func grow<Value>(
        _ memory: inout UnsafeMutablePointer<Value>,
        _ capacity: inout Int,
        count: Int,
        for more: Int
    ) {
        assert(MemoryLayout<Value>.alignment <= 16)
        let needed = max(16, 2 * capacity, count + more)
        let byteCount = Self.blockSize(of: needed, Value.self)
        let newCapacity = byteCount / MemoryLayout<Value>.stride
        // The block is aligned to 16 bytes, and has room for `newCapacity` values.
        let larger = unsafe take(byteCount).bindMemory(to: Value.self, capacity: newCapacity)
        unsafe larger.moveInitialize(from: memory, count: count)
        unsafe giveBack(memory, capacity: capacity)
        unsafe memory = larger
        capacity = newCapacity
    }

    /// Takes back the block of a stack, if it has one; none of its values may be initialised any
    /// more.
    @unsafe @usableFromInline package func giveBack<Value>(
        _ memory: UnsafeMutablePointer<Value>,
        capacity: Int
    ) {
        if capacity == 0 { return }
        unsafe giveBack(memory, Self.blockSize(of: capacity, Value.self))
    }

    /// The size of the block for `count` values, in bytes.
    ///
    /// There are four sizes for each power of two, so that stacks of about the same size can use
    /// each other's blocks. For the number of values that a block has room for, the result is the
    /// size of that block: it has room for at least 16 values, so a step is longer than a value.
    private static func blockSize<Value>(of count: Int, _ type: Value.Type) -> Int {
        let byteCount = count * MemoryLayout<Value>.stride
        if byteCount < smallestBlock { return byteCount }
        let power = Int.bitWidth - 1 - byteCount.leadingZeroBitCount
        let step = 1 << (power - 2)
        return (byteCount + step - 1) & ~(step - 1)
    }
}
