import Synchronization

/// Gives measurements, and runs of them, numbers that are unique in a tree. Of those of
/// measurements each task takes a block at a time.
final class MeasurementNumbers: Sendable {
    /// How many numbers a block has: so many that its price does not show.
    static let blockSize: UInt64 = 1_024

    // Relaxed: the numbers have to be different, and publish nothing.
    private let last = Atomic<UInt64>(0)
    private let lastRun = Atomic<UInt64>(0)

    /// The numbers of a block that nobody else gets.
    func takeBlock() -> Range<UInt64> {
        let end = last.wrappingAdd(Self.blockSize, ordering: .relaxed).newValue
        return end - Self.blockSize + 1..<end + 1
    }

    /// The number of the next run. Its lower 16 bits, which nodes note that are put off, are not
    /// zero.
    func takeRun() -> UInt64 {
        while true {
            let run = lastRun.wrappingAdd(1, ordering: .relaxed).newValue
            if UInt16(truncatingIfNeeded: run) != 0 { return run }
        }
    }
}
