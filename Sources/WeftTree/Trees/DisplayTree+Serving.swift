extension DisplayTree {
    /// What a request is answered with.
    ///
    /// It is a value, so that nothing is thrown on the way back to the caller's actor: where a
    /// function that stays on its caller's actor lets an error of one through that has left it,
    /// compilers of today forget to go back, and the caller would go on elsewhere.
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

    /// Has the tree free what it knows of nodes that have died, unless a pass is going to do so.
    ///
    /// A host has mostly let go of a commit since the last pass, and there may be no further one
    /// for long. Nobody waits for it: it runs the deinitialisers of users, and a pass may begin
    /// before it. Nor does it keep the tree, with which all of that goes.
    private nonisolated func forgetTheDeadWhileIdle() {
        if inbox.slots.graveyard.isEmpty || !leases.isIdle { return }
        Task.detached(priority: .utility) { [weak self] in await self?.forgetTheDead() }
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

    /// Waits for what a request is granted, off the caller's actor.
    @concurrent
    private nonisolated func wait(for id: UInt64, of request: Lease.Request) async -> Reply {
        await redeem(await leases.grant(for: id), for: request)
    }

    /// Makes a commit of what a request was granted.
    @inline(__always)
    private nonisolated func redeem(
        _ grant: Lease.Grant,
        for request: Lease.Request
    ) async -> Reply {
        switch grant {
        case .commit(let commit): return .success(commit)
        case .present: return .success(presentCommit)
        case .failure(let error): return .failure(error)
        case .superseded(let range, let newer):
            let root = root.debugDescription
            return .failure(LayoutSuperseded(root: root, range: range, newerRange: newer))
        case .neverLaidOut:
            return .failure(LayoutUnavailable.neverLaidOut(root: root.debugDescription))
        case .run(let pass): return await run(pass, for: request)
        }
    }

    /// Makes a commit by a pass.
    ///
    /// It stays off the caller's actor until it is done with the lease: an actor that is busy must
    /// not hold up the others who wait for the tree.
    @concurrent
    private nonisolated func run(
        _ granted: Lease.Pass,
        for request: Lease.Request
    ) async -> Reply {
        var pass = granted
        let outcome = await runUnderPermit(&pass, for: request.wish)
        await leases.finish(outcome, last: channel.current)
        switch outcome {
        case .committed(let commit): return .success(commit)
        case .failed(let error, _, _): return .failure(error)
        case .cancelled: break
        }
        if relayout == .automatic, inbox.revision > leases.attemptedRevision { scheduleRelayout() }
        guard pass.cancellation.isSuperseded, !Task.isCancelled
        else { return .failure(CancellationError()) }
        // The range that the request fails without may be the newest again.
        let wish = request.wish.failingRange.map(Lease.Wish.unlessNewer) ?? .settling
        return await fulfil(wish, atLeast: request.revision)
    }

    /// The commit of a tree that is known to have one.
    private nonisolated var presentCommit: LayoutCommit {
        guard let commit = channel.current else {
            preconditionFailure("a pass publishes its commit before it gives the lease back")
        }
        return commit
    }

    /// Runs one pass under a permit of the scheduler.
    ///
    /// While an edit closure of the tree runs, the pass has no permit, so that others can have it,
    /// unless it has let as many closures go first as `patience` says.
    ///
    /// - Parameter pass: The pass. If it is superseded before it has a permit, it gives way to one
    ///   in the newest range, so that the tree keeps its place in the scheduler's line; unless the
    ///   wish is to fail then.
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
            let outcome = await runPass(pass, under: permit, waitsForEdit: tries > Self.patience)
            permit.giveBack()
            if let outcome { return outcome }
            guard await inbox.editEnds() else { return .cancelled }
        }
    }

    /// How many edit closures a pass lets go first before it waits for the lock of the next one: so
    /// edits without end do not keep it from beginning.
    private static var patience: Int { 3 }
}
