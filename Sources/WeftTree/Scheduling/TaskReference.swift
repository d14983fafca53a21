// `@unchecked Sendable`: a task may be escalated from any thread while it exists, and nothing else
// is done here. The standard library lends the reference only for one closure, because the task may
// be gone afterwards; this task is not, because it waits. Otherwise this relies only on the runtime
// not moving a task.
/// A task whose priority others may raise.
///
/// It must not be used once the task that created it has gone on. Whoever raises the task's
/// priority must make sure that the task still waits, as `LeaseQueue` does. It is an object because
/// the size of the standard library's reference is known only at run time, which would make every
/// request slow to copy.
@safe
final class TaskReference: @unchecked Sendable {
    private let task: UnsafeCurrentTask?

    private init(_ task: UnsafeCurrentTask?) {
        unsafe self.task = unsafe task
    }

    /// The calling task.
    static var current: TaskReference {
        // See the type's proof.
        unsafe withUnsafeCurrentTask { task in unsafe TaskReference(task) }
    }

    /// Raises the task's priority, which runs its escalation handlers.
    func escalate(to urgency: Urgency) {
        guard #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) else { return }
        // The task waits for the end of this call.
        unsafe task?.escalatePriority(to: urgency.priority)
    }
}
