import Dispatch
import Testing

extension Trait where Self == TimeLimitTrait {
    /// A time limit for tests that would never end if the code were broken.
    ///
    /// All tests run at the same time, and one that suspends itself often may take as long as all
    /// of them together, so the limit says nothing about speed.
    static var endsEventually: Self { .timeLimit(.minutes(30)) }
}

/// After how many seconds a test that waits for others gives up: many, for the same reason.
private let patience = 900

extension ContinuousClock.Instant {
    /// When a loop that waits for others gives up.
    static var givingUp: Self { .now + .seconds(patience) }
}

extension DispatchTime {
    /// When a thread that waits for others gives up.
    static var givingUp: Self { .now() + .seconds(patience) }
}
