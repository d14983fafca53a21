import WeftLayout

extension ReferenceLayout {
    /// The layout as a commit. Its nodes are numbered as they are met, all subnodes of a node in a
    /// row.
    func commit(_ root: Int, in range: SizeRange) throws -> LayoutCommit {
        var builder = CommitTable.Builder(after: nil)
        var slots: [NodeHandle: Slot] = [:]
        slots.reserveCapacity(nodes.count)
        var count: Slot = 1
        let top = results[root]
        builder.setTop(node(ofResult: root), 0, top.key, top.answer, diagnostics: rootDiagnostics)
        var scratch = AskScratch()
        var waiting = [(result: root, slot: Slot(0), parent: Slot(-1), index: Int32(0))]
        while let next = waiting.popLast() {
            try cancellation.check()
            let result = results[next.result]
            let placed = nodes[result.number]
            slots[placed.node] = next.slot
            builder.place(
                next.slot,
                parent: next.parent,
                index: next.index,
                state: placed.state,
                details: details(of: result, numberedFrom: count, by: &scratch)
            )
            for (index, subnode) in zip(Int32(0)..., result.subnodes) {
                waiting.append((subnode.result, count, next.slot, index))
                count += 1
            }
        }
        var statistics = LayoutStatistics()
        statistics.measurementCount = results.count
        statistics.restartCount = restarts
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

    /// What a node has asked and placed. Its subnodes are numbered from a slot on.
    ///
    /// - Parameter scratch: Scratch memory for collecting the asks. It is empty before and after.
    private func details(
        of result: Measurement,
        numberedFrom first: Slot,
        by scratch: inout AskScratch
    ) -> EntryDetails {
        for (index, subnode) in zip(Int32(0)..., result.subnodes) {
            let asked = results[subnode.result]
            let node = nodes[asked.number].node
            scratch.keep(node, from: AskScratch.Mark())
            scratch.append(
                Ask(
                    node: node,
                    slot: first + index,
                    key: scratch.index(of: asked.key, from: AskScratch.Mark()),
                    beginsBatch: true,
                    extent: asked.answer.extent
                ),
                batchCount: 0
            )
        }
        let environment = result.subnodes.first.map { results[$0.result].key.environment }
        if result.subnodes.contains(where: { results[$0.result].key.environment != environment }) {
            scratch.appendEnvironments(from: AskScratch.Mark())
        }
        return scratch.take(
            from: AskScratch.Mark(),
            EntryDetails.RareData(
                baselines: result.answer.baselines,
                ofLeaf: result.rareData,
                diagnostics: result.diagnostics
            ),
            origins: result.subnodes.map(\.origin)
        )
    }
}
