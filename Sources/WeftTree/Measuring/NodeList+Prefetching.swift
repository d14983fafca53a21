import CPlatform
import WeftLayout

extension NodeList {
    /// How many nodes are fetched at once: as many as most containers have, and as a processor can
    /// wait for.
    private static let prefetchedCount = 16

    /// Has the memory of the next nodes brought into the processor's caches, before the first one
    /// of them is measured: their handles, and then their inputs, which the handles refer to.
    ///
    /// Nobody has looked at most nodes since they were made, and measuring them one by one waits
    /// twice for each. So the others are on their way while the first one is measured, with all
    /// that is below it. It is a wish, and changes nothing.
    @inline(__always)
    func prefetch(from index: Int) {
        unsafe objects.withUnsafeBufferPointer { objects in
            let next = index..<min(index + Self.prefetchedCount, objects.count)
            for node in next {
                unsafe weft_prefetch(Unmanaged.passUnretained(objects[node]).toOpaque())
            }
            // An edit may replace the inputs, and release them, meanwhile: the address is not read
            // from, and to fetch what is not there does no harm.
            for node in next {
                unsafe weft_prefetch(HandleCalls.handle(objects[node]).unretainedState.toOpaque())
            }
        }
    }
}
