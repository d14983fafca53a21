import WeftLayout

extension DisplayTree {
    /// Runs one pass; the caller holds the lease.
    ///
    /// - Parameters:
    ///   - granted: What the lease lets the caller do.
    ///   - waitsForEdit: Whether to block the thread while an edit closure runs.
    /// - Returns: What has become of it; nil if it has not begun, as an edit closure runs.
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
            leases.overcomeFailures()
            channel.publish(commit)
            // The commit before this one may have been the last to hold some nodes.
            caches.clearGraveyard()
            return .committed(commit)
        } catch {
            forgetEnvironments()
            caches.clearGraveyard()
            return Lease.Outcome(of: error, revision: revision, range: granted.range)
        }
    }

    /// Frees what the tree knows of nodes that have died, unless somebody has the lease, whose pass
    /// may read it, and frees it in the end.
    func forgetTheDead() {
        if leases.isIdle { caches.clearGraveyard() }
    }

    /// Forgets the environments of passes that have come to nothing.
    private func forgetEnvironments() {
        let table = channel.current?.storage.table ?? CommitTable()
        if caches.forgetEnvironments(exceptThoseOf: table) { alternate.drop() }
    }

    /// A question was asked again that is not asked any more, and failed.
    private struct FalseAlarm: Error {}

    /// The most tries to clear up that a node moved, before the reference decides.
    private static var maximumTries: Int { 4 }

    // Inlined, as what it calls: an asynchronous function has a frame of its own, and makes sure
    // that it is on its actor when it begins, as its caller does when it ends.
    /// Measures and places the hierarchy as of a snapshot, once more if what is cached raises a
    /// suspicion.
    ///
    /// That a node moved while its former parent may have cached that it asks for it is cleared up
    /// by another try: its parents have forgotten their layouts by then, and those that are still
    /// asked claim it. That may move other nodes; after some tries the reference decides, as it
    /// does about mistakes.
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

    /// Measures and places the hierarchy as of a snapshot.
    ///
    /// - Parameters:
    ///   - replaysAsks: Whether entries that rest on something changed are checked by asking what
    ///     they asked.
    ///   - isLastTry: Whether the reference decides about a suspicion, and not another try.
    /// - Throws: `LayoutError`: what the reference meets first or, if it meets nothing, what was
    ///   met here, as the same inputs then lead to different layouts.
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
            return commit(table, of: pass, snapshot, in: granted.range, after: last)
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

    /// Makes a commit of the table of a pass.
    private func commit(
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
                statistics: pass.statistics
            )
        )
    }

    /// The table of what a pass has measured: that of an earlier layout if it is the same again.
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
