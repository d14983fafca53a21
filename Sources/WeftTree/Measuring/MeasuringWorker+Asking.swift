import Synchronization
import WeftLayout

extension MeasuringWorker {
    /// Measures a node for the node under way, and enters it into the scratch of its spec.
    @inline(__always)
    func measure(
        _ node: NodeHandle,
        _ cell: SlotTable.Cell,
        _ key: CacheKey,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let answer =
            if let pinned = nextPinned(cell.slot, key) { pinned } else {
                try answer(node, cell, key, context: &context)
            }
        let token = note(
            reference(to: node),
            cell,
            scratch.index(of: key, from: frame.mark),
            answer,
            isRepeat: cell.record.asker.load(ordering: .relaxed) == frame.measurement,
            context: &context
        )
        return context.append(
            node: token,
            size: answer.size,
            baselines: answer.baselines,
            lacksSize: answer.lacksSize,
            style: style
        )
    }

    /// Enters a plain leaf that no tree has had before, and which the node under way cannot have
    /// asked yet.
    @inline(__always)
    func enterNewLeaf(
        _ node: NodeHandle,
        _ cell: SlotTable.Cell,
        _ keyIndex: Int32,
        _ answer: NodeAnswer,
        context: inout LayoutContext
    ) {
        let token = note(node, cell, keyIndex, answer, isRepeat: false, context: &context)
        context.append(
            node: token,
            size: answer.size,
            baselines: answer.baselines,
            lacksSize: answer.lacksSize
        )
    }

    /// Notes what the node under way has asked a node.
    ///
    /// - Returns: The index of the ask.
    @inline(__always)
    private func note(
        _ node: consuming NodeHandle,
        _ cell: SlotTable.Cell,
        _ keyIndex: Int32,
        _ answer: NodeAnswer,
        isRepeat: Bool,
        context: inout LayoutContext
    ) -> Int32 {
        let index = scratch.nextAsk(from: frame.mark)
        scratch.append(
            Ask(
                node: node,
                slot: cell.slot,
                key: keyIndex,
                beginsBatch: context.batch != frame.batch,
                extent: answer.extent
            ),
            batchCount: context.batchCount
        )
        frame.batch = context.batch
        if isRepeat || answer.extent.hasBaselines {
            if isRepeat { frame.hasRepeats = true }
            let previous = isRepeat ? cell.record.lastAsk : -1
            scratch.append(
                Ask.RareData(ask: index, previous: previous, baselines: answer.baselines)
            )
        }
        cell.record.asker.store(frame.measurement, ordering: .relaxed)
        cell.record.lastAsk = index
        return index
    }

    /// A reference to a node for an ask: the one that its adoption has left, if it is found at
    /// once.
    ///
    /// A parent asks for a node right after it was adopted, or adopts all its subnodes for their
    /// styles and asks in the same order. To keep the references of the latter until the pass ends
    /// would be a look at each node when it is in no cache any more.
    @inline(__always)
    private func reference(to node: NodeHandle) -> NodeHandle {
        if unasked.last === node { return unasked.removeLast() }
        let next = frame.nextUnasked
        guard next < unasked.count, unasked[next] === node else { return node }
        frame.nextUnasked = next + 1
        return unasked.removeSwapping(at: next)
    }

    /// Drops what the node under way has asked in vain; nodes that were adopted since the findings
    /// were handed over may need another reference now.
    func dropAsks() {
        if adopted.count > 0 { scratch.forEachNode(from: frame.mark) { unasked.append($0) } }
        scratch.removeAll(from: frame.mark)
    }

    /// The same for what was moved out.
    func dropAsks(of details: EntryDetails) {
        if adopted.count > 0 { details.asks.forEach { unasked.append($0.node) } }
    }
}
