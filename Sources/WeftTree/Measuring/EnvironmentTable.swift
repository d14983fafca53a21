import WeftLayout

/// The environments of a tree, each with a number: equal ones have the same.
struct EnvironmentTable: Sendable {
    private(set) var environments: [LayoutEnvironment] = []
    private var numbers: [LayoutEnvironment: Int32] = [:]

    /// The number of an environment.
    mutating func number(of environment: LayoutEnvironment) -> Int32 {
        if let number = numbers[environment] { return number }
        let number = Int32(environments.count)
        environments.append(environment)
        numbers[environment] = number
        return number
    }

    /// The environment with a number that this table has given out.
    subscript(number: Int32) -> LayoutEnvironment { environments[Int(number)] }
}
