import WeftLayout

extension DisplayTree {
    /// What a tree needs to know to lay itself out.
    struct Automation {
        /// The range of the last layout that was asked for.
        var range: SizeRange?
        /// How many layouts were asked for.
        var requestCount: UInt64 = 0
        /// Whether a pass after the last edit is on its way.
        var isScheduled = false
        /// How many automatic passes have failed.
        var failureCount: UInt64 = 0
    }

    /// Starts an automatic pass, unless one is on its way or no range is known yet.
    nonisolated func scheduleRelayout() {
        let isNew = automation.withLock { automation in
            guard automation.range != nil, !automation.isScheduled else { return false }
            automation.isScheduled = true
            return true
        }
        guard isNew else { return }
        // A task of its own: the edit that caused it is synchronous, and nobody awaits its layout.
        Task { [weak self] in await self?.relayoutAutomatically() }
    }

    /// Notes the range that automatic passes shall have from now on.
    nonisolated func noteRequest(for range: SizeRange) {
        automation.withLock { automation in
            automation.range = range
            automation.requestCount += 1
        }
    }

    /// Lays out in the last range, and once more if that was not the last one any more at the end:
    /// the last commit has the range that was asked for last.
    private nonisolated func relayoutAutomatically() async {
        automation.withLock { $0.isScheduled = false }
        var lastRequest: UInt64 = 0
        do {
            while true {
                let (range, request) = automation.withLock { ($0.range, $0.requestCount) }
                guard let range, request != lastRequest else { return }
                lastRequest = request
                _ = try await commit(in: range)
            }
        } catch {
            let number = automation.withLock { automation in
                automation.failureCount += 1
                return automation.failureCount
            }
            failureChannel.publish(error, number: number)
        }
    }
}
