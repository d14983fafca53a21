/// Answers on their way to tasks that wait for them, or will wait in a moment.
///
/// A request is made synchronously, and its task suspends a little later, perhaps on another
/// thread. An answer that comes in between is kept here. A mailbox is part of what a lock guards;
/// its letters are delivered after the lock was left.
struct Mailbox<Answer: Sendable> {
    /// An answer to a task that is suspended.
    struct Letter: Sendable {
        fileprivate let continuation: CheckedContinuation<Answer, Never>
        fileprivate let answer: Answer

        /// Resumes the task.
        func deliver() { continuation.resume(returning: answer) }
    }

    /// What has come first of a request: its task, or its answer.
    private enum Entry {
        case task(CheckedContinuation<Answer, Never>)
        case answer(Answer)
    }

    private var entries: [UInt64: Entry] = [:]

    /// Answers a request, once.
    ///
    /// - Returns: The letter to deliver; nil if the task is not suspended yet.
    mutating func post(_ answer: Answer, to id: UInt64) -> Letter? {
        guard case .task(let continuation) = entries.removeValue(forKey: id) else {
            entries[id] = .answer(answer)
            return nil
        }
        return Letter(continuation: continuation, answer: answer)
    }

    /// Suspends the task of a request.
    ///
    /// - Returns: The letter to deliver at once, if the answer is already here.
    mutating func wait(
        for id: UInt64,
        _ continuation: CheckedContinuation<Answer, Never>
    ) -> Letter? {
        guard case .answer(let answer) = entries.removeValue(forKey: id) else {
            entries[id] = .task(continuation)
            return nil
        }
        return Letter(continuation: continuation, answer: answer)
    }
}
