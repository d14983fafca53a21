/// How a pass divides its measuring into pieces that several tasks can share.
///
/// The limits never change a layout: one task or sixteen, and any budget and chunk, give the same
/// bits. `docs/Costs.md` says what a second task costs, and gains.
package struct MeasuringLimits: Sendable {
    /// The number of measurements that a pass makes before it calls other tasks; at least `budget`.
    ///
    /// A node that is asked twice, for instance to be stretched, counts twice. If the rest probably
    /// takes no longer, a pass makes as many measurements again before it calls others: a tree's
    /// first pass if more than half of the answers are there by then, and any other if the tree has
    /// at most twice as many slots.
    ///
    /// Two things make a pass call other tasks sooner. One is that its measurements take longer
    /// than `time`. And if a spec asks more than `budget` questions at once, a tree's first pass
    /// immediately puts off all nodes that have subnodes. Any other pass of at most this many
    /// measurements creates no task at all, and one of at most twice as many is placed by one task.
    package let firstBudget: Int

    /// The number of measurements that a task makes of offered work before it offers the rest to
    /// others.
    ///
    /// The measurement of a leaf that is measured instantly (`LeafContent.measuresInstantly`)
    /// counts as half. When a task offers its rest, only the nodes on its current path have to wait
    /// for others, and these are measured again.
    package let budget: Int

    /// The most offered nodes that a task takes at a time, not counting further questions to the
    /// last of them. If fewer than eight such pieces are left, the task takes an eighth of what is
    /// left.
    package let chunk: Int

    /// How long a task measures before it offers the rest to others, whatever is left of its
    /// budget, unless its measurements are quick.
    let time: Duration

    /// The mean time up to which measuring a node takes no longer than handing it on to another
    /// task: leaves that are as quick are not put off, even if the budget is spent. A leaf that is
    /// measured instantly counts as half a node.
    let quickNode: Duration

    /// Limits that work well for trees of all sizes.
    package static let standard = MeasuringLimits(
        budget: 512,
        chunk: 128,
        firstBudget: 768,
        time: .microseconds(250),
        quickNode: .microseconds(2)
    )

    /// Creates limits. A budget or a chunk below 1 counts as 1: a pass that may measure nothing, or
    /// hand on nothing, would never end.
    ///
    /// - Parameters:
    ///   - budget: How many measurements a task makes before it offers the rest to others.
    ///   - chunk: The most nodes that a task takes at a time.
    ///   - firstBudget: How many measurements a pass makes before it calls other tasks; nil, or a
    ///     number below `budget`, for as many as `budget`.
    ///   - time: How long a task measures before it offers the rest to others; by default, only
    ///     the number of measurements counts.
    ///   - quickNode: The mean time up to which leaves are never put off; by default, all of them
    ///     are.
    package init(
        budget: Int,
        chunk: Int,
        firstBudget: Int? = nil,
        time: Duration = .seconds(1_000_000),
        quickNode: Duration = .zero
    ) {
        self.budget = max(1, budget)
        self.chunk = max(1, chunk)
        self.firstBudget = max(self.budget, firstBudget ?? 0)
        self.time = time
        self.quickNode = quickNode
    }
}
