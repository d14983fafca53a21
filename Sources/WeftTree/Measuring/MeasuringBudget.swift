/// How much a task may measure before it puts off the rest.
///
/// The unit is a leaf that is measured instantly. A node that asks for others counts twice as much.
struct MeasuringBudget {
    private static let nodePrice = 2

    /// The budget of a job, unless it is given a larger one.
    let whole: Int

    /// What is left; zero or less when the budget is spent.
    private(set) var rest = 0

    /// The price of a leaf that is not measured instantly.
    private var leafPrice = nodePrice

    /// How many leaves that are not measured instantly have been begun.
    private(set) var slowLeafCount = 0

    private let limits: MeasuringLimits

    init(_ limits: MeasuringLimits) {
        self.limits = limits
        whole = Self.price(of: limits.budget)
    }

    /// Whether nothing is left.
    var isSpent: Bool { rest <= 0 }

    /// Begins a run of measurements.
    mutating func beginRun() {
        rest = whole
        leafPrice = Self.nodePrice
    }

    /// Turns this into the budget that a pass begins with. It allows no more leaves that may take
    /// long than the budgets of later runs do.
    mutating func extend() {
        rest = Self.price(of: limits.firstBudget)
        // This is rounded up.
        leafPrice = (rest - 1) / limits.budget + 1
    }

    /// Sets what is left.
    mutating func refill(to amount: Int) { rest = amount }

    /// Pays for a node that asks for others.
    mutating func payNode() { rest -= Self.nodePrice }

    /// Pays for a leaf that is not measured instantly.
    ///
    /// - Returns: Whether it is time to check for cancellation, which is at every eighth such leaf.
    @inline(__always)
    mutating func payLeaf() -> Bool {
        rest -= leafPrice
        slowLeafCount &+= 1
        return slowLeafCount & 7 == 0
    }

    /// Pays for a leaf that is measured instantly.
    ///
    /// - Returns: Whether it is time to check for cancellation, which is once in a run of 4,096
    ///   such leaves.
    @inline(__always)
    mutating func payInstantLeaf() -> Bool {
        rest -= 1
        return rest & 4_095 == 0
    }

    /// The price of a number of nodes. Very large numbers are limited, so that several such prices
    /// can be added without overflow.
    private static func price(of nodeCount: Int) -> Int { min(nodeCount, .max / 64) * nodePrice }
}
