#if DEBUG
import Synchronization

/// A mistake that tests plant in a round: a continuation that nobody resumes until the tests say
/// so.
package final class LostWakeUp: Sendable {
    private struct Storage {
        var isMended = false
        var sleepers: [CheckedContinuation<Void, Never>] = []
    }

    private let storage = Mutex(Storage())

    package init() {}

    /// Waits until the mistake is mended.
    func wait() async {
        await withCheckedContinuation { sleeper in
            let isMended = storage.withLock { storage in
                if !storage.isMended { storage.sleepers.append(sleeper) }
                return storage.isMended
            }
            if isMended { sleeper.resume() }
        }
    }

    /// Wakes everything that waits, and from now on lets nothing wait.
    package func mend() {
        let sleepers = storage.withLock { storage in
            storage.isMended = true
            defer { storage.sleepers = [] }
            return storage.sleepers
        }
        for sleeper in sleepers { sleeper.resume() }
    }
}

extension LostWakeUp: Equatable {
    package static func == (wakeUp: LostWakeUp, other: LostWakeUp) -> Bool { wakeUp === other }
}
#endif
