import Weft

extension StressTree {
    /// Asks for a layout: the one place where the program does.
    private func request(_ range: SizeRange) async throws -> LayoutCommit {
        try await tree.layout(in: range)
    }

    /// Lays out in a range that is made from a seed.
    ///
    /// - Throws: `StressClaim` if the commit is wrong or lacks an edit that was made before.
    func layOut(seed: UInt64) async throws -> CommitChecker.Verdict {
        let revision = try note(.layout(seed: seed))
        let range = Self.range(seed)
        return try await accept(try await request(range), revision, range)
    }

    /// Asks for a layout, and gives the wish up after some turns of other tasks.
    ///
    /// - Returns: nil if it was cancelled in time.
    func layOutAndCancel(
        seed: UInt64,
        afterTurns turns: Int
    ) async throws -> CommitChecker.Verdict? {
        let revision = try note(.cancelledLayout(seed: seed))
        let range = Self.range(seed)
        // A task of its own: only the request is to be cancelled, not who made it.
        let request = Task { try await self.request(range) }
        for _ in 0..<turns { await Task.yield() }
        request.cancel()
        do {
            return try await accept(try await request.value, revision, range)
        } catch is CancellationError {
            return nil
        }
    }

    /// Waits until a tree that lays itself out has done so after the last edit.
    ///
    /// - Returns: `known` for a tree that does not.
    func awaitAutomaticLayout() async throws -> CommitChecker.Verdict {
        guard tree.relayout == .automatic, tree.committed != nil else { return .known }
        return try await check(try await tree.commit(atLeast: tree.revision))
    }

    private func accept(
        _ commit: LayoutCommit,
        _ revision: UInt64,
        _ range: SizeRange
    ) async throws -> CommitChecker.Verdict {
        guard commit.range == range, commit.revision >= revision else {
            throw StressClaim(
                "a layout that was asked for has its range and every edit made before",
                [
                    "revision \(commit.revision), \(commit.range)",
                    "asked for at revision \(revision) in \(range)",
                ]
            )
        }
        return try await check(commit)
    }

    private static func range(_ seed: UInt64) -> SizeRange {
        var random = SplitMix64(seed: seed)
        return random.range()
    }
}
