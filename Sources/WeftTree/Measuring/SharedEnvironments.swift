import WeftLayout

/// The environments of a tree, shared by the tasks of a pass.
final class SharedEnvironments: Sendable {
    private let table = Locked(EnvironmentTable())

    /// The environments as they are now.
    var current: EnvironmentTable { table.withLock { $0 } }

    /// How many environments have a number.
    var count: Int { table.withLock { $0.count } }

    /// The number of an environment.
    ///
    /// It is hashed and compared outside of the lock. One that does not equal itself, as one with
    /// the value NaN, gets a number of its own each time.
    ///
    /// - Complexity: O(1) on average, apart from the first one after `current` was read.
    func number(of environment: LayoutEnvironment) -> Int32 {
        let hash = environment.hashValue
        while true {
            let candidates = table.withLock { $0.elements(withHash: hash) }
            if let known = candidates.first(where: { $0.environment == environment }) {
                return known.number
            }
            if environment != environment { return table.withLock { $0.add(environment) } }
            let number = table.withLock {
                $0.add(environment, hash: hash, besides: candidates.count)
            }
            if let number { return number }
        }
    }

    /// The environment with a number.
    subscript(number: Int32) -> LayoutEnvironment { table.withLock { $0[number] } }

    /// Takes the numbers of all but some environments back.
    func keep(_ kept: Set<Int32>) {
        _ = table.withLock { $0.keep(kept) }
    }
}
