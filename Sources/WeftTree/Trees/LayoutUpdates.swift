/// The commits of a tree, or the errors of its automatic passes, as they come: always the newest
/// one that an iterator has not returned yet.
///
/// Any number of consumers may iterate, each at its own speed; one that is slow misses some, but
/// never the last. It does not keep the tree alive, and ends when the tree is gone or the iterating
/// task is cancelled.
public struct LayoutUpdates<Element: Sendable>: AsyncSequence, Sendable {
    let channel: WatchChannel<Element>

    /// Makes an iterator.
    public func makeAsyncIterator() -> Iterator {
        Iterator(channel: channel, last: channel.lastOvercome)
    }

    /// What iterates over the commits or the errors.
    public struct Iterator: AsyncIteratorProtocol {
        let channel: WatchChannel<Element>
        var last: UInt64

        /// The newest one that this iterator has not yet returned, as soon as there is one; nil at
        /// the end.
        public mutating func next() async -> Element? {
            guard let next = await channel.next(after: last) else { return nil }
            last = next.number
            return next.value
        }
    }
}

/// An iterator belongs to the task that iterates.
@available(*, unavailable)
extension LayoutUpdates.Iterator: Sendable {}
