import WeftLayout

/// A sequence of a tree's commits, or of the errors of its automatic passes, as they happen.
///
/// An iterator always returns the newest element that it has not returned yet. Any number of
/// consumers may iterate, each at its own speed; a slow one misses some elements, but never the
/// last. The sequence does not keep the tree alive, and ends when the tree is gone or the iterating
/// task is cancelled.
public struct LayoutUpdates<Element: Sendable>: AsyncSequence, Sendable {
    let channel: WatchChannel<Element>

    /// Creates an iterator.
    public func makeAsyncIterator() -> Iterator {
        Iterator(channel: channel, last: channel.lastOvercome)
    }

    /// An iterator over the commits or the errors.
    public struct Iterator: AsyncIteratorProtocol {
        let channel: WatchChannel<Element>
        var last: UInt64

        /// Waits for an element that this iterator has not returned yet, and returns the newest;
        /// nil at the end.
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

extension LayoutUpdates: CustomDebugStringConvertible {
    /// The type of the elements.
    public var debugDescription: String { "LayoutUpdates of \(typeName(Element.self))" }
}
