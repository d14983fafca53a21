/// Runs an operation, and tells of each rise of the running task's priority meanwhile.
///
/// Where the platform has no escalation handlers (Apple systems before version 26), it tells
/// nothing.
///
/// A handler of escalation runs inside a lock that the runtime has for its task, and so does one of
/// cancellation. To raise another task from there would be to take that one's lock: two tasks that
/// wait for each other, one of which is raised while the other one is cancelled, would never end.
/// So what is told is told by a task of its own.
///
/// - Parameter onEscalated: Gets the new priority; on any thread, possibly before the operation
///   has begun to wait or when it has ended.
nonisolated(nonsending) func withEscalationHandler<Value>(
    _ operation: () async -> Value,
    onEscalated: @escaping @Sendable (Urgency) -> Void
) async -> Value {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
        return await operation()
    }
    return await withTaskPriorityEscalationHandler {
        await operation()
    } onPriorityEscalated: { _, priority in
        Task.detached(priority: priority) { onEscalated(Urgency(priority)) }
    }
}
