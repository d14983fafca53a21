// A task may be escalated from any thread while it lives, and nothing else is done here. The
// standard library lends the reference for one closure, as the task may be gone afterwards: this
// one is not, as it waits. The runtime must not move a task, and nothing else is asked of it.
/// A task that others may raise the priority of.
///
/// It must not be used once the task that made it has gone on: whoever raises its priority makes
/// sure that the task still waits, as `LeaseQueue` does. It is an object because the size of the
/// library's reference is known at run time only, which would make every request slow to copy.
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
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
        // The task waits for the end of this call.
        unsafe task?.escalatePriority(to: urgency.priority)
    }
}
