import WeftLayout

extension DisplayTree {
    /// The task that lays a tree out after edits, and how urgent it is.
    struct Automation {
        /// The task that lays the tree out.
        let task: Task<Void, Never>

        /// The highest urgency of any edit since the task began.
        var urgency: Urgency
    }

    /// Makes sure that the tree is laid out after an edit, unless no layout was ever requested.
    ///
    /// One task at a time does this, with the urgency of the most urgent edit. Edits that arrive
    /// during its pass lead to one more pass.
    ///
    /// - Parameter isAgain: Whether this call replaces a task that was cancelled before it could
    ///   lay the tree out.
    nonisolated func scheduleRelayout(isAgain: Bool = false) {
        guard leases.hasRange else { return }
        let urgency = Urgency.current
        let escalated = automation.withLock { automation -> Task<Void, Never>? in
            guard let running = automation else {
                // A detached task, because the edit that causes it is synchronous and nobody awaits
                // the layout.
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
        guard #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) else { return }
        escalated?.escalatePriority(to: urgency.priority)
    }

    /// Lays the tree out in the newest range until no edit is pending.
    ///
    /// A content may cancel the task that calls it. In that case one more task is started. If that
    /// one is cancelled too, nothing is laid out before the next edit, which may already have
    /// happened.
    private nonisolated func relayoutAutomatically(isAgain: Bool) async {
        var begun: UInt64
        repeat {
            begun = inbox.revision
            do {
                _ = try await commit(for: .layoutIfNeeded, atLeast: begun)
            } catch {
                leases.publish(error)
            }
        } while goesOn()
        guard Task.isCancelled, inbox.revision > leases.attemptedRevision else { return }
        let isEdited = inbox.revision > begun
        if !isAgain || isEdited { scheduleRelayout(isAgain: !isEdited) }
    }

    /// Whether the task should go on, because there are edits that no pass has taken yet and it is
    /// not cancelled. If not, the next edit starts a new task.
    private nonisolated func goesOn() -> Bool {
        let attempted = leases.attemptedRevision
        return automation.withLock { automation in
            if inbox.revision > attempted, !Task.isCancelled { return true }
            automation = nil
            return false
        }
    }
}
