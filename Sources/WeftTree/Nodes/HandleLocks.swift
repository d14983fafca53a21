import WeftLayout

/// The locks of the handles of all nodes. Several nodes share a lock, since threads rarely wait for
/// one, and a lock of its own would make every handle larger.
///
/// Code that holds one of them takes no other lock, and calls no foreign code.
enum HandleLocks {
    private final class Lock: Sendable {
        let lock = Locked(())
    }

    private static let locks = Striped { Lock() }

    /// Runs `body` under the lock of a node.
    ///
    /// - Parameter id: The number of the node.
    static func withLock<Result>(of id: UInt64, _ body: () -> Result) -> Result {
        locks[id].lock.withLock { _ in body() }
    }
}
