public import WeftLayout

extension DisplayTree {
    /// Lays the hierarchy out as it is now, off the caller's actor.
    ///
    /// Equal requests share a pass. If the last commit has this range and nothing was edited since,
    /// that commit is returned. From now on this is the tree's range: automatic passes use it, and
    /// it supersedes any request for another range that is not committed yet.
    ///
    /// A request can be superseded until the moment when its commit is published. From then on it
    /// gets that commit, whatever other range is requested. Of three passes in a row, at least one
    /// is not superseded.
    ///
    /// - Parameters:
    ///   - range: The sizes that the root may take, in points.
    ///   - policy: What happens if another range is requested before this one is committed. By
    ///     default the call returns the newer commit, because that is what a host has to show;
    ///     `LayoutCommit.range` is its range.
    /// - Returns: A commit of the revision at the time of the call or of a later one.
    /// - Throws: `LayoutError` for a mistake in the structure; `LayoutSupersededError` if the
    ///   policy is `.fail` and the request was superseded; `CancellationError` if the calling task
    ///   is cancelled, unless the commit already exists. After an error the last commit stays as it
    ///   is, no edit is lost, and the range remains the tree's.
    /// - Complexity: O(1) if that layout is already committed. Otherwise the pass looks at each
    ///   node on the paths to the changed ones, and measures those that have changed and whatever
    ///   depends on them. The first layout measures all nodes, and a layout in another range all
    ///   that the cache cannot answer for.
    @discardableResult
    public nonisolated func layout(
        in range: SizeRange,
        whenSuperseded policy: SupersedingPolicy = .follow
    ) async throws -> LayoutCommit {
        try await commit(for: .layout(range, policy), atLeast: inbox.revision)
    }

    /// Waits until all edits made so far are committed, in the most recently requested range.
    ///
    /// An automatic tree gets there by itself, and the call joins its pass. The call never waits
    /// for something that may not happen: if no pass is under way, it runs one. So it also lays out
    /// a tree whose `relayout` is `.onDemand`.
    ///
    /// - Returns: A commit of the revision at the time of the call or of a later one.
    /// - Throws: The error of the pass that failed with that revision or a later one, even if it
    ///   failed before the call; `LayoutUnavailableError` if no layout was ever requested;
    ///   `CancellationError` if the calling task is cancelled, unless the commit already exists.
    /// - Complexity: As for `layout(in:whenSuperseded:)`.
    @discardableResult
    public nonisolated func layoutIfNeeded() async throws -> LayoutCommit {
        try await commit(for: .layoutIfNeeded, atLeast: inbox.revision)
    }

    /// Waits for a commit of a revision or of a later one, without starting a layout.
    ///
    /// If the last commit is recent enough, it is returned at once, even while a pass is under way.
    ///
    /// If the tree is laid out on demand, the call waits until somebody requests a layout. If the
    /// revision is never reached, it waits until the calling task is cancelled. The tree lives at
    /// least as long as the call.
    ///
    /// - Throws: The error of a pass that failed with that revision or a later one and was not
    ///   followed by a commit; `CancellationError` if the calling task is cancelled, unless the
    ///   commit already exists.
    @discardableResult
    public nonisolated func commit(atLeast revision: UInt64) async throws -> LayoutCommit {
        try await commit(for: .watching, atLeast: revision)
    }

    /// The last commit, readable from any thread; nil before the first.
    public nonisolated var committed: LayoutCommit? { channel.current }

    /// The commits as they are published, beginning with the present one.
    ///
    /// The sequence does not keep the tree alive, but a closure that names the tree does. So get
    /// the sequence before you start a task:
    ///
    ///     let commits = tree.commits
    ///     Task {
    ///         for await commit in commits { host.mount(commit) }
    ///     }
    public nonisolated var commits: LayoutUpdates<LayoutCommit> {
        LayoutUpdates(channel: channel)
    }

    /// The errors of automatic passes as they happen.
    ///
    /// An iteration begins with the last error, unless a pass has succeeded since.
    public nonisolated var failures: LayoutUpdates<any Error> {
        LayoutUpdates(channel: leases.failures)
    }
}
