#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Returns the processor time of this thread that `body` takes, whatever else the machine does.
package func threadTime(_ body: () throws -> Void) rethrows -> Duration {
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

/// Returns the least processor time of this thread, in several rounds, that each of two pieces of
/// work takes.
///
/// Others that use the machine's caches also make work take longer. The two take turns, so that
/// neither has all the bad moments.
package func leastThreadTimes(
    _ first: () throws -> Void,
    _ second: () throws -> Void
) rethrows -> (first: Duration, second: Duration) {
    var least = (first: Duration.seconds(1_000_000), second: Duration.seconds(1_000_000))
    for _ in 0..<6 {
        least.first = min(least.first, try threadTime(first))
        least.second = min(least.second, try threadTime(second))
    }
    return least
}
