/// How a pass cuts its measuring into pieces that several tasks can share.
///
/// No limit changes a layout: one task or sixteen, any budget and any chunk give the same bits.
/// Numbers below one count as one, wherever they are set.
public struct MeasuringLimits: Hashable, Sendable {
    /// The measurements that a pass makes before it calls other tasks; below `budget` it counts as
    /// that. A node that is asked twice, for instance to be stretched, counts twice.
    ///
    /// To call a second task takes up to a tenth of a millisecond where a thread has to be woken,
    /// and the nodes that it has measured are in the caches of another core when the commit reads
    /// them. As was measured, trees of a thousand nodes are a quarter slower with a second task
    /// than without one, and those of ten thousand a tenth faster where it is called as soon as
    /// this.
    ///
    /// Two things make a pass call for others sooner. Of leaves that may take long, those that are
    /// not measured instantly, it measures no more than `budget`. And where a spec asks more
    /// questions at once than `budget`, a tree's first pass puts off at once what has subnodes. Any
    /// other pass of no more measurements creates no task at all, and one of no more than twice as
    /// many is placed by one task.
    public var firstBudget: Int {
        didSet { firstBudget = Self.usable(firstBudget) }
    }

    /// The first budget, which is never below `budget`.
    var wholeFirstBudget: Int { max(firstBudget, budget) }

    /// The measurements that a task makes of what was offered before it offers to others what it
    /// has not reached.
    ///
    /// That of a leaf that is measured instantly (`LeafContent.measuresInstantly`) counts as half.
    ///
    /// Five hundred measurements take a fifth of a millisecond and more. What a task offers has to
    /// wait for others only at the nodes on the path that it was on, which are measured again.
    public var budget: Int {
        didSet { budget = Self.usable(budget) }
    }

    /// The most nodes that a task takes from what was offered at a time, but for further questions
    /// to the last of them.
    ///
    /// Taking costs a lock, a few hundredths of a microsecond: as nothing beside a hundred nodes,
    /// even if all of them are leaves. Where fewer than eight such pieces are left, it takes an
    /// eighth.
    public var chunk: Int {
        didSet { chunk = Self.usable(chunk) }
    }

    /// The limits that serve trees of all sizes.
    public static let standard = MeasuringLimits(budget: 512, chunk: 128, firstBudget: 768)

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - budget: How many measurements a task makes before it offers the rest to others.
    ///   - chunk: The most nodes that a task takes at a time.
    ///   - firstBudget: How many a pass makes before it calls other tasks; nil for as many as
    ///     `budget`.
    public init(budget: Int, chunk: Int, firstBudget: Int? = nil) {
        self.budget = Self.usable(budget)
        self.chunk = Self.usable(chunk)
        self.firstBudget = Self.usable(firstBudget ?? budget)
    }

    /// A pass that may measure nothing, or hand on nothing, would never come to its end.
    private static func usable(_ count: Int) -> Int { max(count, 1) }
}
