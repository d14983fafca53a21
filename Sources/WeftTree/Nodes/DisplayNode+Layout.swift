public import WeftLayout

extension NodeReference {
    /// Lays the node out, serially, synchronously and without any cache.
    ///
    /// It is what every layout of a tree must equal, to the bit, and what a small server needs. The
    /// nodes' present contents are laid out; the node need not belong to a tree, and does not by
    /// this. Inside an edit the present contents are those before the edit.
    ///
    /// Each node's inputs are read once, when the layout meets the node. So an edit on another thread that
    /// changes several nodes meanwhile may be seen in part, which it never is by a tree's own layouts. What
    /// looks like a mistake then is looked at again.
    ///
    /// - Parameters:
    ///   - range: The sizes to choose from, in points.
    ///   - environment: What the node inherits.
    /// - Returns: The layout as a commit with the number and the revision 0.
    /// - Throws: `LayoutError` for a mistake in the structure, or if edits on other threads make what looks
    ///   like one several times in a row; `CancellationError` if the calling task is cancelled, within the time
    ///   that one node takes.
    /// - Complexity: O(*n*) measurements in the number of nodes.
    public func layout(
        in range: SizeRange = .unbounded,
        environment: LayoutEnvironment = LayoutEnvironment()
    ) throws -> LayoutCommit {
        let handle = anyNode.handle
        for _ in 0..<CurrentInputs.furtherTries {
            let inputs = CurrentInputs()
            do {
                return try handle.layout(in: range, environment, inputs)
            } catch is LayoutError where inputs.mayBeMixed {}
        }
        return try handle.layout(in: range, environment, CurrentInputs())
    }
}

/// The present inputs of nodes, each read once.
private final class CurrentInputs {
    private var states: [ObjectIdentifier: (node: NodeHandle, state: NodeState)] = [:]

    /// The number of the last node that there was before the first was read.
    let watermark = NodeHandle.watermark

    /// How often a layout of present inputs is made again when it has met a mistake that edits of other
    /// threads may have feigned.
    static let furtherTries = 4

    /// The inputs of a node.
    func state(of node: NodeHandle) -> NodeState {
        if let known = states[ObjectIdentifier(node)] { return known.state }
        let state = node.state
        states[ObjectIdentifier(node)] = (node, state)
        return state
    }

    /// Whether an edit may have come between the first and the last that was read: a node has other inputs
    /// by now, or nodes were made.
    var mayBeMixed: Bool {
        watermark != NodeHandle.watermark
            || states.values.contains { $0.node.state !== $0.state }
    }
}

extension NodeHandle {
    fileprivate func layout(
        in range: SizeRange,
        _ environment: LayoutEnvironment,
        _ inputs: CurrentInputs
    ) throws -> LayoutCommit {
        let reference = ReferenceLayout(
            of: NodeEngine.Root(node: self, range: range),
            tree: adoption?.tree,
            watermark: inputs.watermark,
            stateOf: inputs.state
        )
        return try reference.commit(try reference.layout(in: environment), in: range)
    }
}

extension ReferenceLayout {
    /// The layout as a commit, its nodes numbered depth first.
    func commit(_ root: Int, in range: SizeRange) throws(CancellationError) -> LayoutCommit {
        var builder = CommitTable.Builder(after: nil)
        var slots: [ObjectIdentifier: Slot] = [:]
        var count: Slot = 1
        let top = results[root]
        builder.setTop(top.node, 0, top.key, top.answer, remarks: rootRemarks)
        var scratch = AskScratch()
        var waiting = [(result: root, slot: Slot(0), parent: Slot(-1), index: Int32(0))]
        while let next = waiting.popLast() {
            try cancellation.check()
            let result = results[next.result]
            slots[ObjectIdentifier(result.node)] = next.slot
            var placements: [Placement] = []
            for (index, subnode) in zip(Int32(0)..., result.subnodes) {
                let asked = results[subnode.result]
                scratch.append(
                    Ask(
                        node: asked.node,
                        slot: count,
                        key: scratch.index(of: asked.key, from: AskScratch.Mark()),
                        beginsBatch: true,
                        extent: asked.answer.extent
                    )
                )
                placements.append(Placement(ask: index, slot: count, origin: subnode.origin))
                waiting.append((subnode.result, count, next.slot, index))
                count += 1
            }
            let details = scratch.take(
                from: AskScratch.Mark(),
                EntryDetails.Properties(
                    baselines: result.answer.baselines,
                    extras: result.extras,
                    diagnostics: result.diagnostics
                ),
                placements: placements
            )
            builder.place(
                next.slot,
                parent: next.parent,
                index: next.index,
                state: result.state,
                details: details
            )
        }
        var statistics = LayoutStatistics()
        statistics.measurements = measurements
        statistics.restarts = restarts
        return LayoutCommit(
            storage: LayoutCommit.Storage(
                number: 0,
                revision: 0,
                range: range,
                table: builder.table,
                environments: environments.current,
                index: .nodes(slots),
                statistics: statistics
            )
        )
    }
}
