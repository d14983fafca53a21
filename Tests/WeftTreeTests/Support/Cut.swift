import Weft

/// A way to cut a pass into pieces: the number of workers and the limits.
struct Cut: CustomStringConvertible, Sendable {
    let workers: Int
    let budget: Int
    let chunk: Int
    var firstBudget: Int?
    var leaves = Leaves.counted

    /// What leaves that are not measured instantly count as.
    enum Leaves: CaseIterable, Sendable {
        /// Only their number counts.
        case counted
        /// They take too much time.
        case slow
        /// They take too little time to be put off.
        case quick
    }

    var description: String {
        """
        \(workers) workers, budget \(budget), chunk \(chunk), first \(firstBudget ?? budget), \
        leaves \(leaves)
        """
    }

    var limits: MeasuringLimits {
        MeasuringLimits(
            budget: budget,
            chunk: chunk,
            firstBudget: firstBudget,
            time: leaves == .slow ? .zero : .seconds(1_000_000),
            quickNode: leaves == .quick ? .seconds(1_000_000) : .zero
        )
    }

    var scheduler: LayoutScheduler { LayoutScheduler(workers: workers, limits: limits) }

    /// One worker whose limits never stop it.
    static let serial = Cut(workers: 1, budget: .max, chunk: .max)

    static let table = [
        Cut(workers: 2, budget: 1, chunk: 1),
        Cut(workers: 4, budget: 1, chunk: 100),
        Cut(workers: 2, budget: 2, chunk: 3),
        Cut(workers: 3, budget: 3, chunk: 1),
        Cut(workers: 2, budget: 5, chunk: 2),
        Cut(workers: 8, budget: 8, chunk: 1),
        Cut(workers: 2, budget: 13, chunk: 128),
        Cut(workers: 1, budget: 1, chunk: 1),
        Cut(workers: 2, budget: 1_024, chunk: 128),
        Cut(workers: 2, budget: 2, chunk: 3, firstBudget: 15),
        Cut(workers: 3, budget: 1, chunk: 1, firstBudget: 40),
        Cut(workers: 2, budget: 1, chunk: 1, firstBudget: .max),
        Cut(workers: 2, budget: .max, chunk: .max),
        Cut(workers: 2, budget: .max, chunk: 3, leaves: .slow),
        Cut(workers: 3, budget: 2, chunk: 1, firstBudget: 9, leaves: .slow),
        Cut(workers: 2, budget: 3, chunk: 2, leaves: .quick),
        Cut(workers: 1, budget: 2, chunk: 1, leaves: .slow),
    ]
}
