import WeftLayout

/// The environments of a tree, shared by the tasks of a pass: equal ones have the same number.
final class SharedEnvironments: Sendable {
    let storage = Locked(Storage())

    struct Storage {
        var table = EnvironmentTable()

        /// The numbers of the environments, by hash value. Hashing or comparing environments runs
        /// user code for the values of users' own keys, so neither is done inside the lock.
        var numbers: [Int: [Int32]] = [:]
    }

    /// The environments at this moment.
    var current: EnvironmentTable { storage.withLock { $0.table } }

    /// How many environments have a number.
    var count: Int { storage.withLock { $0.table.count } }

    /// The number of an environment, which is given one if it has none yet.
    ///
    /// - Complexity: O(1) on average, except for the first new environment after `current` was
    ///   read.
    func number(of environment: LayoutEnvironment) -> Int32 {
        let hash = environment.hashValue
        while true {
            let candidates = storage.withLock { storage in
                (storage.numbers[hash] ?? []).map { ($0, storage.table[$0]) }
            }
            if let known = candidates.first(where: { $0.1 == environment }) { return known.0 }
            let number = storage.withLock { storage -> Int32? in
                // Another task may have added one in the meantime.
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
        // Released outside the lock, because that may run user code.
        withExtendedLifetime(former) {}
    }
}
