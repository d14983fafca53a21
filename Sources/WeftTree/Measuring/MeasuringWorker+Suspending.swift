import WeftLayout

extension MeasuringWorker {
    /// A pin whose measurement is under way again.
    struct PinInUse {
        /// What was asked and answered, in order.
        let asks: ContiguousArray<Ask>
        /// How many of the asks were asked again.
        var usedCount = 0
    }

    /// Whether there is room and budget to measure a further node.
    ///
    /// A task that shares its work with nobody gets a new budget where one ends: that is only the
    /// occasion to look whether the pass was cancelled.
    func mayMeasure(context: inout LayoutContext) throws(LayoutInterruption) -> Bool {
        guard context.stack.hasRoomForNode else { return false }
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

    /// Suspends the measurement under way until a node that it asks for has been measured.
    func putOff(
        _ job: Job,
        _ slot: Slot,
        context: inout LayoutContext
    ) -> LayoutInterruption {
        if slots[slot].putOff == progress.value.run { progress.value.hasRepeats = true }
        slots[slot].putOff = progress.value.run
        return suspend(job, context: &context)
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
