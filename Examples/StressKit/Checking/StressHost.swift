import Weft
import WeftTesting

/// A host, and what it has seen of one tree. It reads what is committed, and mounts it when it
/// likes.
struct StressHost: Sendable {
    private var mirror = LayoutMirror()
    private var last: (number: UInt64, revision: UInt64) = (0, 0)
    private var kept: (commit: LayoutCommit, digest: Int)?

    init() {}

    /// Returns what is committed, after checking it as a reader sees it.
    ///
    /// - Throws: `StressClaim` if numbers or revisions go back, if a number names two commits, or
    ///   if half of a transaction is seen.
    mutating func read(_ subject: StressTree) throws -> LayoutCommit? {
        guard let commit = subject.tree.committed else { return nil }
        let seen = (number: commit.number, revision: commit.revision)
        guard seen.number >= last.number, seen.revision >= last.revision else {
            throw StressClaim("numbers and revisions never go back", ["\(seen) after \(last)"])
        }
        guard seen.number > last.number || seen == last else {
            throw StressClaim("a number names one commit", ["\(seen) and \(last)"])
        }
        last = seen
        let counts = subject.beacons.counts(in: commit)
        guard Set(counts).count == 1 else {
            throw StressClaim(
                "a transaction is seen whole or not at all",
                ["revision \(commit.revision): the beacons show \(counts)"]
            )
        }
        return commit
    }

    /// Mounts a commit by the single transition that leads to it, tries the way back, and searches
    /// what is shown.
    ///
    /// - Throws: `StressClaim` if the mirror then shows something else, or something else is found.
    mutating func mount(_ commit: LayoutCommit) throws {
        let before = mirror.mounted
        let transition = mirror.mount(commit)
        var lines = mirror.differences(from: commit)
        let removed = Set(transition.removed.map(\.node))
        if !removed.isDisjoint(with: transition.inserted.map(\.node)) {
            lines.append("a node is removed and inserted")
        }
        if let before {
            var back = mirror
            back.apply(transition.inverted)
            lines += back.differences(from: before).map { "on the way back: \($0)" }
        }
        guard lines.isEmpty else {
            let numbers = "\(before?.number ?? 0) to \(commit.number)"
            throw StressClaim(
                "a host that mounts a transition shows the committed hierarchy",
                ["from commit \(numbers)"] + lines
            )
        }
        try search(commit)
    }

    /// Checks the commit that was kept before, and keeps this one instead.
    ///
    /// - Throws: `StressClaim` if the kept one has changed.
    mutating func keep(_ commit: LayoutCommit) throws {
        if let kept, kept.commit.digest != kept.digest {
            throw StressClaim("a commit never changes", ["commit \(kept.commit.number)"])
        }
        kept = (commit, commit.digest)
    }

    /// Searches the middle of a commit.
    ///
    /// - Throws: `StressClaim` if something else is found than by looking at each node.
    private func search(_ commit: LayoutCommit) throws {
        let size = commit.size
        let window = LayoutRect(
            x: size.width / 4,
            y: size.height / 4,
            width: size.width / 2,
            height: size.height / 2
        )
        var found: [AnyDisplayNode] = []
        commit.forEachNode(in: window) { node, _ in found.append(node) }
        var expected: [AnyDisplayNode] = []
        commit.forEachNode { node, frame in
            if frame.intersects(window) { expected.append(node) }
        }
        guard found == expected else {
            throw StressClaim(
                "a search by place finds what looking at each node finds",
                ["commit \(commit.number), \(window): \(found) instead of \(expected)"]
            )
        }
    }
}
