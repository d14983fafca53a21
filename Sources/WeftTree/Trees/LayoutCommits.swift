/// The commits of a tree as they come: the present one at once, then always the newest.
///
/// Any number of consumers may iterate, each at its own speed; one that is slow misses commits, but
/// never the last. It does not keep the tree alive, and ends when the tree is gone or the iterating
/// task is cancelled.
public struct LayoutCommits: AsyncSequence, Sendable {
    let channel: WatchChannel<LayoutCommit>

    /// Makes an iterator, which begins with the present commit.
    public func makeAsyncIterator() -> Iterator {
        Iterator(channel: channel)
    }

    /// What iterates over the commits.
    public struct Iterator: AsyncIteratorProtocol {
        let channel: WatchChannel<LayoutCommit>
        var last: UInt64 = 0

        /// The newest commit that this iterator has not yet returned, as soon as there is one.
        public mutating func next() async -> LayoutCommit? {
            guard let next = await channel.next(after: last) else { return nil }
            last = next.number
            return next.value
        }
    }
}

/// An iterator belongs to the task that iterates.
@available(*, unavailable)
extension LayoutCommits.Iterator: Sendable {}
