/// The errors of automatic passes as they come: always the newest one that the iterator has not
/// returned yet.
///
/// It begins with the last error, unless a pass had succeeded after it when the tree was asked for
/// its failures. It does not keep the tree alive, and ends as ``LayoutCommits`` does.
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
