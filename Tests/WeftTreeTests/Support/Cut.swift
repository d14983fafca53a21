import Weft

/// A way to cut a pass into pieces: the number of workers and the limits.
struct Cut: CustomStringConvertible, Sendable {
    let workers: Int
    let budget: Int
    let chunk: Int
    var firstBudget: Int?

    var description: String {
        "\(workers) workers, budget \(budget), chunk \(chunk), first \(firstBudget ?? budget)"
    }

    var scheduler: LayoutScheduler {
        let limits = MeasuringLimits(budget: budget, chunk: chunk, firstBudget: firstBudget)
        return LayoutScheduler(workers: workers, limits: limits)
    }

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
    ]
}
