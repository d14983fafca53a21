import Dispatch
import Foundation
import Synchronization

/// Looks whether work gets on. It does so from a thread of its own, as those that tasks run on may
/// all be stuck.
final class Watchdog: Sendable {
    /// How often it sees no progress before it holds the work to be stuck. It counts looks, as a
    /// clock goes on where the whole process is held.
    private static let looks = 60

    private let isOver = DispatchSemaphore(value: 0)
    private let isStandstill = Atomic(false)

    /// Begins to look.
    ///
    /// - Parameters:
    ///   - seconds: How long there may be no progress.
    ///   - progress: What is another number whenever the work has got on.
    ///   - onStandstill: What is told that the work is stuck, once, on the watchdog's thread.
    init(
        seconds: Double,
        progress: @escaping @Sendable () -> Int,
        onStandstill: @escaping @Sendable () -> Void
    ) {
        Thread.detachNewThread {
            self.watch(pause: seconds / Double(Self.looks), progress, onStandstill)
        }
    }

    /// Whether the work has been stuck.
    var hasFoundStandstill: Bool { isStandstill.load(ordering: .acquiring) }

    /// Ends the looking, as the work is done.
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
