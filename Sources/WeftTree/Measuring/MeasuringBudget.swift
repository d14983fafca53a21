/// How much a task may measure before it puts off the rest.
///
/// The unit is a leaf that is measured instantly. Any other node counts twice as much. A budget is
/// also spent when measurements that are not quick have taken too much time; it never is for leaves
/// where measurements have turned out to be quick.
struct MeasuringBudget {
    /// What a node costs that is not a leaf that is measured instantly.
    static let nodePrice = 2

    /// The budget of a job, unless it is given a larger one.
    let whole: Int

    /// What is left; zero or less when the budget is spent.
    private(set) var rest = 0

    private var clock: MeasuringClock

    private let limits: MeasuringLimits

    init(_ limits: MeasuringLimits) {
        self.limits = limits
        clock = MeasuringClock(quick: limits.quickNode)
        whole = Self.price(of: limits.budget)
    }

    /// Whether nothing is left.
    var isSpent: Bool { rest <= 0 }

    /// Whether a leaf that is not measured instantly has to be put off.
    var isSpentForLeaves: Bool { isSpent && !clock.areQuick }

    /// A number that rises with each node that is timed.
    var timedCount: Int { clock.count }

    /// Turns this into the budget that a pass begins with.
    mutating func extend() { rest = Self.price(of: limits.firstBudget) }

    /// Begins to measure with an amount.
    mutating func refill(to amount: Int) {
        rest = amount
        clock.begin()
    }

    /// Pays for a node that is not timed.
    mutating func payUntimed() { rest -= Self.nodePrice }

    /// Pays for a node that is not measured instantly, which is timed.
    ///
    /// - Returns: Whether the clock was looked at, so that it is time to check for cancellation,
    ///   and to spend the budget if it is overdue.
    @inline(__always)
    mutating func pay(_ weight: MeasuringClock.Weight) -> Bool {
        rest -= Self.nodePrice
        return clock.tick(weight, rest)
    }

    /// Spends what is left if measurements have taken too much time since the run began.
    ///
    /// - Returns: Whether they have.
    mutating func spendIfOverdue() -> Bool {
        guard clock.elapsed > limits.time, !clock.areQuick else { return false }
        let amount = max(0, rest)
        rest -= amount
        clock.forgo(amount)
        return true
    }

    /// Whether measurements have taken so much more time than they may that a single one takes
    /// long.
    var hasSlowNodes: Bool { clock.elapsed > limits.time * 2 && !clock.areQuick }

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
