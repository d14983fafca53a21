public import WeftLayout

extension DisplayTree {
    /// Lays the hierarchy out as it is now, off the caller's actor.
    ///
    /// Requests that are equal share a pass. If the last commit has this range and nothing was
    /// edited since, it is returned as it is. The range is the tree's from now on: automatic passes
    /// have it, and a request for another one that is not committed yet is superseded.
    ///
    /// A request is superseded until the moment in which its commit is published; from then on it
    /// gets that commit, whatever was asked for in the meantime. Of three passes in a row one is
    /// not superseded.
    ///
    /// - Parameters:
    ///   - range: The sizes that the root may take, in points.
    ///   - policy: What happens if another range is asked for before this one is committed. By
    ///     default the request gets the newer commit, which is what a host has to show;
    ///     `LayoutCommit.range` tells its range.
    /// - Returns: A commit of the revision at the time of the call or of a later one.
    /// - Throws: `LayoutError` for a mistake in the structure; `LayoutSuperseded` if the policy
    ///   says so; `CancellationError` if the calling task is cancelled, unless the commit is there
    ///   already. The last commit stands then, and no edit is lost; the range stays the tree's.
    /// - Complexity: O(1) if that is committed already. Else one look at the nodes on the paths to
    ///   those that have changed, and measurements of these and of what depends on them: of all
    ///   nodes the first time and, but for what the cache knows, in another range.
    @discardableResult
    public nonisolated func layout(
        in range: SizeRange,
        whenSuperseded policy: SupersedingPolicy = .follow
    ) async throws -> LayoutCommit {
        try await commit(for: .layout(range, policy), atLeast: inbox.revision)
    }

    /// Waits until what was edited so far is committed, in the range that was asked for last.
    ///
    /// An automatic tree is on its way there by itself, and the call joins its pass. The call never
    /// waits for something that may not come: if no pass is under way it runs one, so that it
    /// also lays out a tree that does so on demand.
    ///
    /// - Returns: A commit of the revision at the time of the call or of a later one.
    /// - Throws: The error of the pass that failed with that revision or a later one, also if it
    ///   has failed before the call; `LayoutUnavailable` if no layout was ever asked for;
    ///   `CancellationError` if the calling task is cancelled, unless the commit is there already.
    /// - Complexity: As for `layout(in:whenSuperseded:)`.
    @discardableResult
    public nonisolated func settled() async throws -> LayoutCommit {
        try await commit(for: .settling, atLeast: inbox.revision)
    }

    /// Waits for a commit of a revision or of a later one; it does not start a layout.
    ///
    /// If the last commit is one, it is returned at once, whatever pass is under way.
    ///
    /// On a tree that is laid out on demand it waits until somebody asks for a layout, and for a
    /// revision that is never reached it waits until the calling task is cancelled. The tree lives
    /// at least as long as the call.
    ///
    /// - Throws: The error of a pass that failed with that revision or a later one and was not
    ///   followed by a commit; `CancellationError` if the calling task is cancelled, unless the
    ///   commit is there already.
    @discardableResult
    public nonisolated func commit(atLeast revision: UInt64) async throws -> LayoutCommit {
        if let committed, committed.revision >= revision { return committed }
        return try await commit(for: .watching, atLeast: revision)
    }

    /// The last commit; nil before the first. It may be read from any thread.
    public nonisolated var committed: LayoutCommit? { channel.current }

    /// The commits as they come, the present one first.
    ///
    /// The sequence does not keep the tree alive, but a closure that names the tree does. So take
    /// it before a task begins:
    ///
    ///     let commits = tree.commits
    ///     Task {
    ///         for await commit in commits { host.mount(commit) }
    ///     }
    public nonisolated var commits: LayoutUpdates<LayoutCommit> {
        LayoutUpdates(channel: channel)
    }

    /// The errors of automatic passes as they come, the last one first, unless a pass has succeeded
    /// between it and the beginning of the iteration.
    public nonisolated var failures: LayoutUpdates<any Error> {
        LayoutUpdates(channel: leases.failures)
    }
}
