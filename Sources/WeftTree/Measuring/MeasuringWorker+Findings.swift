import WeftLayout

extension MeasuringWorker {
    /// What a task finds while it measures.
    struct NewFindings: ~Copyable {
        /// What was counted, besides the restarts.
        var statistics = LayoutStatistics()

        /// The nodes that were measured or are answered by other entries than before, each after
        /// what was measured for it; in a tree's first pass without the leaves.
        var measured = ScratchStack<Slot>()

        /// The nodes that another parent than before has asked for.
        var relinked = ScratchStack<Slot>()

        /// The nodes whose measurement was suspended.
        var pinned = ScratchStack<Slot>()

        /// The nodes that were adopted, unless it is the tree's first pass, which adopts all.
        var adopted = ScratchStack<Slot>()

        /// What keeps adopted nodes alive that no entry may keep.
        var dropped = ScratchStack<NodeKeeper>()
    }

    /// What a task has found, to be joined with what the others have. The nodes that it has
    /// measured are handed over separately, after each piece of work, as their order matters.
    struct Findings: Sendable {
        let statistics: LayoutStatistics
        let relinked: [Slot]
        let pinned: [Slot]
        let adopted: [Slot]
        let dropped: [NodeKeeper]
        /// What was placed, if nodes are placed when they are measured.
        let pages: CommitTable.Builder?

        /// Whether there is nothing to be done about nodes.
        var hasNoNodes: Bool {
            relinked.isEmpty && pinned.isEmpty && adopted.isEmpty && dropped.isEmpty
        }
    }

    /// Hands over the nodes measured since the last call, each after what was measured for it.
    func takeMeasured() -> [Slot] { found.measured.takeAll() }

    /// Hands over what was found since the last call.
    func takeFindings() -> Findings {
        found.statistics.restarts = restarts
        defer {
            found.statistics = LayoutStatistics()
            restarts = 0
        }
        return Findings(
            statistics: found.statistics,
            relinked: found.relinked.takeAll(),
            pinned: found.pinned.takeAll(),
            adopted: found.adopted.takeAll(),
            dropped: found.dropped.takeAll(),
            pages: takePlaced()
        )
    }

    /// Hands over what was placed since the last call, if nodes are placed when they are measured.
    private func takePlaced() -> CommitTable.Builder? {
        // By pattern: nothing is copied.
        if case .none = pages { return nil }
        defer { pages = pages?.part() }
        return pages
    }
}
