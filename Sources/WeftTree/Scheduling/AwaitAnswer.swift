/// Waits for the answer to a request, which arrives in a mailbox, and meanwhile reports each rise
/// of the calling task's priority.
///
/// - Parameters:
///   - wait: Suspends the task in the mailbox. The letter that it returns is delivered at once.
///   - raise: Receives the priority, now and whenever it rises, on any thread, and possibly after
///     the request was answered.
///   - giveUp: Withdraws the request if the task is cancelled, unless it was already answered. The
///     letter that it returns is the answer to the withdrawal.
nonisolated(nonsending) func awaitAnswer<Answer>(
    wait: (CheckedContinuation<Answer, Never>) -> Mailbox<Answer>.Letter?,
    raise: @escaping @Sendable (Urgency) -> Void,
    giveUp: @Sendable () -> Mailbox<Answer>.Letter?
) async -> Answer {
    await withTaskCancellationHandler {
        await withEscalationHandler {
            // The priority may have risen before the handler was installed.
            raise(.current)
            return await withCheckedContinuation { wait($0)?.deliver() }
        } onEscalated: {
            raise($0)
        }
    } onCancel: {
        giveUp()?.deliver()
    }
}
