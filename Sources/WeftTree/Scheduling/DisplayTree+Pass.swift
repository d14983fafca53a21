import WeftLayout

extension DisplayTree {
    /// Runs one pass; the caller holds the lease.
    func runPass(in range: SizeRange) -> Lease.Outcome {
        var revision = inbox.revision
        do {
            try Task.checkCancellation()
            caches.clearGraveyard()
            let snapshot = inbox.takeSnapshot()
            revision = snapshot.revision
            caches.install(snapshot.changes)
            let commit = try layOut(snapshot, in: range)
            #if DEBUG
            publishHalf(of: commit)
            #endif
            channel.publish(commit, number: commit.number)
            // The commit before this one may have been the last to hold some nodes.
            caches.clearGraveyard()
            return .committed(commit)
        } catch is CancellationError {
            return .cancelled
        } catch {
            return .failed(error, revision: revision, range: range)
        }
    }

    /// Measures and places the hierarchy as of a snapshot.
    private func layOut(_ snapshot: Inbox.Snapshot, in range: SizeRange) throws -> LayoutCommit {
        do {
            return try layOut(snapshot, in: range, replaysAsks: true)
        } catch is FalseAlarm {
            return try layOut(snapshot, in: range, replaysAsks: false)
        }
    }

    /// A question was asked again that is not asked any more, and failed.
    private struct FalseAlarm: Error {}

    private func layOut(
        _ snapshot: Inbox.Snapshot,
        in range: SizeRange,
        replaysAsks: Bool
    ) throws -> LayoutCommit {
        let pass = MeasuringPass(
            caches: caches,
            tree: inbox.tree,
            watermark: snapshot.watermark,
            replaysAsks: replaysAsks
        )
        var hasCommitted = false
        defer { pass.end(hasCommitted: hasCommitted) }
        do {
            let job = pass.rootJob(root.handle, in: range, snapshot.environment)
            try pass.run(job)
            let last = channel.current?.storage
            var building = CommitBuilding(
                pass: pass,
                last: last?.table ?? CommitTable(),
                owner: (last?.number ?? 0) + 1
            )
            let table = try building.build(root: job)
            try Task.checkCancellation()
            hasCommitted = true
            return LayoutCommit(
                storage: LayoutCommit.Storage(
                    number: (last?.number ?? 0) + 1,
                    revision: snapshot.revision,
                    range: range,
                    root: root.handle.adoption?.slot ?? 0,
                    table: table,
                    environments: pass.environments,
                    index: .tree(inbox.tree),
                    statistics: pass.statistics
                )
            )
        } catch let error as LayoutError {
            defer { pass.abandon() }
            if let first = try pass.firstError(root.handle, in: range, snapshot.environment) {
                throw first
            }
            throw replaysAsks ? FalseAlarm() : error
        } catch {
            pass.suspectMoves()
            throw error
        }
    }
}

extension MeasuringPass {
    /// The measurement of the root.
    func rootJob(_ root: NodeHandle, in range: SizeRange, _ environment: LayoutEnvironment) -> Job {
        let style = state(of: root).baseStyle
        let parentSize = range.max.definedWhereFinite
        return Job(
            node: root,
            parent: nil,
            key: CacheKey(
                range.intersection(style.sizeRange(in: parentSize)),
                environment: environments.number(of: environment)
            )
        )
    }

    /// The mistake that a reference layout of the same inputs meets first.
    func firstError(
        _ root: NodeHandle,
        in range: SizeRange,
        _ environment: LayoutEnvironment
    ) throws -> LayoutError? {
        let reference = ReferenceLayout(tree: tree, watermark: watermark) { self.state(of: $0) }
        do {
            _ = try reference.layout(root, in: range, environment: environment)
            return nil
        } catch let error as LayoutError {
            return error
        }
    }

    /// A node's inputs as of the snapshot.
    private func state(of node: NodeHandle) -> NodeState {
        guard let owner = node.adoption, owner.tree == tree else { return node.state }
        return slots[owner.slot].state
    }
}
