/// Where a host is in the row of a tree's commits: what it has mounted last.
///
/// A host that pulls late, or is given the commits out of order, gets one transition from what it
/// shows to the newest that it was told of: no operation is lost, and none comes twice.
///
///     for await commit in tree.commits { apply(cursor.advance(to: commit)) }
///
/// It is a value. Several hosts of one tree have a cursor each and know nothing of each other; one
/// that could not apply a transition puts its old cursor back.
public struct LayoutCursor: Hashable, Sendable {
    /// The commit that is mounted; nil for nothing.
    public private(set) var mounted: LayoutCommit?

    /// Makes a cursor of a host that shows a commit, or nothing.
    public init(mounted: LayoutCommit? = nil) {
        self.mounted = mounted
    }

    /// Goes on to a commit.
    ///
    /// A commit that the same tree has made before the mounted one is passed over: the host shows
    /// something newer already. Commits of other trees and reference layouts have no such order.
    ///
    /// - Returns: The transition from what was mounted to what is mounted now; an empty one if that
    ///   is the same.
    /// - Complexity: As for `LayoutTransition.init(from:to:)`.
    public mutating func advance(to commit: LayoutCommit) -> LayoutTransition {
        let former = mounted
        if let former, commit.isEarlier(than: former) {
            return LayoutTransition(from: former, to: former)
        }
        mounted = commit
        return LayoutTransition(from: former, to: commit)
    }

    /// Goes back to nothing.
    ///
    /// - Returns: The transition that takes everything away.
    public mutating func unmount() -> LayoutTransition {
        defer { mounted = nil }
        return LayoutTransition(from: mounted, to: nil)
    }
}

extension LayoutCursor: CustomDebugStringConvertible {
    /// What is mounted.
    public var debugDescription: String {
        "LayoutCursor(\(mounted?.debugDescription ?? "nothing"))"
    }
}

extension LayoutCommit {
    /// Whether the same tree has made this commit before the other one.
    fileprivate func isEarlier(than other: LayoutCommit) -> Bool {
        guard case .tree(let tree) = storage.index, case .tree(tree) = other.storage.index else {
            return false
        }
        return number < other.number
    }
}
