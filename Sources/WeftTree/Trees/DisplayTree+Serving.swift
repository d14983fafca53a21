import Synchronization

extension DisplayTree {
    /// The answer to a request.
    ///
    /// It is a value, so that nothing is thrown on the way back to the caller's actor. When a
    /// function that stays on its caller's actor lets an error through from a function that has
    /// left the actor, today's compilers forget to switch back, and the caller would continue
    /// elsewhere.
    private typealias Reply = Result<LayoutCommit, any Error>

    /// Fulfils a wish: by the last commit, by the pass of another task, or by a pass of its own.
    nonisolated func commit(
        for wish: Lease.Wish,
        atLeast revision: UInt64
    ) async throws -> LayoutCommit {
        let reply = await fulfil(wish, atLeast: revision)
        forgetTheDeadWhileIdle()
        return try reply.get()
    }

    /// Makes the tree free what it knows about nodes that have died, unless a pass or an earlier
    /// task is going to do so.
    ///
    /// A host has usually released a commit since the last pass, and the next pass may be far away.
    /// Nobody waits for this task, because it runs users' deinitialisers, and a pass may begin
    /// before it does. The task does not keep the tree alive either: when the tree goes, all of
    /// this goes with it.
    ///
    /// - Returns: Whether a task was made. There is no more than one at a time.
    @discardableResult
    nonisolated func forgetTheDeadWhileIdle() -> Bool {
        if inbox.slots.graveyard.isEmpty || !leases.isIdle { return false }
        // Relaxed: whoever finds that a task is on its way has left the graveyard's lock before,
        // and that task has not taken the lock yet.
        if isGoingToForget.exchange(true, ordering: .relaxed) { return false }
        Task.detached(priority: .utility) { [weak self] in await self?.forgetTheDead() }
        return true
    }

    private nonisolated func fulfil(
        _ wish: Lease.Wish,
        atLeast revision: UInt64
    ) async -> Reply {
        let request = Lease.Request(
            wish: wish,
            revision: revision,
            urgency: .current,
            task: .current
        )
        switch leases.enter(request) {
        case .granted(let grant): return await redeem(grant, for: request)
        case .waiting(let id): return await wait(for: id, of: request)
        }
    }

    /// Waits, off the caller's actor, until a request is granted something, and redeems that.
    @concurrent
    private nonisolated func wait(for id: UInt64, of request: Lease.Request) async -> Reply {
        await redeem(await leases.grant(for: id), for: request)
    }

    /// Turns what a request was granted into a commit or an error.
    @inline(__always)
    private nonisolated func redeem(
        _ grant: Lease.Grant,
        for request: Lease.Request
    ) async -> Reply {
        switch grant {
        case .commit(let commit): return .success(commit)
        case .failure(let error): return .failure(error)
        case .superseded(let range, let newer):
            let root = root.debugDescription
            return .failure(LayoutSupersededError(root: root, range: range, newerRange: newer))
        case .neverLaidOut:
            return .failure(LayoutUnavailableError(root: root.debugDescription))
        case .run(let pass): return await run(pass, for: request)
        }
    }

    /// Runs a pass to make a commit.
    ///
    /// It stays off the caller's actor until it has given the lease back, so that a busy actor does
    /// not hold up others who wait for the tree.
    @concurrent
    private nonisolated func run(
        _ granted: Lease.Pass,
        for request: Lease.Request
    ) async -> Reply {
        var pass = granted
        let outcome = await runUnderPermit(&pass, for: request.wish)
        await leases.finish(outcome)
        switch outcome {
        case .committed(let commit): return .success(commit)
        case .failed(let error, _, _): return .failure(error)
        case .cancelled: break
        }
        if relayout == .automatic, inbox.revision > leases.attemptedRevision { scheduleRelayout() }
        guard pass.cancellation.isSuperseded, !Task.isCancelled
        else { return .failure(CancellationError()) }
        // The range that the request insists on may be the newest again.
        let wish = request.wish.failingRange.map(Lease.Wish.unlessNewer) ?? .layoutIfNeeded
        return await fulfil(wish, atLeast: request.revision)
    }

    /// Runs one pass under a permit of the scheduler.
    ///
    /// While an edit closure of the tree runs, the pass gives its permit back for others to use,
    /// unless it has already let `maximumOvertaking` closures go first.
    ///
    /// - Parameter pass: The pass. If it is superseded before it has a permit, a pass in the newest
    ///   range replaces it, so that the tree keeps its place in the scheduler's line. That does not
    ///   happen if the wish is to fail when superseded.
    @inline(__always)
    private nonisolated func runUnderPermit(
        _ pass: inout Lease.Pass,
        for wish: Lease.Wish
    ) async -> Lease.Outcome {
        var tries = 0
        while true {
            let permit: Permit
            switch scheduler.enter(.current) {
            case .granted(let granted): permit = granted
            case .waiting(let id):
                guard let granted = await scheduler.permit(for: id) else { return .cancelled }
                permit = granted
                if wish.failingRange == nil, let renewed = leases.renew() { pass = renewed }
            }
            tries += 1
            let outcome = await runPass(
                pass,
                under: permit,
                waitsForEdit: tries > Self.maximumOvertaking
            )
            permit.giveBack()
            if let outcome { return outcome }
            guard await inbox.editEnds() else { return .cancelled }
        }
    }

    /// How many edit closures a pass lets go first. At the next one it waits for the lock, so that
    /// an endless series of edits cannot keep it from beginning.
    private static var maximumOvertaking: Int { 3 }
}
