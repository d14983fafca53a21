import Synchronization

/// Gives measurements numbers that are unique in a tree; each task takes a block of them at a time.
final class MeasurementNumbers: Sendable {
    /// How many numbers a block has: so many that its price does not show.
    static let blockSize: UInt64 = 1_024

    private let last = Atomic<UInt64>(0)

    /// The numbers of a block that nobody else gets.
    func takeBlock() -> Range<UInt64> {
        let end = last.wrappingAdd(Self.blockSize, ordering: .relaxed).newValue
        return end - Self.blockSize + 1..<end + 1
    }
}
