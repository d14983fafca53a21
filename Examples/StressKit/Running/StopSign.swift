import Synchronization

/// Tells all tasks of a round that it is over.
final class StopSign: Sendable {
    private let isRaised = Atomic(false)
    private let deadline: ContinuousClock.Instant

    init(deadline: ContinuousClock.Instant) {
        self.deadline = deadline
    }

    /// Whether somebody has stopped the round, or the time is up.
    var stops: Bool { isRaised.load(ordering: .relaxed) || ContinuousClock.now >= deadline }

    func raise() { isRaised.store(true, ordering: .relaxed) }
}
