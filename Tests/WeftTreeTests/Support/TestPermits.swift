import Testing
import WeftLayout

@testable import WeftTree

extension Permits {
    /// How many permits are left for a caller of the lowest urgency.
    var idle: Int {
        var permits = self
        return permits.borrow(upTo: .max, at: Urgency(TaskPriority(rawValue: 0)))
    }

    /// Gives permits back one by one.
    mutating func giveBack(_ count: Int, at urgency: Urgency) -> [Grant] {
        (0..<count).flatMap { _ in giveBack(at: urgency) }
    }
}

extension Permit {
    /// Gives permits back one by one.
    func giveBack(_ count: Int) {
        for _ in 0..<count { giveBack() }
    }
}

extension LayoutScheduler {
    /// How many permits are free.
    var idle: Int { storage.withLock { $0.permits.idle } }

    /// How many tasks wait for a permit.
    var waitingCount: Int { storage.withLock { $0.permits.waitingCount } }

    /// Waits until a permit is wanted at the given urgency, and at none above it, while all permits
    /// are occupied.
    func waits(at urgency: Urgency) async {
        while storage.withLock({ $0.permits.wantedBack }) != urgency { await Task.yield() }
    }

    /// Takes free permits, so that whoever needs one of them waits, however urgent it is.
    ///
    /// - Returns: A permit that gives them back.
    func occupy(_ count: Int) -> Permit {
        let permit = Permit(scheduler: self, urgency: .highest)
        #expect(permit.borrow(upTo: count) == count)
        return permit
    }
}
