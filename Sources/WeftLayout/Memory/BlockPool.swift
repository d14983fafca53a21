#if SANITIZE_ADDRESS
import CPlatform
#endif

/// Large blocks of memory that nobody uses at the moment, kept for whoever needs some next.
///
/// A C library gives memory that is freed at the end of the heap back to the kernel, which maps it
/// anew, page by page, when the next tree meets it: for ten thousand nodes that takes as long as
/// their layout. Blocks are kept up to a limit; beyond it those go first that came first. Smaller
/// ones are left to the allocator.
@usableFromInline package final class BlockPool: Sendable {
    /// The pool of the process.
    @usableFromInline package static let shared = BlockPool(limit: standardLimit)

    /// What a block has at least to be kept, in bytes.
    package static let smallestBlock = 8 << 10

    private static let standardLimit = 64 << 20

    /// What all idle blocks have together at the most, in bytes.
    private let limit: Int

    private let idle = Locked(Idle())

    private struct Idle {
        /// The blocks, the one that came last at the end; those before `start` are gone.
        private var blocks: [Block] = []
        private var start = 0

        /// What they have together, in bytes.
        private(set) var byteCount = 0

        /// Adds a block.
        mutating func append(_ block: Block) {
            blocks.append(block)
            byteCount += block.byteCount
        }

        /// Takes the last block of a size out; nil if there is none.
        mutating func takeLast(_ byteCount: Int) -> Block? {
            guard let index = blocks[start...].lastIndex(where: { $0.byteCount == byteCount })
            else { return nil }
            self.byteCount -= byteCount
            return blocks.remove(at: index)
        }

        /// Takes the first blocks out until the others have no more than a limit together.
        ///
        /// - Complexity: Amortised O(1) for each block.
        mutating func dropFirst(beyond limit: Int) -> [Block] {
            let first = start
            while byteCount > limit {
                byteCount -= blocks[start].byteCount
                start += 1
            }
            // An array of its own: a slice would keep the list, which would be copied as a whole.
            let dropped = Array(blocks[first..<start])
            if start * 2 > blocks.count {
                blocks.removeFirst(start)
                start = 0
            }
            return dropped
        }

        /// Takes all blocks out.
        mutating func takeAll() -> ArraySlice<Block> {
            defer { self = Idle() }
            return blocks[start...]
        }
    }

    private struct Block {
        let address: UInt
        let byteCount: Int

        /// Keeps memory that nobody uses any more. AddressSanitizer reports whoever does.
        @unsafe init(hiding memory: UnsafeMutableRawPointer, _ byteCount: Int) {
            address = UInt(bitPattern: memory)
            self.byteCount = byteCount
            #if SANITIZE_ADDRESS
            unsafe weft_hide_memory(memory, byteCount)
            #endif
        }

        /// The memory, for the one who uses it next.
        @unsafe func reveal() -> UnsafeMutableRawPointer {
            // The address is that of memory.
            let memory = unsafe UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped
            #if SANITIZE_ADDRESS
            unsafe weft_reveal_memory(memory, byteCount)
            #endif
            return unsafe memory
        }
    }

    /// Makes a pool.
    ///
    /// - Parameter limit: What all idle blocks have together at the most, in bytes.
    package init(limit: Int) {
        self.limit = limit
    }

    deinit { release() }

    /// What all idle blocks have together, in bytes.
    package var idleByteCount: Int { idle.withLock { $0.byteCount } }

    /// A block of a size, aligned to 16 bytes; its memory is not initialised.
    ///
    /// - Complexity: O(*n*) in the number of idle blocks, 8,192 at the most.
    @unsafe package func take(_ byteCount: Int) -> UnsafeMutableRawPointer {
        if byteCount >= Self.smallestBlock,
            let block = idle.withLock({ $0.takeLast(byteCount) })
        {
            return unsafe block.reveal()
        }
        return unsafe HugePages.allocate(byteCount)
    }

    /// Takes a block back that `take(_:)` has handed out, and of which nothing is initialised.
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
    /// How many values a stack that nobody uses keeps its memory for at the most.
    @usableFromInline package static let maximumIdleCapacity = 1_024

    /// Moves the values of a stack to a larger block.
    ///
    /// - Parameters:
    ///   - memory: Where the first `count` of `capacity` values are initialised, all of it from
    ///     this function; comes back as the larger block.
    ///   - capacity: How many values there is room for; comes back as at least twice as many.
    ///   - count: How many values there are.
    ///   - more: How many there has to be room for besides.
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
        // The block is aligned, and has room for as many.
        let larger = unsafe take(byteCount).bindMemory(to: Value.self, capacity: newCapacity)
        unsafe larger.moveInitialize(from: memory, count: count)
        unsafe giveBack(memory, capacity: capacity)
        unsafe memory = larger
        capacity = newCapacity
    }

    /// Takes the block of a stack back, if it has one; none of its values is initialised any more.
    @unsafe @usableFromInline package func giveBack<Value>(
        _ memory: UnsafeMutablePointer<Value>,
        capacity: Int
    ) {
        if capacity == 0 { return }
        unsafe giveBack(memory, Self.blockSize(of: capacity, Value.self))
    }

    /// The size of the block for so many values, in bytes.
    ///
    /// There are four sizes for each power of two, so that stacks of about the same size find each
    /// other's blocks. That of as many values as a block has room for is the block's own: it has
    /// room for 16 at least, so that a step is longer than a value.
    private static func blockSize<Value>(of count: Int, _ type: Value.Type) -> Int {
        let byteCount = count * MemoryLayout<Value>.stride
        if byteCount < smallestBlock { return byteCount }
        let power = Int.bitWidth - 1 - byteCount.leadingZeroBitCount
        let step = 1 << (power - 2)
        return (byteCount + step - 1) & ~(step - 1)
    }
}
