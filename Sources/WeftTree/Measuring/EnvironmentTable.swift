import WeftLayout

/// The environments of a tree, each with a number: equal ones have the same.
///
/// To hash or compare environments runs code of the user's, for the values of their own keys. The
/// table does neither: it is told the hashes, and gives those out that may be equal.
struct EnvironmentTable: Sendable {
    /// An environment and its number.
    typealias Element = (number: Int32, environment: LayoutEnvironment)

    private var environments = ShortMap<Int32, LayoutEnvironment>()

    /// The numbers of the environments with a hash.
    private var numbers: [Int: [Int32]] = [:]

    /// The numbers that were taken back.
    private var free: [Int32] = []

    /// How often numbers were taken back. A number means the same in two states of a table that
    /// have this in common.
    private(set) var epoch: UInt64 = 0

    /// How many environments have a number.
    var count: Int { environments.count }

    /// The environment with a number that this table has given out and not taken back.
    subscript(number: Int32) -> LayoutEnvironment {
        guard let environment = environments[number] else {
            preconditionFailure("no layout outlives the number of its environment")
        }
        return environment
    }

    /// The environments that have a hash.
    func elements(withHash hash: Int) -> [Element] {
        (numbers[hash] ?? []).map { ($0, self[$0]) }
    }

    /// Gives a number to an environment that equals none of the first `count` with its hash.
    ///
    /// - Returns: nil if there are more with its hash by now.
    mutating func add(_ environment: LayoutEnvironment, hash: Int, besides count: Int) -> Int32? {
        guard numbers[hash, default: []].count == count else { return nil }
        let number = add(environment)
        numbers[hash, default: []].append(number)
        return number
    }

    /// Gives an environment a number under which nobody looks for an equal one.
    mutating func add(_ environment: LayoutEnvironment) -> Int32 {
        // If none is free, all numbers below the count are in use.
        let number = free.popLast() ?? Int32(count)
        environments.setValue(environment, forKey: number)
        return number
    }

    /// Takes the numbers of all but some environments back.
    ///
    /// - Returns: The former environments, to be released elsewhere.
    mutating func keep(_ kept: Set<Int32>) -> ShortMap<Int32, LayoutEnvironment> {
        numbers = numbers.compactMapValues { numbers in
            let rest = numbers.filter(kept.contains)
            return rest.isEmpty ? nil : rest
        }
        let former = environments
        environments = ShortMap()
        for (number, environment) in former.elements {
            if kept.contains(number) {
                environments.setValue(environment, forKey: number)
            } else {
                free.append(number)
            }
        }
        epoch += 1
        return former
    }
}
