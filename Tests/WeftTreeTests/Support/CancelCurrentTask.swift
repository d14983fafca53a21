/// Cancels the task that the caller runs in, as a content may.
func cancelCurrentTask() {
    // The task is used where it runs, and not kept.
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
}
