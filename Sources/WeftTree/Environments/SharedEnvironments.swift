import WeftLayout

/// The environments of a tree, shared by the tasks of a pass: equal ones have the same number.
final class SharedEnvironments: Sendable {
    let storage = Locked(Storage())

    struct Storage {
        var table = EnvironmentTable()

        /// The numbers of the environments with a hash. To hash or compare environments runs code
        /// of the user's, for the values of their own keys: so neither is done inside the lock.
        var numbers: [Int: [Int32]] = [:]
    }

    /// The environments as they are now.
    var current: EnvironmentTable { storage.withLock { $0.table } }

    /// How many environments have a number.
    var count: Int { storage.withLock { $0.table.count } }

    /// The number of an environment.
    ///
    /// - Complexity: O(1) on average, apart from the first one after `current` was read.
    func number(of environment: LayoutEnvironment) -> Int32 {
        let hash = environment.hashValue
        while true {
            let candidates = storage.withLock { storage in
                (storage.numbers[hash] ?? []).map { ($0, storage.table[$0]) }
            }
            if let known = candidates.first(where: { $0.1 == environment }) { return known.0 }
            let number = storage.withLock { storage -> Int32? in
                // Others may have come meanwhile.
                guard storage.numbers[hash, default: []].count == candidates.count
                else { return nil }
                let number = storage.table.add(environment)
                storage.numbers[hash, default: []].append(number)
                return number
            }
            if let number { return number }
        }
    }

    /// The environment with a number.
    subscript(number: Int32) -> LayoutEnvironment { storage.withLock { $0.table[number] } }

    /// Forgets all but some environments.
    func removeAll(but kept: Set<Int32>) {
        let former = storage.withLock { storage in
            let former = storage.table
            storage.table.removeAll(but: kept)
            storage.numbers = storage.numbers.compactMapValues { numbers in
                let rest = numbers.filter(kept.contains)
                return rest.isEmpty ? nil : rest
            }
            return former
        }
        // What goes with it may run code of the user's, outside of the lock.
        withExtendedLifetime(former) {}
    }
}
