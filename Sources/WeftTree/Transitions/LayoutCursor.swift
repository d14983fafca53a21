/// A host's position in the series of a tree's commits: the commit that it has mounted last.
///
/// A host that is late, or gets the commits out of order, gets one transition from what it shows to
/// the newest commit that the cursor was given. No operation is lost, and none comes twice.
///
///     for await commit in tree.commits { apply(cursor.advance(to: commit)) }
///
/// A cursor is a value. Several hosts of one tree each have their own cursor and know nothing of
/// each other. A host that could not apply a transition restores its old cursor.
public struct LayoutCursor: Hashable, Sendable {
    /// The commit that is mounted; nil if nothing is.
    public private(set) var mounted: LayoutCommit?

    /// Creates a cursor for a host that shows a commit, or nothing.
    public init(mounted: LayoutCommit? = nil) {
        self.mounted = mounted
    }

    /// Advances to a commit.
    ///
    /// A commit that the same tree made before the mounted one is ignored, because the host already
    /// shows something newer. Commits of other trees and reference layouts have no such order.
    ///
    /// - Returns: The transition from what was mounted to what is mounted now; an empty one if
    ///   nothing changes.
    /// - Complexity: As for `LayoutTransition.init(from:to:)`.
    public mutating func advance(to commit: LayoutCommit) -> LayoutTransition {
        let former = mounted
        if let former, commit.isEarlier(than: former) {
            return LayoutTransition(from: former, to: former)
        }
        mounted = commit
        return LayoutTransition(from: former, to: commit)
    }

    /// Returns to the state in which nothing is mounted.
    ///
    /// - Returns: The transition that removes everything.
    public mutating func unmount() -> LayoutTransition {
        defer { mounted = nil }
        return LayoutTransition(from: mounted, to: nil)
    }
}

extension LayoutCursor: CustomDebugStringConvertible {
    /// The mounted commit.
    public var debugDescription: String {
        "LayoutCursor(\(mounted?.debugDescription ?? "nothing"))"
    }
}

extension LayoutCommit {
    /// Whether the same tree made this commit before the other one.
    fileprivate func isEarlier(than other: LayoutCommit) -> Bool {
        guard case .tree(let tree) = storage.index, case .tree(tree) = other.storage.index else {
            return false
        }
        return number < other.number
    }
}
