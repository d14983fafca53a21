import WeftLayout

extension LayoutScheduler {
    /// Returns the memory that is kept for further layouts to the allocator.
    ///
    /// An app calls this when the system runs short of memory.
    ///
    /// When a large tree goes away, the process keeps the memory that it used, up to 64 MiB for all
    /// schedulers together. Otherwise the next tree would wait for the system to map as much again,
    /// which takes about as long as its layout. Existing trees keep what they use.
    ///
    /// - Complexity: O(*n*) in the number of blocks that were kept.
    public static func releaseIdleMemory() {
        BlockPool.shared.release()
    }
}
