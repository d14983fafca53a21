import WeftLayout

extension Lease {
    /// A grant, and the number of the request that gets it.
    typealias Notice = (id: UInt64, grant: Grant)

    /// Notes the commit that the running pass publishes at this moment, and grants it to all
    /// requests that it fulfils.
    mutating func publish(_ commit: LayoutCommit) -> [Notice] {
        // The tree still shows the commit before it, so nothing is released under the queue's lock.
        last = commit
        running?.hasPublished = true
        lastFailure = nil
        hasFailed = false
        supersededInARow = 0
        return answer { lease, waiter in lease.grant(for: &waiter) }
    }

    /// Gives the lease back, and passes it on to the first request that wants a pass.
    mutating func finish(_ outcome: Outcome) -> (notices: [Notice], effects: Effects) {
        note(outcome)
        running = nil
        var notices = answer { lease, waiter in lease.grant(for: &waiter, after: outcome) }
        guard let next = waiting.firstIndex(where: { $0.range != nil }),
            let range = waiting[next].range
        else { return (notices, Effects()) }
        let waiter = waiting.remove(at: next)
        let (grant, effects) = begin(range, for: waiter)
        notices.append((waiter.id, grant))
        return (notices, effects)
    }

    /// Takes those waiting requests out of the line that get a grant.
    private mutating func answer(_ grant: (Lease, inout Waiter) -> Grant?) -> [Notice] {
        if waiting.isEmpty { return [] }
        var notices: [Notice] = []
        var remaining: [Waiter] = []
        for var waiter in waiting {
            if let grant = grant(self, &waiter) {
                notices.append((waiter.id, grant))
            } else {
                remaining.append(waiter)
            }
        }
        waiting = remaining
        return notices
    }

    /// Remembers how a pass ended that has published nothing.
    private mutating func note(_ outcome: Outcome) {
        switch outcome {
        case .committed:
            break
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
        if case .failed(let error, let revision, let range) = outcome,
            revision >= waiter.request.revision, waiter.isContent(with: range)
        {
            // The pass may have failed with a newer revision than the request asks for.
            return known(for: waiter) ?? .failure(error)
        }
        return grant(for: &waiter)
    }

    /// What a waiting request gets by the last commit, in its own range or in the newest, which it
    /// follows to from now on unless it would rather fail; nil if it goes on waiting.
    private func grant(for waiter: inout Waiter) -> Grant? {
        if let known = known(for: waiter) { return known }
        guard let newestRange, let range = waiter.range, !range.isSame(as: newestRange)
        else { return nil }
        if let wanted = waiter.request.wish.failingRange {
            return .superseded(wanted, by: newestRange)
        }
        waiter.range = newestRange
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
