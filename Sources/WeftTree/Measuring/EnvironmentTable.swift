import WeftLayout

/// The environments of a tree, each with a number: equal ones have the same.
struct EnvironmentTable: Sendable {
    private var environments = ShortMap<Int32, LayoutEnvironment>()
    private var numbers: [LayoutEnvironment: Int32] = [:]
    private var lastNumber: Int32 = -1

    /// How many environments have a number.
    var count: Int { environments.elements.count }

    /// The number of an environment.
    mutating func number(of environment: LayoutEnvironment) -> Int32 {
        if let number = numbers[environment] { return number }
        lastNumber += 1
        environments[lastNumber] = environment
        numbers[environment] = lastNumber
        return lastNumber
    }

    /// The environment with a number that this table has given out and not taken back.
    subscript(number: Int32) -> LayoutEnvironment { environments[number] ?? LayoutEnvironment() }

    /// Takes the numbers of all but some environments back; they are not given out again.
    mutating func keep(_ kept: Set<Int32>) {
        numbers = numbers.filter { kept.contains($0.value) }
        environments = ShortMap()
        for (environment, number) in numbers { environments[number] = environment }
    }
}

/// The environments of a tree, shared by the tasks of a pass.
final class SharedEnvironments: Sendable {
    private let table: Locked<EnvironmentTable>

    init(_ table: EnvironmentTable = EnvironmentTable()) {
        self.table = Locked(table)
    }

    /// The environments as they are now.
    var current: EnvironmentTable { table.withLock { $0 } }

    /// How many environments have a number.
    var count: Int { table.withLock { $0.count } }

    /// The number of an environment.
    ///
    /// Comparing environments runs code of the user's for the values of their own keys, which is not
    /// to happen under a lock; so it is done on a copy, and the copy installed if nobody else has
    /// installed another one meanwhile.
    func number(of environment: LayoutEnvironment) -> Int32 {
        while true {
            let old = current
            var new = old
            let number = new.number(of: environment)
            if new.count == old.count { return number }
            let isInstalled = table.withLock { table in
                guard table.count == old.count else { return false }
                table = new
                return true
            }
            if isInstalled { return number }
        }
    }

    /// The environment with a number.
    subscript(number: Int32) -> LayoutEnvironment { table.withLock { $0[number] } }

    /// Takes the numbers of all but some environments back.
    func keep(_ kept: Set<Int32>) {
        var new = current
        new.keep(kept)
        let table = new
        self.table.withLock { $0 = table }
    }
}
