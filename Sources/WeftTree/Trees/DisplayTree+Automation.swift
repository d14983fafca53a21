import WeftLayout

extension DisplayTree {
    /// What lays a tree out after edits.
    struct Automation {
        /// The task that lays out what is edited.
        let task: Task<Void, Never>

        /// The highest urgency of an edit since the task began.
        var urgency: Urgency
    }

    /// Sees to it that what was edited is laid out, unless no layout was ever asked for.
    ///
    /// One task at a time does so, as urgently as the most urgent edit. Edits that come while its
    /// pass runs lead to one further pass.
    ///
    /// - Parameter isAgain: Whether a task was cancelled that should have done so.
    nonisolated func scheduleRelayout(isAgain: Bool = false) {
        guard leases.hasRange else { return }
        let urgency = Urgency.current
        let escalated = automation.withLock { automation -> Task<Void, Never>? in
            guard let running = automation else {
                // A task of its own: the edit that caused it is synchronous, and nobody awaits its
                // layout.
                let task = Task<Void, Never>.detached(priority: urgency.priority) { [weak self] in
                    await self?.relayoutAutomatically(isAgain: isAgain)
                }
                automation = Automation(task: task, urgency: urgency)
                return nil
            }
            guard urgency > running.urgency else { return nil }
            automation?.urgency = urgency
            return running.task
        }
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        escalated?.escalatePriority(to: urgency.priority)
    }

    /// Lays out in the newest range until no edit is left.
    ///
    /// A content may cancel the task that calls it. Then one more task is made; if that one is
    /// cancelled as well, nothing is laid out before the next edit, which may have come by then.
    private nonisolated func relayoutAutomatically(isAgain: Bool) async {
        var begun: UInt64
        repeat {
            begun = inbox.revision
            do {
                _ = try await commit(for: .settling, atLeast: begun)
            } catch {
                leases.publish(error)
            }
        } while goesOn()
        guard Task.isCancelled, inbox.revision > leases.attemptedRevision else { return }
        let isEdited = inbox.revision > begun
        if !isAgain || isEdited { scheduleRelayout(isAgain: !isEdited) }
    }

    /// Whether there are edits that no pass has taken, and that the task can lay out; if not, the
    /// next one needs a new task.
    private nonisolated func goesOn() -> Bool {
        let attempted = leases.attemptedRevision
        return automation.withLock { automation in
            if inbox.revision > attempted, !Task.isCancelled { return true }
            automation = nil
            return false
        }
    }
}
