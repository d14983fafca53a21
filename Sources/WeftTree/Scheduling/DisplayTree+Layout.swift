public import WeftLayout

extension DisplayTree {
    /// Lays the hierarchy out as it is now, off the caller's actor.
    ///
    /// Requests that are equal share a pass. If the last commit has this range and nothing was
    /// edited since, it is returned as it is.
    ///
    /// - Parameter range: The sizes that the root may take, in points.
    /// - Returns: A commit of the revision at the time of the call or of a later one.
    /// - Throws: `LayoutError` for a mistake in the structure; `CancellationError` if the calling
    ///   task is cancelled. The last commit stands then, and no edit is lost.
    public nonisolated func layout(in range: SizeRange) async throws -> LayoutCommit {
        noteRequest(for: range)
        return try await commit(in: range)
    }

    /// Lays the hierarchy out without a word about later automatic layouts.
    nonisolated func commit(in range: SizeRange) async throws -> LayoutCommit {
        let request = Lease.Request(range: range, revision: inbox.revision)
        if let commit = committed, commit.range == range, commit.revision == request.revision {
            return commit
        }
        switch try await leases.enter(request) {
        case .commit(let commit): return commit
        case .failure(let error): throw error
        case .run: break
        }
        let outcome = await runPass(in: range)
        leases.finish(outcome)
        switch outcome {
        case .committed(let commit): return commit
        case .failed(let error, _, _): throw error
        case .cancelled: throw CancellationError()
        }
    }

    /// The last commit; nil before the first. It may be read from any thread.
    public nonisolated var committed: LayoutCommit? { channel.current }

    /// The commits as they come, the present one first.
    public nonisolated var commits: LayoutCommits { LayoutCommits(channel: channel) }

    /// The errors of automatic passes as they come.
    public nonisolated var failures: LayoutFailures { LayoutFailures(channel: failureChannel) }

    /// Waits for a commit of a revision or of a later one; it does not start a layout.
    ///
    /// - Throws: `CancellationError` if the calling task is cancelled.
    public nonisolated func commit(atLeast revision: UInt64) async throws -> LayoutCommit {
        for await commit in commits where commit.revision >= revision {
            return commit
        }
        throw CancellationError()
    }
}
