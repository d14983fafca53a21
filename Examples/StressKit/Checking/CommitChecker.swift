import Weft

/// Compares the commits of one tree with the serial cold layouts of the revisions that they name.
actor CommitChecker {
    /// The result of checking a commit.
    enum Verdict: Sendable {
        /// It was compared, and is right.
        case right
        /// It was compared before.
        case known
        /// It came so late that the inputs of its revision have been forgotten.
        case late
    }

    /// How many commits are remembered so that they are not compared twice.
    private static let memory = 256

    private var history = RevisionHistory()
    private var digests: [UInt64: Int] = [:]

    init() {}

    /// Compares a commit.
    ///
    /// - Throws: `StressClaim` if it is wrong.
    func check(_ commit: LayoutCommit, of subject: StressTree) throws -> Verdict {
        let digest = commit.digest
        if let known = digests[commit.number] {
            if known == digest { return .known }
            throw StressClaim("a number names one commit", ["number \(commit.number)"])
        }
        history.append(try subject.takeEntries())
        guard !history.hasForgotten(commit.revision) else { return .late }
        guard let model = history.model(at: commit.revision) else {
            throw StressClaim(
                "a commit names a revision that an edit has made",
                ["commit \(commit.number), revision \(commit.revision)"]
            )
        }
        let cold = try model.coldLayout(in: commit.range)
        let lines = differences(commit, cold, comparesRanges: false) { $0.name == $1.name }
        guard lines.isEmpty else {
            throw StressClaim(
                "a commit is the serial cold layout of the revision that it names",
                ["commit \(commit.number), revision \(commit.revision), \(commit.range)"] + lines
            )
        }
        if digests.count >= Self.memory { digests = [:] }
        digests[commit.number] = digest
        return .right
    }
}

extension LayoutCommit {
    /// A hash of the commit's number, revision, range and frames, in drawing order.
    var digest: Int {
        var hasher = Hasher()
        hasher.combine(number)
        hasher.combine(revision)
        hasher.combine(range)
        for node in nodes {
            hasher.combine(node)
            hasher.combine(frameInSupernode(of: node)?.bits)
        }
        return hasher.finalize()
    }
}
