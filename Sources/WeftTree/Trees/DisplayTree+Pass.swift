import Synchronization
import WeftLayout

extension DisplayTree {
    /// Runs one pass. The caller must hold the lease.
    ///
    /// - Parameters:
    ///   - granted: What the lease lets the caller do.
    ///   - waitsForEdit: Whether to block the thread while an edit closure runs.
    /// - Returns: How the pass ended; nil if it has not begun because an edit closure is running.
    func runPass(
        _ granted: Lease.Pass,
        under permit: Permit,
        waitsForEdit: Bool
    ) async -> Lease.Outcome? {
        var revision = inbox.revision
        do {
            try granted.cancellation.check()
            caches.clearGraveyard()
            guard let snapshot = waitsForEdit ? inbox.takeSnapshot() : inbox.takeSnapshotAtOnce()
            else { return nil }
            revision = snapshot.revision
            caches.install(snapshot.changes)
            alternate.drop(ifOlderThan: caches.stamp)
            let commit = try await layOutUntilCertain(snapshot, granted, under: permit)
            #if DEBUG
            publishHalf(of: commit)
            #endif
            leases.publish(commit, on: channel)
            // The commit before this one may have been the last to hold some nodes.
            caches.clearGraveyard()
            return .committed(commit)
        } catch {
            forgetEnvironments()
            caches.clearGraveyard()
            return Lease.Outcome(of: error, revision: revision, range: granted.range)
        }
    }

    /// Frees what the tree knows about nodes that have died, unless somebody has the lease: that
    /// pass may read it, and frees it at its end.
    func forgetTheDead() {
        isGoingToForget.store(false, ordering: .relaxed)
        if leases.isIdle { caches.clearGraveyard() }
    }

    /// Forgets the environments of passes that produced no commit.
    private func forgetEnvironments() {
        let table = channel.current?.storage.table ?? CommitTable()
        if caches.forgetEnvironments(exceptThoseOf: table) { alternate.drop() }
    }

    /// Thrown when the check of a cached entry repeated an ask that is no longer made, and the ask
    /// failed.
    private struct FalseAlarm: Error {}

    /// How many times a pass tries to find out where a moved node belongs, before the reference
    /// decides.
    private static var maximumTries: Int { 4 }

    // Inlined, like the functions that it calls. An asynchronous function has a frame of its own;
    // it makes sure that it is on its actor when it begins, and its caller does the same when it
    // ends.
    /// Measures and places the hierarchy of a snapshot, and does so again if the caches may be
    /// wrong about where a node is.
    ///
    /// A node may have moved while its former parent still has a cached ask for it. Another try
    /// decides: by then, both parents have forgotten their layouts, and whichever of them still
    /// asks for the node claims it. This may move other nodes in turn, so after a few tries the
    /// reference decides, as it does about mistakes.
    @inline(__always)
    private func layOutUntilCertain(
        _ snapshot: Inbox.Snapshot,
        _ granted: Lease.Pass,
        under permit: Permit
    ) async throws -> LayoutCommit {
        var count = 1
        var replaysAsks = true
        while true {
            do {
                return try await layOut(
                    snapshot,
                    granted,
                    under: permit,
                    replaysAsks: replaysAsks,
                    isLastTry: count == Self.maximumTries
                )
            } catch is CommitAssembler.FormerParentAsks {
                assert(replaysAsks)
                count += 1
            } catch is FalseAlarm {
                replaysAsks = false
            }
        }
    }

    /// Measures and places the hierarchy of a snapshot.
    ///
    /// - Parameters:
    ///   - replaysAsks: Whether an entry that depends on something changed is checked by repeating
    ///     its asks.
    ///   - isLastTry: Whether the reference, and not another try, decides about a moved node.
    /// - Throws: `LayoutError`: the mistake that the reference meets first. If it meets none, the
    ///   same inputs lead to different layouts, and the mistake that was met here is thrown.
    @inline(__always)
    private func layOut(
        _ snapshot: Inbox.Snapshot,
        _ granted: Lease.Pass,
        under permit: Permit,
        replaysAsks: Bool,
        isLastTry: Bool
    ) async throws -> LayoutCommit {
        let pass = MeasuringPass(
            caches: caches,
            root: NodeEngine.Root(node: root.handle, range: granted.range),
            watermark: snapshot.watermark,
            replaysAsks: replaysAsks,
            permit: permit,
            cancellation: granted.cancellation
        )
        var hasCommitted = false
        defer { pass.end(hasCommitted: hasCommitted) }
        do {
            let job = pass.rootJob(snapshot)
            if let rest = try pass.begin(job) { try await pass.measure(rest) }
            let last = channel.current?.storage
            let table = try await table(of: job, in: pass, after: last)
            try granted.cancellation.check()
            hasCommitted = true
            if !replaysAsks { pass.suspectMoves() }
            return makeCommit(table, of: pass, snapshot, in: granted.range, after: last)
        } catch let suspicion as CommitAssembler.FormerParentAsks where !isLastTry {
            pass.abandon()
            throw suspicion
        } catch let error where error is LayoutError || error is CommitAssembler.FormerParentAsks {
            defer { pass.abandon() }
            if let first = try pass.firstError(snapshot.environment.environment) {
                throw first
            }
            throw replaysAsks ? FalseAlarm() : error
        } catch {
            pass.suspectMoves()
            throw error
        }
    }

    /// Creates a commit from the table of a pass.
    private func makeCommit(
        _ table: CommitTable,
        of pass: MeasuringPass,
        _ snapshot: Inbox.Snapshot,
        in range: SizeRange,
        after last: LayoutCommit.Storage?
    ) -> LayoutCommit {
        let hasForgotten = caches.forgetEnvironments(exceptThoseOf: table)
        alternate.replace(hasForgotten ? nil : last?.table, asOf: pass.setup.stamp)
        return LayoutCommit(
            storage: LayoutCommit.Storage(
                number: (last?.number ?? 0) + 1,
                revision: snapshot.revision,
                range: range,
                table: table,
                environments: pass.setup.environments.current,
                index: .tree(inbox.tree),
                indexBasis: last?.indexBasis(for: table),
                statistics: pass.statistics
            )
        )
    }

    /// The table of what a pass has measured, or that of an earlier layout if the layout is the
    /// same again.
    @inline(__always)
    private func table(
        of root: NodeEngine.Job,
        in pass: MeasuringPass,
        after last: LayoutCommit.Storage?
    ) async throws -> CommitTable {
        let known = alternate.table(
            for: root.key,
            diagnostics: pass.worker.rootDiagnostics,
            asOf: pass.setup.stamp
        )
        if let known { return known }
        var assembler = CommitAssembler(pass: pass, after: last)
        try assembler.begin(root: root)
        if assembler.isLarge { try await assembler.placeTogether() }
        return try assembler.finish()
    }
}
