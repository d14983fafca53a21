#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Large blocks of memory that are going to be written to from one end to the other.
///
/// Where the kernel knows such a wish, they are mapped two megabytes at a time, when the first of
/// their bytes is written, and not page by page: Linux does so, unless it was told never to.
package enum HugePages {
    /// What a block has at least to be worth a wish, in bytes: there is a huge page in it, wherever
    /// it begins.
    private static let smallestBlock = 4 << 20

    /// What a block that is to consist of huge pages is aligned to, in bytes.
    private static let size = 2 << 20

    /// Allocates a block, aligned to 16 bytes at least.
    @unsafe static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: byteCount,
            alignment: byteCount < smallestBlock ? 16 : size
        )
        unsafe prefer(for: memory, byteCount)
        return unsafe memory
    }

    /// Wishes for huge pages in a block that was just allocated. What it holds stays as it is.
    @unsafe package static func prefer(for memory: UnsafeMutableRawPointer, _ byteCount: Int) {
        #if os(Linux)
        guard byteCount >= smallestBlock else { return }
        // The pages that lie in the block as a whole.
        let pageSize = UInt(sysconf(CInt(_SC_PAGESIZE)))
        let start = (UInt(bitPattern: memory) + pageSize - 1) & ~(pageSize - 1)
        let end = (UInt(bitPattern: memory) + UInt(byteCount)) & ~(pageSize - 1)
        // If the kernel refuses, nothing is lost.
        _ = unsafe madvise(
            UnsafeMutableRawPointer(bitPattern: start),
            Int(end - start),
            MADV_HUGEPAGE
        )
        #endif
    }
}
