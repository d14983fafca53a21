import WeftLayout

extension MeasuringWorker {
    /// What a task has found, to be put together with what the others have. Only which nodes it has
    /// measured is handed over apart, after each piece of work, as their order counts.
    struct Findings: Sendable {
        let statistics: LayoutStatistics
        /// The nodes that another parent than before has asked for.
        let relinked: [Slot]
        /// The nodes whose measurement was suspended.
        let pinned: [Slot]
        /// The nodes that were adopted, unless it is the tree's first pass.
        let adopted: [Slot]
        /// What keeps nodes that may be among them, and that the nodes measured may lack.
        let dropped: [NodeKeeper]
        /// What was placed.
        let pages: CommitTable.Builder?

        /// Whether there is nothing to be done about nodes.
        var hasNoNodes: Bool {
            relinked.isEmpty && pinned.isEmpty && adopted.isEmpty && dropped.isEmpty
        }
    }

    /// Hands over the nodes measured since the last call, each after what was measured for it.
    func takeMeasured() -> [Slot] { measured.takeAll() }

    /// Hands over what was found since the last call.
    func takeFindings() -> Findings {
        statistics.restarts = restarts
        defer {
            statistics = LayoutStatistics()
            restarts = 0
            pages = pages?.part()
        }
        return Findings(
            statistics: statistics,
            relinked: relinked.takeAll(),
            pinned: pinned.takeAll(),
            adopted: adopted.takeAll(),
            dropped: dropped.takeAll(),
            pages: pages
        )
    }
}
