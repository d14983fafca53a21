#if DEBUG
package import Weft
#endif

/// What the stress program is asked to do.
package struct StressOptions: Equatable, Sendable {
    /// How long it runs.
    package var seconds = 10.0

    /// What everything random is made from.
    package var seed: UInt64 = 1

    /// How many nodes a tree has, more or less.
    package var nodes = 60

    /// How many tasks edit and lay out.
    package var writers = 8

    /// How many tasks read and mount.
    package var readers = 4

    /// How many trees there are at a time.
    package var trees = 16

    /// How often each writer comes back to the trees before they are given up for new ones.
    package var bursts = 100

    /// After how many seconds in which no writer gets on somebody is held to wait forever.
    package var standstill = 60.0

    /// After how many rounds of new trees it ends; nil for when the time is up.
    package var rounds: Int?

    /// A script, or the name of a file with one, to be played instead.
    package var replay: String?

    /// Whether only the usage is wanted.
    package var wantsHelp = false

    #if DEBUG
    /// A mistake that every tree is given.
    package var plantedBug: PlantedBug?

    /// What the first writer of a round waits for before it does anything.
    package var lostWakeUp: LostWakeUp?
    #endif

    package init() {}
}
