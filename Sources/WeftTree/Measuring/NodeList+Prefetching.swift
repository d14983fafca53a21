import CPlatform
import WeftLayout

extension NodeList {
    /// How many nodes are fetched at once: about as many as most containers have, and as a
    /// processor can wait for at a time.
    private static let prefetchedCount = 16

    /// Prefetches the memory of the next nodes into the processor's caches before the first of them
    /// is measured: their handles, and then their inputs, which the handles refer to.
    ///
    /// Most nodes have not been looked at since they were made, and measuring them one by one waits
    /// for memory twice for each node. Prefetching brings in the others while the first one is
    /// measured with everything below it. It is only a hint, and changes nothing.
    @inline(__always)
    func prefetch(from index: Int) {
        unsafe objects.withUnsafeBufferPointer { objects in
            let next = index..<min(index + Self.prefetchedCount, objects.count)
            for node in next {
                unsafe weft_prefetch(Unmanaged.passUnretained(objects[node]).toOpaque())
            }
            // Meanwhile an edit may replace and release the inputs. The address is not read from,
            // and fetching memory that is gone does no harm.
            for node in next {
                unsafe weft_prefetch(HandleCalls.handle(objects[node]).unretainedState.toOpaque())
            }
        }
    }
}
