import Weft

#if canImport(Glibc)
import CMalloc
#endif

/// Counts what the heap has grown by since the meter was made.
///
/// It is the allocator's own count of bytes in use, in its arenas and mapped apart, overheads
/// included: `uordblks + hblkhd` of glibc's `mallinfo2`, without what Weft keeps for further trees.
/// Elsewhere nothing is counted.
struct HeapMeter {
    private let start = Self.bytesInUse

    /// The growth in bytes; nil where nothing is counted.
    var growth: Int? {
        guard let start, let now = Self.bytesInUse else { return nil }
        return now - start
    }

    private static var bytesInUse: Int? {
        #if canImport(Glibc)
        let info = mallinfo2()
        return info.uordblks + info.hblkhd - BlockPool.shared.idleByteCount
        #else
        return nil
        #endif
    }
}
