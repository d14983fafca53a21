extension MeasuringWorker {
    /// What a task has found, to be put together with what the others have. Only which nodes it has
    /// measured is handed over apart, after each piece of work, as their order counts.
    struct Findings: Sendable {
        let statistics: LayoutStatistics
        /// The nodes that another parent than before has asked for.
        let relinked: [Slot]
        /// The nodes whose measurement was suspended.
        let pinned: [Slot]
        /// The nodes that were adopted.
        let adopted: [Slot]
        /// Nodes that may be among them, and that the asks of the nodes measured may lack.
        let unasked: [NodeHandle]
        /// What was placed.
        let pages: CommitTable.Builder?

        /// Whether there is nothing to be done about nodes.
        var hasNoNodes: Bool {
            relinked.isEmpty && pinned.isEmpty && adopted.isEmpty && unasked.isEmpty
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
            unasked: unasked.takeAll(),
            pages: pages
        )
    }
}
