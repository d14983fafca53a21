import WeftLayout

/// The locks of the handles of all nodes. Some nodes share one, as few wait for any: one of its own
/// would make every handle larger.
///
/// Whoever holds one takes no other lock, and calls nobody.
enum HandleLocks {
    private final class Lock: Sendable {
        let lock = Locked(())
    }

    private static let locks = Striped { Lock() }

    /// Runs `body` while nobody else runs one for a node of the same lock.
    ///
    /// - Parameter id: The number of the node.
    static func withLock<Result>(of id: UInt64, _ body: () -> Result) -> Result {
        locks[id].lock.withLock { _ in body() }
    }
}
