import RandomLayouts
import Weft

extension StressTree {
    /// Requests a layout. Only here does the program request one of a single tree.
    ///
    /// - Throws: `LayoutSupersededError` for an odd seed, if another range is requested in the
    ///   meantime.
    private func request(_ seed: UInt64) async throws -> LayoutCommit {
        try await tree.layout(
            in: Self.range(seed),
            whenSuperseded: Self.follows(seed) ? .follow : .fail
        )
    }

    /// Lays out in a range that is made from a seed.
    ///
    /// - Returns: nil if it was superseded.
    /// - Throws: `StressClaim` if the commit is wrong or lacks an edit that was made before.
    func layOut(seed: UInt64) async throws -> CommitChecker.Verdict? {
        let revision = try note(.layout(seed: seed))
        do {
            return try await accept(try await request(seed), revision, seed)
        } catch let error as LayoutSupersededError {
            return try accept(error, seed)
        }
    }

    /// Requests a layout, and cancels the request after some turns of other tasks.
    ///
    /// - Returns: nil if it was cancelled or superseded in time.
    func layOutAndCancel(
        seed: UInt64,
        afterTurns turns: Int
    ) async throws -> CommitChecker.Verdict? {
        let revision = try note(.cancelledLayout(seed: seed))
        // The request has a task of its own, so that only the request is cancelled and not its
        // caller.
        let request = Task { try await self.request(seed) }
        for _ in 0..<turns { await Task.yield() }
        request.cancel()
        do {
            return try await accept(try await request.value, revision, seed)
        } catch is CancellationError {
            return nil
        } catch let error as LayoutSupersededError {
            return try accept(error, seed)
        }
    }

    /// Waits until everything edited so far is committed.
    ///
    /// - Returns: nil if no layout was ever requested.
    func layoutIfNeeded() async throws -> CommitChecker.Verdict? {
        let revision = tree.revision
        do {
            return try await accept(try await tree.layoutIfNeeded(), revision, nil)
        } catch is LayoutUnavailableError where tree.committed == nil {
            return nil
        }
    }

    /// Judges the commit that a request has got, in a range that was made from `seed`, or in any
    /// range if there is no seed.
    func accept(
        _ commit: LayoutCommit,
        _ revision: UInt64,
        _ seed: UInt64?
    ) async throws -> CommitChecker.Verdict {
        let isInRange = seed.map { Self.follows($0) || commit.range == Self.range($0) } ?? true
        guard isInRange, commit.revision >= revision else {
            throw StressClaim(
                "a layout has the requested range and every edit made before the request",
                [
                    "revision \(commit.revision), \(commit.range)",
                    "requested at revision \(revision) with seed \(seed.map { "\($0)" } ?? "none")",
                ]
            )
        }
        return try await check(commit)
    }

    private func accept(
        _ error: LayoutSupersededError,
        _ seed: UInt64
    ) throws -> CommitChecker.Verdict? {
        let range = Self.range(seed)
        guard !Self.follows(seed), error.range == range, error.newerRange != range else {
            throw StressClaim(
                "a layout fails as superseded only because of another range, and only if it asked to",
                ["\(error)"]
            )
        }
        return nil
    }

    /// Whether a request with this seed accepts a newer range.
    private static func follows(_ seed: UInt64) -> Bool { seed.isMultiple(of: 2) }

    static func range(_ seed: UInt64) -> SizeRange {
        var random = SplitMix64(seed: seed)
        return random.range()
    }
}
