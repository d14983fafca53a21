/// Waits for the answer to a request that lies in a mailbox, and tells of each rise of the calling
/// task's priority meanwhile.
///
/// - Parameters:
///   - wait: Suspends the task in the mailbox; what it returns is to be delivered at once.
///   - raise: Gets the priority, now and whenever it rises; on any thread, and maybe when the
///     request was answered.
///   - giveUp: Takes the request back if the task is cancelled, unless it was answered already;
///     what it returns is the answer to that.
nonisolated(nonsending) func awaitAnswer<Answer>(
    wait: (CheckedContinuation<Answer, Never>) -> Mailbox<Answer>.Letter?,
    raise: @escaping @Sendable (Urgency) -> Void,
    giveUp: @Sendable () -> Mailbox<Answer>.Letter?
) async -> Answer {
    await withTaskCancellationHandler {
        await withEscalationHandler {
            // The priority may have risen before the handler was there.
            raise(.current)
            return await withCheckedContinuation { wait($0)?.deliver() }
        } onEscalated: {
            raise($0)
        }
    } onCancel: {
        giveUp()?.deliver()
    }
}
