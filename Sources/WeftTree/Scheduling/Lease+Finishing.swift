import WeftLayout

extension Lease {
    /// A grant, and the number of the request that gets it.
    typealias Notice = (id: UInt64, grant: Grant)

    /// Gives the lease back, and passes it on to the first request that wants a pass.
    ///
    /// - Parameter last: The last commit: that of the pass, if it has made one.
    mutating func finish(
        _ outcome: Outcome,
        last: LayoutCommit?
    ) -> (notices: [Notice], effects: Effects) {
        note(outcome)
        self.last = last
        running = nil
        var notices: [Notice] = []
        var remaining: [Waiter] = []
        for waiter in waiting {
            var waiter = waiter
            if let grant = grant(for: &waiter, after: outcome) {
                notices.append((waiter.id, grant))
            } else {
                remaining.append(waiter)
            }
        }
        waiting = remaining
        guard let next = waiting.firstIndex(where: { $0.range != nil }),
            let range = waiting[next].range
        else { return (notices, Effects()) }
        let waiter = waiting.remove(at: next)
        let (grant, effects) = begin(range, for: waiter)
        notices.append((waiter.id, grant))
        return (notices, effects)
    }

    /// Notes that a commit is about to be published, which makes all earlier failures obsolete.
    mutating func overcomeFailures() { hasFailed = false }

    /// Remembers how a pass ended.
    private mutating func note(_ outcome: Outcome) {
        switch outcome {
        case .committed(let commit):
            committedRevision = commit.revision
            lastFailure = nil
            supersededInARow = 0
        case .failed(let error, let revision, let range):
            lastFailure = (error, revision, range)
            supersededInARow = 0
            hasFailed = true
        case .cancelled where running?.pass.cancellation.isSuperseded == true:
            supersededInARow += 1
        case .cancelled:
            hasFailed = true
        }
    }

    /// What a waiting request gets at the end of a pass; nil if it goes on waiting.
    private func grant(for waiter: inout Waiter, after outcome: Outcome) -> Grant? {
        let revision = waiter.request.revision
        switch outcome {
        case .committed(let commit)
        where commit.revision >= revision && waiter.isContent(with: commit.range):
            return .commit(commit)
        case .failed(let error, let failedRevision, let range)
        where failedRevision >= revision && waiter.isContent(with: range):
            // The pass may have failed with a newer revision than the request asks for.
            return known(for: waiter) ?? .failure(error)
        default:
            break
        }
        if let newestRange, let range = waiter.range, !range.isSame(as: newestRange) {
            if let wanted = waiter.request.wish.failingRange {
                return .superseded(wanted, by: newestRange)
            }
            waiter.range = newestRange
        }
        return known(for: waiter)
    }

    /// The last commit, if it fulfils the request.
    func known(for waiter: Waiter) -> Grant? {
        guard let last, last.revision >= waiter.request.revision,
            waiter.isContent(with: last.range)
        else { return nil }
        return .commit(last)
    }
}

extension Lease.Outcome {
    /// Creates the outcome of a pass that has thrown an error.
    ///
    /// It is not inlined: in an asynchronous function, space for a `CancellationError` would be
    /// allocated.
    @inline(never)
    init(of error: any Error, revision: UInt64, range: SizeRange) {
        self =
            error is CancellationError
            ? .cancelled : .failed(error, revision: revision, range: range)
    }
}

extension Lease.Waiter {
    /// Whether a commit in this range is acceptable.
    func isContent(with range: SizeRange) -> Bool {
        self.range?.isSame(as: range) != false
    }
}
