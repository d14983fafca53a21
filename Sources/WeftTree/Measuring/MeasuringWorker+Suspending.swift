import WeftLayout

extension MeasuringWorker {
    /// A pin whose measurement is under way again.
    struct PinInUse {
        /// What was asked and answered, in order.
        let asks: ContiguousArray<Ask>
        /// How many of the asks were asked again.
        var usedCount = 0
    }

    /// Begins to answer a question that the cache does not, if there is room and budget for it, and
    /// if nobody else is going to measure in the node's subtree.
    ///
    /// While a node is suspended, its subtree belongs to the jobs that it waits for, and a node that
    /// was put off belongs to its own. So no other question to it is looked into in this run: one to
    /// a suspended node is asked when its parent asks again, one to a node that was put off joins
    /// those that wait there.
    func begin(
        _ job: Job,
        _ slot: Slot,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        let run = progress.value.run
        if slots[slot].suspendedRun == run { throw wait(context: &context) }
        let isPutOff = slots[slot].putOffRun == run
        if isPutOff { progress.value.hasRepeats = true }
        if !isPutOff, try mayMeasure(context: &context) { return }
        slots[slot].putOffRun = run
        throw suspend(job, context: &context)
    }

    /// Whether there is room and budget to measure a further node.
    ///
    /// A task that shares its work with nobody gets a new budget where one ends: that is only the
    /// occasion to look whether the pass was cancelled.
    private func mayMeasure(context: inout LayoutContext) throws(LayoutInterruption) -> Bool {
        guard hasRoom(in: context) else { return false }
        if progress.value.budget == 0 {
            if sharesWork { return false }
            if inputs.cancellation.isCancelled {
                context.interruption = .cancelled
                throw LayoutInterruption(.cancelled)
            }
            progress.value.budget = inputs.scheduler.limits.budget
        }
        progress.value.budget -= 1
        return true
    }

    /// Keeps what the measurement under way has come to for its next run.
    func pin(_ key: CacheKey, of slot: Slot) {
        let asks = ContiguousArray(progress.value.asks[progress.value.frame.firstAsk...])
        slots[slot].pins.append(Pin(key: key, spec: progress.value.pinnedSpec, asks: asks))
        progress.value.pinnedSpec = nil
        progress.value.findings.pinned.append(slot)
    }

    /// The pinned answer to the ask that comes next.
    ///
    /// A spec asks the same in the same order, so what comes next is the next pinned ask or, if that
    /// one was put off, one before it.
    func nextPinned(_ slot: Slot, _ key: CacheKey) -> Ask? {
        let pin = progress.value.frame.pin
        guard pin >= 0 else { return nil }
        let next = progress.value.pins[pin].usedCount
        guard next < progress.value.pins[pin].asks.count else { return nil }
        let ask = progress.value.pins[pin].asks[next]
        guard ask.slot == slot, ask.key == key else { return nil }
        progress.value.pins[pin].usedCount += 1
        return ask
    }
}
