import Weft

#if canImport(Glibc)
import CMalloc
#endif

/// Measures how much the heap has grown since the meter was created.
///
/// The measure is the allocator's own count of bytes in use, in its arenas and in separate
/// mappings, including overheads: `uordblks + hblkhd` of glibc's `mallinfo2`, minus what Weft keeps
/// for further trees. With other C libraries, nothing is counted.
struct HeapMeter {
    private let start = Self.bytesInUse

    /// The growth in bytes; nil if nothing is counted.
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
