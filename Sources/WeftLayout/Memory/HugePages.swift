#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Large blocks of memory that are going to be written to from one end to the other.
///
/// If the kernel supports it, they are mapped two megabytes at a time, when the first of those
/// bytes is written, and not page by page. Linux does so unless it was told never to.
package enum HugePages {
    /// The size of the smallest block for which huge pages are requested, in bytes: there is a huge
    /// page in it, wherever it begins.
    private static let smallestBlock = 4 << 20

    /// The alignment of a block that is to consist of huge pages, in bytes.
    private static let size = 2 << 20

    /// Allocates a block that is aligned to at least 16 bytes.
    @unsafe static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: byteCount,
            alignment: byteCount < smallestBlock ? 16 : size
        )
        unsafe prefer(for: memory, byteCount)
        return unsafe memory
    }

    /// Asks the kernel for huge pages in a block that was just allocated. The contents of the block
    /// stay as they are.
    @unsafe package static func prefer(for memory: UnsafeMutableRawPointer, _ byteCount: Int) {
        #if os(Linux)
        guard byteCount >= smallestBlock else { return }
        // The pages that lie in the block entirely.
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
