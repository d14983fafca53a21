/// Runs an operation, and meanwhile reports each rise of the running task's priority.
///
/// If the platform has no escalation handlers (Apple systems before version 26), it reports
/// nothing.
///
/// An escalation handler runs inside a lock that the runtime holds for its task, and so does a
/// cancellation handler. Raising another task from there would take that task's lock. If two tasks
/// wait for each other, and one is raised while the other is cancelled, they would never end. So
/// each report comes from a new task.
///
/// - Parameter onEscalated: Receives the new priority, on any thread, possibly before the operation
///   has begun to wait or after it has ended.
nonisolated(nonsending) func withEscalationHandler<Value>(
    _ operation: () async -> Value,
    onEscalated: @escaping @Sendable (Urgency) -> Void
) async -> Value {
    guard #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) else {
        return await operation()
    }
    return await withTaskPriorityEscalationHandler {
        await operation()
    } onPriorityEscalated: { _, priority in
        Task.detached(priority: priority) { onEscalated(Urgency(priority)) }
    }
}
