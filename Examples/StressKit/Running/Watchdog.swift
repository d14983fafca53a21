import Dispatch
import Foundation
import Synchronization

/// Watches whether work makes progress. It does so on a thread of its own, because the threads that
/// tasks run on may all be stuck.
final class Watchdog: Sendable {
    /// How often in a row it must see no progress to consider the work stuck. It counts these looks
    /// because a clock goes on while the whole process is suspended.
    private static let looks = 60

    private let isOver = DispatchSemaphore(value: 0)
    private let isStandstill = Atomic(false)

    /// Creates a watchdog, which begins to watch.
    ///
    /// - Parameters:
    ///   - seconds: How long there may be no progress.
    ///   - progress: Returns a number that changes whenever the work makes progress.
    ///   - onStandstill: Called once on the watchdog's thread when the work is stuck.
    init(
        seconds: Double,
        progress: @escaping @Sendable () -> Int,
        onStandstill: @escaping @Sendable () -> Void
    ) {
        Thread.detachNewThread {
            self.watch(pause: seconds / Double(Self.looks), progress, onStandstill)
        }
    }

    /// Whether the work was found to be stuck.
    var hasFoundStandstill: Bool { isStandstill.load(ordering: .acquiring) }

    /// Ends the watching because the work is done.
    func end() { isOver.signal() }

    private func watch(
        pause: Double,
        _ progress: () -> Int,
        _ onStandstill: () -> Void
    ) {
        var last = (progress: progress(), looks: 0)
        while last.looks < Self.looks {
            guard isOver.wait(timeout: .now() + pause) == .timedOut else { return }
            let current = progress()
            last = (current, current == last.progress ? last.looks + 1 : 0)
        }
        isStandstill.store(true, ordering: .releasing)
        onStandstill()
    }
}
