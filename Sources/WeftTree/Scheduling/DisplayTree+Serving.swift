import WeftLayout

extension DisplayTree {
    /// Fulfils a wish: by the last commit, by the pass of another task, or by a pass of its own.
    nonisolated func commit(
        for wish: Lease.Wish,
        atLeast revision: UInt64
    ) async throws -> LayoutCommit {
        let request = Lease.Request(
            wish: wish,
            revision: revision,
            priority: Task.currentPriority,
            driver: DriverTask()
        )
        let entry = leases.enter(request)
        switch entry {
        case .granted(.commit(let commit)): return commit
        case .granted(.failure(let error)): throw error
        case .granted(.run), .waiting: return try await serve(request, entry)
        }
    }

    /// Waits for a request's answer, and runs a pass if that is the answer.
    ///
    /// It stays off the caller's actor until it is done with the lease: an actor that is busy must
    /// not hold up the others who wait for the tree.
    @concurrent
    private nonisolated func serve(
        _ request: Lease.Request,
        _ entry: LeaseQueue.Entry
    ) async throws -> LayoutCommit {
        var request = request
        var entry = entry
        while true {
            switch await leases.grant(for: entry) {
            case .commit(let commit): return commit
            case .failure(let error): throw error
            case .run(let pass):
                let outcome = await run(pass)
                let newestRange = leases.finish(outcome)
                await pass.driver.retire()
                switch outcome {
                case .committed(let commit): return commit
                case .failed(let error, _, _): throw error
                case .cancelled:
                    guard pass.cancellation.isSuperseded, !Task.isCancelled else {
                        throw CancellationError()
                    }
                    if case .layout(let range, .fail) = request.wish {
                        throw LayoutSuperseded(range: range, newerRange: newestRange ?? range)
                    }
                    request = request.following()
                    entry = leases.enter(request)
                }
            }
        }
    }

    /// Runs one pass under a permit of the scheduler.
    private nonisolated func run(_ pass: Lease.Pass) async -> Lease.Outcome {
        guard await scheduler.acquire() else { return .cancelled }
        defer { scheduler.giveBack(1) }
        return await runPass(in: pass.range, cancellation: pass.cancellation)
    }
}

extension Lease.Request {
    /// The same request after its pass was superseded: it wants the newer range, as a driver anew.
    fileprivate func following() -> Self {
        Lease.Request(
            wish: .settling,
            revision: revision,
            priority: Task.currentPriority,
            driver: DriverTask()
        )
    }
}
