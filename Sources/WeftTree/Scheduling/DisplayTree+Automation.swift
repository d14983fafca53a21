import WeftLayout

extension DisplayTree {
    /// What a tree needs to know to lay itself out.
    struct Automation {
        /// The range of the last layout that was asked for.
        var range: SizeRange?
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

    private nonisolated func relayoutAutomatically() async {
        let range = automation.withLock { automation in
            automation.isScheduled = false
            return automation.range
        }
        guard let range else { return }
        do {
            _ = try await layout(in: range)
        } catch {
            let number = automation.withLock { automation in
                automation.failureCount += 1
                return automation.failureCount
            }
            failureChannel.publish(error, number: number)
        }
    }
}
