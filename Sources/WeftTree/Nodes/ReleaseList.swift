import WeftLayout

/// Releases chains of contents with a list instead of by recursion.
///
/// A content holds handles, a handle holds a content, and so on: released naively, a chain of
/// 100,000 nodes would overflow the stack. Here the first release on a thread works the list off
/// that the releases below it fill.
enum ReleaseList {
    /// Releases a reference that the caller gives up: at once or, inside another release on this
    /// thread, as soon as that one returns, the newest first.
    static func release(_ object: consuming NodeState) {
        let context = ThreadContext.current
        // Consumed, so that the list alone decides when it goes.
        context.released.append(consume object)
        guard !context.isReleasing else { return }
        context.isReleasing = true
        while context.released.count > 0 {
            // It goes at once, and what it refers to comes into the list.
            _ = context.released.removeLast()
        }
        context.released.clear()
        context.isReleasing = false
    }
}
