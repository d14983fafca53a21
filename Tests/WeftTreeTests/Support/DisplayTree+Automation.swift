import WeftLayout

@testable import WeftTree

extension DisplayTree {
    /// Waits until no pass is under way, and none to come, that edits have caused.
    func automationEnds() async {
        while let task = automation.withLock({ $0?.task }) { await task.value }
    }
}
