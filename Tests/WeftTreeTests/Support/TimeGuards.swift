import Testing

extension Trait where Self == TimeLimitTrait {
    /// For what would never end if it were broken.
    ///
    /// All tests run at the same time, and one that suspends itself often may take as long as all
    /// of them: the limit tells nothing about speed.
    static var endsEventually: Self { .timeLimit(.minutes(30)) }
}

extension ContinuousClock.Instant {
    /// When a loop that waits for others gives up, for the same reason far away.
    static var givingUp: Self { .now + .seconds(900) }
}
