@testable import WeftTree

extension DisplayTree {
    /// How many slots its nodes have ever taken.
    var slotCount: Int { caches.slots.count }

    /// How many environments have a number.
    var environmentCount: Int { caches.environments.count }
}
