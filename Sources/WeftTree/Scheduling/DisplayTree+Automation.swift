extension DisplayTree {
    /// What a tree needs to know to lay itself out.
    struct Automation {
        /// Whether a task is there that lays out what is edited.
        var isActive = false
        /// How many automatic passes have failed.
        var failureCount: UInt64 = 0
    }

    /// Sees to it that what was edited is laid out, unless no layout was ever asked for.
    ///
    /// One task at a time does so. Edits that come while its pass runs lead to one further pass.
    nonisolated func scheduleRelayout() {
        guard leases.hasRange else { return }
        let isNew = automation.withLock { automation in
            defer { automation.isActive = true }
            return !automation.isActive
        }
        guard isNew else { return }
        // A task of its own: the edit that caused it is synchronous, and nobody awaits its layout.
        Task { [weak self] in await self?.relayoutAutomatically() }
    }

    /// Lays out in the newest range until no edit is left.
    private nonisolated func relayoutAutomatically() async {
        repeat {
            do {
                _ = try await commit(for: .settling, atLeast: inbox.revision)
            } catch {
                let number = automation.withLock { automation in
                    automation.failureCount += 1
                    return automation.failureCount
                }
                failureChannel.publish(error, number: number)
            }
        } while hasEdits()
    }

    /// Whether there are edits that no pass has taken; if not, the next one needs a new task.
    private nonisolated func hasEdits() -> Bool {
        let attempted = leases.attemptedRevision
        return automation.withLock { automation in
            automation.isActive = inbox.revision > attempted
            return automation.isActive
        }
    }
}
