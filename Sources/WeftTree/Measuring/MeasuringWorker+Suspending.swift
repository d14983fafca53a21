import WeftLayout

extension MeasuringWorker {
    /// A pin whose measurement is running again.
    struct PinInUse {
        /// What was asked and answered, in order.
        let details: EntryDetails
        /// How many of the asks have been repeated.
        var usedCount = 0
    }

    /// Begins to answer a question that the cache does not answer, if there is room and budget for
    /// it, and if nobody else is going to measure in the node's subtree.
    ///
    /// While a node is suspended, its subtree belongs to the jobs that it waits for. A node that
    /// was put off belongs to its own job. So this run answers no other question to such a node: a
    /// question to a suspended node is asked when its parent asks again, and a question to a node
    /// that was put off becomes one more job of that node.
    ///
    /// A leaf needs no more stack than was granted to the spec that asks for it. A leaf that is
    /// measured instantly is never put off.
    @inline(__always)
    func begin(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        switch site.record.state.kind {
        case .instantLeaf: try chargeInstantLeaf(context: &context)
        case .leaf where !budget.isSpentForLeaves && !isPutOff(site):
            if budget.pay(.leaf) { try checkTime(node, site, key, context: &context) }
        case .leaf, .spec, .fixedSpec: try beginWithCare(node, site, key, context: &context)
        }
    }

    /// Charges a leaf that is measured instantly to the budget.
    @inline(__always)
    func chargeInstantLeaf(context: inout LayoutContext) throws(LayoutInterruption) {
        if budget.payInstantLeaf() { try checkCancellation(context: &context) }
    }

    /// Puts off a leaf that was about to be measured if what was measured before has taken too much
    /// time, or ends the measurement if the pass was cancelled.
    private func checkTime(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        try checkCancellation(context: &context)
        if budget.spendIfOverdue() { try beginWithCare(node, site, key, context: &context) }
    }

    private func beginWithCare(
        _ node: NodeHandle,
        _ site: SlotTable.Site,
        _ key: CacheKey,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        if site.record.notes?.suspendedRun == runNumber { throw wait(context: &context) }
        let isPutOff = isPutOff(site)
        if isPutOff { mayHavePutOffTwice = true }
        if !isPutOff, try mayMeasure(context: &context) { return }
        site.record.putOffRun = UInt16(truncatingIfNeeded: runNumber)
        throw suspend(Job(node: node, key: key), context: &context)
    }

    /// Whether a node was put off in this run.
    private func isPutOff(_ site: SlotTable.Site) -> Bool {
        site.record.putOffRun == UInt16(truncatingIfNeeded: runNumber)
    }

    /// Whether there is room and budget to measure another node.
    ///
    /// A task that shares its work with nobody gets a new budget whenever one is spent. For such a
    /// task, this is only an occasion to check whether the pass was cancelled.
    private func mayMeasure(context: inout LayoutContext) throws(LayoutInterruption) -> Bool {
        guard hasRoom(in: context) else { return false }
        if sharesWork {
            if budget.isSpent || isExceeded(by: context.node.batchCount) { return false }
            guard budget.pay(.spec) else { return true }
            try checkCancellation(context: &context)
            return !budget.spendIfOverdue()
        }
        if budget.isSpent {
            try checkCancellation(context: &context)
            budget.refill(to: budget.whole)
        }
        budget.payUntimed()
        return true
    }

    /// Whether a batch has so many questions that it is bound to exceed the budget, so that there
    /// is no use in waiting until the budget is spent. This holds in a tree's first pass, whose
    /// questions are about nodes that were not measured before. In later passes, the cache may
    /// answer them.
    private func isExceeded(by count: Int) -> Bool {
        setup.isFirst && count > setup.scheduler.limits.budget
    }

    /// Notes that a node is suspended, if that is why its measurement has ended.
    func noteSuspension(_ interruption: LayoutInterruption, of site: SlotTable.Site) {
        guard interruption.reason == .suspended else { return }
        site.record.writableNotes.suspendedRun = runNumber
    }

    /// Keeps how far the measurement under way has come, for its next run.
    func pin(_ key: CacheKey, of node: NodeHandle, _ site: SlotTable.Site) {
        if asker.mixesEnvironments { scratch.appendEnvironments(from: asker.mark) }
        let details = scratch.copy(from: asker.mark)
        runState.progress.noteSuspended(
            node,
            answerCount: details.askCount,
            jobCount: runState.missing.count
        )
        site.record.writableNotes.pins.append(Pin(key: key, spec: pinnedSpec, details: details))
        found.pinned.append(site.slot)
    }

    /// The pinned answer to the next ask; nil if it is not pinned.
    ///
    /// A spec asks the same questions in the same order each time. So the next ask is the next
    /// pinned one, unless it was put off in the last run: then it is not pinned, and the next
    /// pinned one is asked later.
    @inline(__always)
    func nextPinned(_ slot: Slot, _ key: CacheKey) -> NodeAnswer? {
        asker.pin < 0 ? nil : nextPinned(slot, key, of: asker.pin)
    }

    private func nextPinned(_ slot: Slot, _ key: CacheKey, of index: Int) -> NodeAnswer? {
        let pin = pins[index]
        guard pin.usedCount < pin.details.askCount else { return nil }
        let ask = pin.details.asks[pin.usedCount]
        guard ask.slot == slot, pin.details.key(of: ask) == key else { return nil }
        pins[index].usedCount += 1
        return pin.details.answer(ofAsk: pin.usedCount)
    }
}
