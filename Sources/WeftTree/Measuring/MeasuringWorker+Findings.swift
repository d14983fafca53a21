extension MeasuringWorker {
    /// What a task has found, to be put together with what the others have.
    struct Findings: Sendable {
        let statistics: LayoutStatistics
        /// The nodes measured, each after what was measured for it.
        let measured: [Slot]
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
    }

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
            measured: measured.takeAll(),
            relinked: relinked.takeAll(),
            pinned: pinned.takeAll(),
            adopted: adopted.takeAll(),
            unasked: unasked.takeAll(),
            pages: pages
        )
    }
}
