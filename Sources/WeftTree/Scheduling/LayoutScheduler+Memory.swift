import WeftLayout

extension LayoutScheduler {
    /// Gives the memory that is kept for further layouts back to the allocator: for an app to call
    /// when the system runs short of it.
    ///
    /// What a large tree has used stays with the process when the tree goes, up to 64 MiB for all
    /// schedulers: the next tree would otherwise wait for the system to map as much anew, which
    /// takes about as long as its layout. Existing trees keep what they use.
    ///
    /// - Complexity: O(*n*) in the number of blocks that are kept.
    public static func releaseIdleMemory() {
        BlockPool.shared.release()
    }
}
