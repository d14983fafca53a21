/// How a pass cuts its measuring into pieces that several tasks can share.
///
/// No limit changes a layout: one task or sixteen, any budget and any chunk give the same bits.
public struct MeasuringLimits: Hashable, Sendable {
    /// The nodes that a task measures before it offers to others what it has not reached.
    ///
    /// A leaf that is measured instantly (`LeafContent.measuresInstantly`) counts as half a node.
    ///
    /// Five hundred nodes take a fifth of a millisecond and more. To call a second task takes a tenth
    /// of one where a thread has to be woken for it: half that many nodes would not be worth it, as was
    /// measured. A tree of no more nodes creates no task at all. Where a spec asks more questions at once,
    /// a tree's first pass does not wait until the budget is spent before it offers some. What a task
    /// offers has to wait for others only at the nodes on the path that it was on, which are measured
    /// again.
    public var budget: Int

    /// The most nodes that a task takes from what was offered at a time.
    ///
    /// Taking costs a lock, a few hundredths of a microsecond: as nothing beside a hundred nodes,
    /// even if all of them are leaves. Where less than eight such pieces are left, it takes an eighth.
    public var chunk: Int

    /// The limits that serve trees of all sizes.
    public static let standard = MeasuringLimits(budget: 512, chunk: 128)

    /// Makes limits; numbers below one count as one.
    public init(budget: Int, chunk: Int) {
        self.budget = max(budget, 1)
        self.chunk = max(chunk, 1)
    }
}
