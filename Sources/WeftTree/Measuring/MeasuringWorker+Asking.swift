import Synchronization
import WeftLayout

extension MeasuringWorker {
    /// Measures a node for the node under way in its base style, and enters it into the scratch of
    /// its spec.
    ///
    /// - Parameters:
    ///   - state: Its inputs, as its record has them.
    ///   - constrainedSize: The range, to which the style has yet to be applied.
    ///   - isKept: Whether the array that it lies in was kept for the node under way.
    @inline(__always)
    func measure(
        _ node: NodeHandle,
        _ cell: SlotTable.Cell,
        _ state: NodeState,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        isKept: Bool,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let range = context.narrow(
            constrainedSize,
            to: state.baseStyle,
            of: node,
            parentSize: parentSize
        )
        return try measure(
            node,
            cell,
            CacheKey(range, environment: context.environmentNumber),
            style: state.baseStyle,
            isKept: isKept,
            context: &context
        )
    }

    /// Measures a node for the node under way, and enters it into the scratch of its spec.
    ///
    /// - Parameter isKept: Whether the array that it lies in was kept for the node under way.
    @inline(__always)
    func measure(
        _ node: NodeHandle,
        _ cell: SlotTable.Cell,
        _ key: CacheKey,
        style: LayoutElementStyle,
        isKept: Bool,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let answer =
            if let pinned = nextPinned(cell.slot, key) { pinned } else {
                try answer(node, cell, key, context: &context)
            }
        let isRepeat = cell.record.asker.load(ordering: .relaxed) == frame.measurement
        if !isKept, !isRepeat { scratch.keep(node, from: frame.mark) }
        let token = note(
            node,
            cell,
            scratch.index(of: key, from: frame.mark),
            answer,
            isRepeat: isRepeat,
            context: &context
        )
        // A spec may ask for what is known again and again.
        if token & 4_095 == 4_095 { try checkCancellation(context: &context) }
        // Any other style has been applied to the range that the answer is about.
        let isAsAsked = context.node.tracksReuse && style.concernsStackOnly
        let reuse = isAsAsked ? cell.reuse(ofAnswerTo: key) : .nowhere
        return context.append(
            node: token,
            size: answer.size,
            baselines: answer.baselines,
            lacksSize: answer.lacksSize,
            reuse: reuse,
            style: style
        )
    }

    /// Enters a plain leaf that no tree has had before, and which the node under way cannot have
    /// asked yet, as a child of its stack.
    @inline(__always)
    func enterNewLeaf(
        _ node: NodeHandle,
        _ cell: SlotTable.Cell,
        _ keyIndex: Int32,
        _ answer: NodeAnswer,
        context: inout LayoutContext
    ) {
        let token = note(node, cell, keyIndex, answer, isRepeat: false, context: &context)
        context.appendStackChild(
            node: token,
            size: answer.size,
            baselines: answer.baselines,
            lacksSize: answer.lacksSize,
            reuse: cell.record.newest.reuse
        )
    }

    /// Notes what the node under way has asked a node.
    ///
    /// - Returns: The index of the ask.
    @inline(__always)
    private func note(
        _ node: NodeHandle,
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
                isPlaced: !isRepeat && placeLeaf(cell, at: index),
                extent: answer.extent
            ),
            batchCount: context.node.batchCount
        )
        frame.batch = context.batch
        if isRepeat || answer.extent.hasBaselines {
            if isRepeat { frame.asksRepeatedly = true }
            let previous = isRepeat ? cell.record.lastAsk : -1
            scratch.append(
                Ask.RareData(ask: index, previous: previous, baselines: answer.baselines)
            )
        }
        cell.record.asker.store(frame.measurement, ordering: .relaxed)
        cell.record.lastAsk = index
        return index
    }

    /// Drops what the node under way has asked in vain; nodes that were adopted since the findings
    /// were handed over may need another keeper now.
    func dropAsks() {
        if adopted.count > 0 { scratch.forEachKeeper(from: frame.mark) { dropped.append($0) } }
        scratch.removeAll(from: frame.mark)
    }

    /// Drops asks in vain that were moved out of the scratch already, as `dropAsks()` does.
    func dropAsks(of details: EntryDetails) {
        if adopted.count > 0 { details.keepers.forEach { dropped.append($0) } }
    }
}
