import Weft

/// A batch of trees that are laid out together.
struct StressBatch {
    private let subjects: [StressTree]
    private let seed: UInt64

    /// Creates a batch that lays out every tree in the range that is made from the seed.
    init(_ subjects: [StressTree], seed: UInt64) {
        self.subjects = subjects
        self.seed = seed
    }

    /// Lays the trees out, and compares the commits.
    ///
    /// - Throws: `StressClaim` if a commit is wrong, lacks an edit, or is another tree's.
    func run(_ tally: StressTally) async throws {
        let revisions = try subjects.map { try $0.note(.layout(seed: seed)) }
        let range = StressTree.range(seed)
        let batch = try await StressTree.scheduler.layout(
            subjects.map { LayoutBatch.Request($0.tree, in: range) }
        )
        guard batch.count == subjects.count else {
            throw StressClaim("a batch has a commit for each request", ["\(batch.count) commits"])
        }
        for ((commit, subject), revision) in zip(zip(batch, subjects), revisions) {
            guard commit.root == subject.tree.root else {
                throw StressClaim("a batch has its commits in the order of the requests")
            }
            tally.note(try await subject.accept(commit, revision, nil))
        }
    }
}
