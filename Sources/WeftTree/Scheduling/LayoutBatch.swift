/// The commits of many trees, in the order of their requests, which a host mounts in one turn.
///
/// It holds the commits of all requests or, when it is passed to `onVisible`, of the visible ones.
public struct LayoutBatch: Hashable, Sendable {
    private let commits: [LayoutCommit]

    /// The indices of the requests that the commits belong to, in rising order.
    public let requestIndices: [Int]

    init(_ commits: [LayoutCommit], requestIndices: [Int]) {
        self.commits = commits
        self.requestIndices = requestIndices
    }

    /// Returns the commit of a request; nil if the batch does not hold it.
    ///
    /// - Complexity: O(log *n*) in the number of commits.
    public func commit(ofRequest index: Int) -> LayoutCommit? {
        requestIndices.index(of: index) { $0 }.map { commits[$0] }
    }

    /// Returns both batches as one. They must have no request in common.
    ///
    /// - Complexity: O(*n* log *n*) in the number of commits.
    func merged(with other: LayoutBatch) -> LayoutBatch {
        guard !isEmpty else { return other }
        var pairs = Array(zip(requestIndices, commits))
        pairs += zip(other.requestIndices, other.commits)
        pairs.sort { $0.0 < $1.0 }
        return LayoutBatch(pairs.map { $0.1 }, requestIndices: pairs.map { $0.0 })
    }
}

extension LayoutBatch: RandomAccessCollection {
    /// The position of the first commit.
    public var startIndex: Int { commits.startIndex }

    /// The position after the last commit.
    public var endIndex: Int { commits.endIndex }

    /// The commit at a position, which is the index of its request if the batch holds all commits.
    public subscript(position: Int) -> LayoutCommit { commits[position] }
}

extension LayoutBatch: CustomDebugStringConvertible {
    /// The number of commits, and which requests they belong to.
    public var debugDescription: String {
        guard let first = requestIndices.first, let last = requestIndices.last
        else { return "LayoutBatch(no commits)" }
        let isWhole = last - first + 1 == count
        let indices = isWhole ? "requests \(first)…\(last)" : "some of requests \(first)…\(last)"
        return "LayoutBatch(\(count) commits, \(indices))"
    }
}
