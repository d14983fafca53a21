import Synchronization

/// A number that any thread may raise or lower.
package final class Counter: Sendable {
    private let number = Atomic<Int>(0)

    /// Creates a counter that is 0.
    package init() {}

    /// The current number.
    package var value: Int { number.load(ordering: .sequentiallyConsistent) }

    /// Raises the number, or lowers it if the amount is negative.
    ///
    /// - Returns: The new number, which other threads may have changed by the time `value` is read.
    @discardableResult
    package func add(_ amount: Int = 1) -> Int {
        number.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
    }
}
