import WeftLayout

@testable import WeftTree

extension DisplayTree {
    /// Waits until no pass caused by edits is under way or still to come.
    func automationEnds() async {
        while let task = automation.withLock({ $0?.task }) { await task.value }
    }
}
