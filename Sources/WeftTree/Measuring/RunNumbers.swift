import Synchronization

/// Gives runs of measurements numbers that are unique in a tree.
final class RunNumbers: Sendable {
    // Relaxed: the numbers only have to be different, and publish nothing.
    private let last = Atomic<UInt64>(0)

    /// The number of the next run. Its lower 16 bits, which are noted in nodes that are put off,
    /// are not zero.
    func next() -> UInt64 {
        while true {
            let run = last.wrappingAdd(1, ordering: .relaxed).newValue
            if UInt16(truncatingIfNeeded: run) != 0 { return run }
        }
    }
}
