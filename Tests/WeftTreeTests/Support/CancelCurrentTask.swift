/// Cancels the task that the caller runs in, as a content might do.
func cancelCurrentTask() {
    // The task is used only while it runs this closure, and is not kept.
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
}
