import WeftLayout

/// Some requests of a batch while several tasks process them.
///
/// Chunks are taken in order. When a request fails, the requests after it are given up, and those
/// before it go on. So of several errors, the first in the order of the requests is found,
/// whichever task meets it.
final class BatchRun: Sendable {
    /// How many trees a task takes at a time. For trees of a dozen nodes, that is a few tenths of a
    /// millisecond of work: the cost of taking them is negligible, and enough chunks are left to
    /// share.
    static let chunkSize = 32

    private struct Storage {
        /// The results of chunks, by their number.
        var chunks: [[LayoutCommit]]
        var nextChunk = 0
        var completed = 0
        /// The first request known to fail, by its place in `indices`.
        var failure: (place: Int, error: any Error)?

        /// The place before which requests are still wanted.
        var end: Int { failure?.place ?? .max }
    }

    private let requests: [LayoutBatch.Request]
    private let indices: [Int]
    private let policy: SupersedingPolicy
    private let storage: Locked<Storage>

    /// How many chunks there are.
    let chunkCount: Int

    init(
        _ requests: [LayoutBatch.Request],
        _ indices: [Int],
        whenSuperseded policy: SupersedingPolicy
    ) {
        self.requests = requests
        self.indices = indices
        self.policy = policy
        chunkCount = (indices.count + Self.chunkSize - 1) / Self.chunkSize
        storage = Locked(Storage(chunks: Array(repeating: [], count: chunkCount)))
    }

    /// Processes chunks until none is left.
    ///
    /// - Parameter report: Receives the number of completed requests after each chunk of the
    ///   calling task.
    nonisolated(nonsending) func work(_ report: (@Sendable (Int) -> Void)? = nil) async {
        var turn = ThreadTurn()
        while let chunk = takeChunk() {
            guard let completed = await layOut(chunk, &turn) else { return }
            if completed < indices.count { report?(completed) }
        }
    }

    /// All commits.
    ///
    /// - Throws: `LayoutBatchError` for the first request that failed; `CancellationError` if that
    ///   request was cancelled.
    func batch() throws -> LayoutBatch {
        let (chunks, failure) = storage.withLock { ($0.chunks, $0.failure) }
        if let failure {
            if failure.error is CancellationError { throw failure.error }
            throw LayoutBatchError.failedRequest(
                index: indices[failure.place],
                error: failure.error
            )
        }
        return LayoutBatch(Array(chunks.joined()), requestIndices: indices)
    }

    private func takeChunk() -> Int? {
        storage.withLock { storage in
            guard storage.nextChunk < chunkCount else { return nil }
            defer { storage.nextChunk += 1 }
            return storage.nextChunk
        }
    }

    /// Lays out the trees of a chunk one after the other.
    ///
    /// - Parameter turn: How long the calling task has kept its thread.
    /// - Returns: How many requests are completed by now; nil if the chunk was given up.
    private nonisolated(nonsending) func layOut(_ chunk: Int, _ turn: inout ThreadTurn) async
        -> Int?
    {
        let start = chunk * Self.chunkSize
        var commits: [LayoutCommit] = []
        for place in start..<min(start + Self.chunkSize, indices.count) {
            guard isWanted(place) else { return nil }
            let request = requests[indices[place]]
            do {
                try Task.checkCancellation()
                commits.append(
                    try await request.tree.layout(in: request.range, whenSuperseded: policy)
                )
            } catch {
                fail(place, error)
                return nil
            }
            if turn.isOver { await turn.end() }
        }
        return storage.withLock { storage in
            storage.chunks[chunk] = commits
            storage.completed += commits.count
            return storage.completed
        }
    }

    /// Whether neither this request nor one before it has failed.
    private func isWanted(_ place: Int) -> Bool {
        storage.withLock { place < $0.end }
    }

    private func fail(_ place: Int, _ error: any Error) {
        storage.withLock { storage in
            if place < storage.end { storage.failure = (place, error) }
        }
    }
}
