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

    private var continuations: [UInt64: CheckedContinuation<Answer, Never>] = [:]
    private var answers: [UInt64: Answer] = [:]

    /// Answers a request, once.
    ///
    /// - Returns: The letter to deliver; nil if the task is not suspended yet.
    mutating func post(_ answer: Answer, to id: UInt64) -> Letter? {
        guard let continuation = continuations.removeValue(forKey: id) else {
            answers[id] = answer
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
        guard let answer = answers.removeValue(forKey: id) else {
            continuations[id] = continuation
            return nil
        }
        return Letter(continuation: continuation, answer: answer)
    }
}
