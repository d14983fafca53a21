import Synchronization

/// Counts the contents that are alive, each of which holds a token.
///
/// A content is kept by its node's handle, by the commits that show it and by the passes that
/// measure it. When nothing is left of a tree, none of its contents' tokens is left either.
final class LifeCounter: Sendable {
    fileprivate let tokens = Atomic(0)

    init() {}

    /// The number of living tokens.
    var living: Int { tokens.load(ordering: .sequentiallyConsistent) }
}

/// An object whose lifetime is counted. A content holds it, and it does not affect whether contents
/// are equal.
final class LifeToken: Equatable, Sendable {
    private let counter: LifeCounter

    init(_ counter: LifeCounter) {
        self.counter = counter
        counter.tokens.wrappingAdd(1, ordering: .sequentiallyConsistent)
    }

    deinit {
        counter.tokens.wrappingSubtract(1, ordering: .sequentiallyConsistent)
    }

    /// Tokens do not tell contents apart.
    static func == (left: LifeToken, right: LifeToken) -> Bool { true }
}
