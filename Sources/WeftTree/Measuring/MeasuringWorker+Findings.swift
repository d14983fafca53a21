import WeftLayout

extension MeasuringWorker {
    /// What one or several tasks find while they measure.
    struct Findings: Sendable {
        /// What was counted.
        var statistics = LayoutStatistics()

        /// The nodes that were measured, or whose answers now come from other entries, each after
        /// what was measured for it. Tasks hand them over after each piece of work. In a tree's
        /// first pass the leaves are not included.
        var measured: [Slot] = []

        /// The nodes that a new parent has asked for.
        var relinked: [Slot] = []

        /// The nodes whose measurement was suspended.
        var pinned: [Slot] = []

        /// The nodes that were adopted. Not noted in a tree's first pass, which adopts all nodes.
        var adopted: [Slot] = []

        /// Keeps adopted nodes alive that perhaps no entry keeps.
        var dropped: [NodeKeeper] = []

        /// What was placed, if nodes are placed as they are measured.
        var pages: CommitTable.Builder?

        /// Moves everything to the end of earlier findings. (Adding a copy instead would count
        /// references.)
        mutating func move(to former: inout Findings) {
            former.statistics += statistics
            former.measured.join(measured)
            former.relinked.join(relinked)
            former.pinned.join(pinned)
            former.adopted.join(adopted)
            former.dropped.join(dropped)
            if let formerPages = former.pages { pages?.formUnion(formerPages) }
            if let pages { former.pages = pages }
            self = Findings()
        }
    }

    /// Hands over everything found since the last call.
    func handOver(to findings: inout Findings) {
        found.statistics.restartCount = restarts
        restarts = 0
        if let pages {
            found.pages = pages
            self.pages = pages.part()
        }
        found.move(to: &findings)
    }
}

extension Array {
    /// Appends another list. Usually one of the two is empty.
    fileprivate mutating func join(_ other: [Element]) {
        guard !other.isEmpty else { return }
        if isEmpty { self = other } else { self += other }
    }
}
