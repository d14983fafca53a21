import WeftLayout

/// Releases chains of contents with a list instead of by recursion.
///
/// A content holds handles, a handle holds a content, and so on. Released naively, a chain of
/// 100,000 nodes would overflow the stack. Instead, the outermost release on a thread works through
/// a list that the releases inside it fill.
enum ReleaseList {
    /// Releases a reference that the caller gives up. That happens at once or, inside another
    /// release on this thread, as soon as that one returns, the newest reference first.
    static func release(_ object: consuming NodeState) {
        let context = ThreadContext.current
        // Consumed, so that the list alone decides when the object is released.
        context.released.append(consume object)
        guard !context.isReleasing else { return }
        context.isReleasing = true
        while context.released.count > 0 {
            // The object is released at once, and what it refers to is added to the list.
            _ = context.released.removeLast()
        }
        context.released.clear()
        context.isReleasing = false
    }
}
