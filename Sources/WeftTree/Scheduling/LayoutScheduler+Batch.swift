extension LayoutScheduler {
    /// Lays out many trees, off the caller's actor, and returns all commits as one value.
    ///
    /// The calling task and at most `workers - 1` child tasks take the trees in chunks, so that
    /// thousands of trees need neither a task each nor more memory than their commits. Each tree is
    /// laid out as by `DisplayTree.layout(in:)`, under a permit of its own scheduler, so that
    /// urgent passes can run in between. The commits do not depend on the number of workers. If the
    /// batch fails, the trees that were laid out by then keep their new commits, but at most the
    /// visible ones have been handed out for a host to mount.
    ///
    /// - Parameters:
    ///   - requests: The trees and their ranges. Each tree may appear only once.
    ///   - visible: The indices of the requests that are laid out before the others. Indices
    ///     without a request are ignored.
    ///   - policy: What happens if another range is requested of a tree before its request is
    ///     committed. By default the batch holds the tree's newer commit; `LayoutCommit.range` is
    ///     its range. A host that mounts all commits in one turn, and only in these ranges, passes
    ///     `.fail`.
    ///   - onVisible: Receives the commits of the visible requests, before any other tree is laid
    ///     out. It is called once, even if there are none, but not if one of them fails. It runs on
    ///     the task that lays out, off every actor.
    ///   - onProgress: Receives the progress of the batch now and then, in rising numbers, and once
    ///     when everything is completed. It runs off every actor, and its calls never overlap.
    /// - Returns: The commits in the order of the requests.
    /// - Throws: `LayoutBatchError.sameTree` before anything is laid out, or `.failedRequest` with
    ///   the index and the error of the first request that fails. Requests count in their order,
    ///   the visible ones before the others; with the policy `.fail`, the error may be
    ///   `LayoutSupersededError`. `CancellationError`, within one pass's budget, if the calling
    ///   task is cancelled, even if all trees are already laid out. (`DisplayTree.layout(in:)`, in
    ///   contrast, returns a commit that already exists.)
    /// - Complexity: O(*n*) passes, and O(*n*) memory for the commits, in the number of requests.
    public nonisolated func layout(
        _ requests: [LayoutBatch.Request],
        visible: some Sequence<Int> = EmptyCollection<Int>(),
        whenSuperseded policy: SupersedingPolicy = .follow,
        onVisible: (@Sendable (LayoutBatch) -> Void)? = nil,
        onProgress: (@Sendable (LayoutBatch.Progress) -> Void)? = nil
    ) async throws -> LayoutBatch {
        let isFirst = Set(visible).filter(requests.indices.contains)
        let first = isFirst.sorted()
        return try await Self.awayFromCaller {
            try Self.checkTrees(of: requests)
            let report = onProgress.map { onProgress in
                { @Sendable completed in
                    onProgress(LayoutBatch.Progress(completed: completed, total: requests.count))
                }
            }
            let visibleBatch = try await layOut(first, of: requests, whenSuperseded: policy, report)
            onVisible?(visibleBatch)
            let rest = requests.indices.filter { !isFirst.contains($0) }
            let restBatch = try await layOut(rest, of: requests, whenSuperseded: policy) {
                report?(first.count + $0)
            }
            if requests.isEmpty { report?(0) }
            try Task.checkCancellation()
            return visibleBatch.merged(with: restBatch)
        }.get()
    }

    /// Makes a batch off the caller's actor. An error is returned as a value, for the reason given
    /// at `DisplayTree.Reply`.
    @concurrent
    private static func awayFromCaller(
        _ makeBatch: @Sendable () async throws -> LayoutBatch
    ) async -> Result<LayoutBatch, any Error> {
        do { return .success(try await makeBatch()) } catch { return .failure(error) }
    }

    /// Lays out some of the requests.
    private nonisolated(nonsending) func layOut(
        _ indices: [Int],
        of requests: [LayoutBatch.Request],
        whenSuperseded policy: SupersedingPolicy,
        _ report: (@Sendable (Int) -> Void)?
    ) async throws -> LayoutBatch {
        let run = BatchRun(requests, indices, whenSuperseded: policy)
        let helpers = min(workers, run.chunkCount) - 1
        if helpers > 0 {
            await withTaskGroup { group in
                for _ in 0..<helpers { group.addTask { await run.work() } }
                await run.work(report)
                await group.waitForAll()
            }
        } else {
            await run.work(report)
        }
        let batch = try run.batch()
        if !indices.isEmpty { report?(indices.count) }
        return batch
    }

    private static func checkTrees(of requests: [LayoutBatch.Request]) throws(LayoutBatchError) {
        var indices: [ObjectIdentifier: Int] = Dictionary(minimumCapacity: requests.count)
        for (index, request) in requests.enumerated() {
            let earlier = indices.updateValue(index, forKey: ObjectIdentifier(request.tree))
            if let earlier {
                let root = request.tree.root.debugDescription
                throw .sameTree(root: root, first: earlier, second: index)
            }
        }
    }
}
