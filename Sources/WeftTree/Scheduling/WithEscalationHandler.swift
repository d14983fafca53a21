/// Runs an operation, and tells of each rise of the running task's priority meanwhile.
///
/// Where the platform has no escalation handlers (Apple systems before version 26), it tells
/// nothing.
///
/// - Parameter onEscalated: Gets the new priority; on any thread, possibly before the operation
///   has begun to wait.
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
        onEscalated(Urgency(priority))
    }
}
