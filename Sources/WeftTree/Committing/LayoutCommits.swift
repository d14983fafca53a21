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

/// The errors of automatic passes as they come: always the newest one that the iterator has not returned yet.
///
/// It begins with the last one there was, unless a pass had succeeded since when the tree was asked for its
/// failures. It does not keep the tree alive, and ends as ``LayoutCommits`` does.
public struct LayoutFailures: AsyncSequence, Sendable {
    let channel: WatchChannel<any Error>

    /// The number of the last error that was overcome before; 0 for none.
    let start: UInt64

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator {
        Iterator(channel: channel, last: start)
    }

    /// What iterates over the errors.
    public struct Iterator: AsyncIteratorProtocol {
        let channel: WatchChannel<any Error>
        var last: UInt64

        /// The newest error that this iterator has not yet returned, as soon as there is one.
        public mutating func next() async -> (any Error)? {
            guard let next = await channel.next(after: last) else { return nil }
            last = next.number
            return next.value
        }
    }
}

/// An iterator belongs to the task that iterates.
@available(*, unavailable)
extension LayoutFailures.Iterator: Sendable {}
