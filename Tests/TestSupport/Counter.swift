import Synchronization

/// A number that any thread may raise.
package final class Counter: Sendable {
    private let number = Atomic<Int>(0)

    /// Makes one that is 0.
    package init() {}

    /// What it has come to.
    package var value: Int { number.load(ordering: .sequentiallyConsistent) }

    /// Raises the number, or lowers it.
    ///
    /// - Returns: What it comes to, which `value` may have passed by when a thread reads it.
    @discardableResult
    package func add(_ amount: Int = 1) -> Int {
        number.wrappingAdd(amount, ordering: .sequentiallyConsistent).newValue
    }
}
