import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Trait where Self == TimeLimitTrait {
    /// For what would never end if it were broken.
    ///
    /// All tests run at the same time, and one that suspends itself often may take as long as all
    /// of them: the limit tells nothing about speed.
    static var endsEventually: Self { .timeLimit(.minutes(10)) }
}

extension ContinuousClock.Instant {
    /// When a loop that waits for others gives up, for the same reason far away.
    static var givingUp: Self { .now + .seconds(300) }
}

/// What `body` takes of this thread's time, whatever else the machine does.
func threadTime(_ body: () throws -> Void) rethrows -> Duration {
    func now() -> Duration {
        var time = timespec()
        // The pointer is valid for the call.
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let start = now()
    try body()
    return now() - start
}
