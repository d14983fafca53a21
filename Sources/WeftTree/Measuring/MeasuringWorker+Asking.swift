import WeftLayout

extension MeasuringWorker {
    /// Asks a node with its base style, for the node under way, which has kept the array that
    /// contains it, and enters it into the scratch of the spec.
    ///
    /// - Parameters:
    ///   - state: The node's inputs, as its record has them.
    ///   - constrainedSize: The range, before the style is applied.
    @inline(__always)
    func ask(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ state: NodeState,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let range = context.narrow(
            constrainedSize,
            to: state.baseStyle,
            of: node,
            parentSize: parentSize
        )
        return try ask(
            node,
            site,
            CacheKey(range, environment: context.environmentNumber),
            style: state.baseStyle,
            isKept: true,
            context: &context
        )
    }

    /// Asks a node for the node under way: gets the answer, notes the ask with it, and enters the
    /// node into the scratch of the spec.
    ///
    /// - Parameter isKept: Whether the array that contains the node was kept for the node under
    ///   way.
    @inline(__always)
    func ask(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        style: LayoutElementStyle,
        isKept: Bool,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        var keyIndex: Int32 = -1
        let (answer, token, reuse) = try noteAnswer(
            of: node,
            site,
            key,
            &keyIndex,
            isKept: isKept,
            context: &context
        )
        return context.append(answer, of: token, reuse: reuse, style: style)
    }

    // Not inlined, so that new leaves pay nothing for it.
    /// Asks a node without a style for the node under way, which has kept the array that contains
    /// it, and enters it as a child of the stack under way.
    ///
    /// - Parameter keyIndex: The index of the key among the keys of the node under way; -1 until it
    ///   is known.
    @inline(never)
    func askStackChild(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        _ keyIndex: inout Int32,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        let (answer, token, reuse) = try noteAnswer(
            of: node,
            site,
            key,
            &keyIndex,
            isKept: true,
            context: &context
        )
        context.appendStackChild(answer, of: token, reuse: reuse)
    }

    /// Gets a node's answer for the node under way, and notes the ask with it.
    ///
    /// - Parameters:
    ///   - keyIndex: The index of the key among the keys of the node under way; -1 until it is
    ///     known.
    ///   - isKept: Whether the array that contains the node was kept for the node under way.
    /// - Returns: The answer, the token of the ask, and in which other ranges the answer is the
    ///   same.
    @inline(__always)
    private func noteAnswer(
        of node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        _ keyIndex: inout Int32,
        isKept: Bool,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> (answer: NodeAnswer, token: Int32, reuse: Reuse) {
        let answer =
            if let pinned = nextPinned(site.slot, key) { pinned } else {
                try answer(node, site, key, context: &context)
            }
        let previous = scratch.lastAsk(for: site, from: asker.mark)
        if !isKept, previous < 0 { scratch.keep(node, from: asker.mark) }
        if keyIndex < 0 { keyIndex = scratch.index(of: key, from: asker.mark) }
        let token = note(node, site, keyIndex, answer, after: previous, context: &context)
        // A spec may ask again and again for what is already known.
        if token & 4_095 == 4_095 { try checkCancellation(context: &context) }
        let reuse = context.node.tracksReuse ? site.reuse(ofAnswerTo: key) : .nowhere
        return (answer, token, reuse)
    }

    /// Enters a plain leaf as a child of the stack under way. The leaf belonged to no tree before,
    /// so the node under way cannot have asked for it yet.
    @inline(__always)
    func enterNewLeaf(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ keyIndex: Int32,
        _ answer: NodeAnswer,
        context: inout LayoutContext
    ) {
        let token = note(node, site, keyIndex, answer, after: -1, context: &context)
        context.appendStackChild(answer, of: token, reuse: site.record.newest.reuse)
    }

    /// Measures a leaf instantly, and enters it into the scratch of the spec under way.
    ///
    /// The tree has not measured the leaf before, so the node under way cannot have asked for it
    /// yet.
    ///
    /// - Parameter range: The range, after the style was applied.
    @inline(__always)
    func measureNewLeaf(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ state: NodeState,
        in range: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let key = CacheKey(range, environment: context.environmentNumber)
        let firstRemark = context.remarkCount
        let answer = measureLeaf(
            state,
            site,
            key,
            in: context.usableRange(range),
            firstRemark: firstRemark,
            context: &context
        )
        let token = note(
            node,
            site,
            scratch.index(of: key, from: asker.mark),
            answer,
            after: -1,
            context: &context
        )
        try chargeInstantLeaf(context: &context)
        let reuse = context.node.tracksReuse ? site.record.newest.reuse : .nowhere
        return context.append(answer, of: token, reuse: reuse, style: state.baseStyle)
    }

    /// Notes an ask of the node under way to a node.
    ///
    /// - Parameter previous: The index of the previous ask to the same node, or -1.
    /// - Returns: The index of the ask.
    @inline(__always)
    private func note(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ keyIndex: Int32,
        _ answer: NodeAnswer,
        after previous: Int32,
        context: inout LayoutContext
    ) -> Int32 {
        let index = scratch.nextAsk(from: asker.mark)
        let beginsBatch = context.batch != asker.batch
        asker.batch = context.batch
        if previous < 0 {
            let ask = Ask(
                node: node,
                slot: site.slot,
                key: keyIndex,
                beginsBatch: beginsBatch,
                hasCell: placeLeaf(site, at: index),
                extent: answer.extent
            )
            scratch.append(ask, batchCount: context.node.batchCount)
        } else {
            asker.asksRepeatedly = true
            scratch.append(
                after: previous,
                from: asker.mark,
                key: keyIndex,
                beginsBatch: beginsBatch,
                extent: answer.extent,
                batchCount: context.node.batchCount
            )
        }
        if answer.extent.hasBaselines {
            scratch.append(Ask.AnsweredBaselines(ask: index, baselines: answer.baselines))
        }
        site.marks.lastAsk = index
        return index
    }

    /// Drops the asks of the node under way that have come to nothing. Nodes adopted since the
    /// findings were last handed over may now need another keeper.
    func dropAsks() {
        if mayHaveAdopted { scratch.forEachKeeper(from: asker.mark) { found.dropped.append($0) } }
        scratch.removeAll(from: asker.mark)
    }

    /// Does the same as `dropAsks()` for asks that were already moved out of the scratch.
    func dropAsks(of details: EntryDetails) {
        if mayHaveAdopted { details.keepers.forEach { found.dropped.append($0) } }
    }

    /// Whether nodes may have been adopted since the findings were last handed over.
    private var mayHaveAdopted: Bool { setup.isFirst || !found.adopted.isEmpty }
}
