#if DEBUG
package import Weft
#endif

/// What the stress program is asked to do.
package struct StressOptions: Equatable, Sendable {
    /// How long it runs, in seconds.
    package var seconds = 10.0

    /// The seed of everything random.
    package var seed: UInt64 = 1

    /// The approximate number of nodes in a tree.
    package var nodes = 60

    /// How many tasks edit and lay out.
    package var writers = 8

    /// How many tasks read and mount.
    package var readers = 4

    /// How many trees there are at a time.
    package var trees = 16

    /// How often each writer visits the trees before they are replaced by new ones.
    package var bursts = 100

    /// After how many seconds without progress of any writer somebody is taken to wait forever.
    package var standstill = 60.0

    /// The number of rounds of new trees after which it ends; nil to run until the time is up.
    package var rounds: Int?

    #if DEBUG
    /// A mistake that is planted in every tree.
    package var plantedBug: PlantedBug?

    /// What the first writer of a round waits for before it does anything.
    package var lostWakeUp: LostWakeUp?
    #endif

    package init() {}
}
