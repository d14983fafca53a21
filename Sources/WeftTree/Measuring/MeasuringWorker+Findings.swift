import WeftLayout

extension MeasuringWorker {
    /// What a task finds while it measures, or some tasks do.
    struct Findings: Sendable {
        /// What was counted.
        var statistics = LayoutStatistics()

        /// The nodes that were measured or are answered by other entries than before, each after
        /// what was measured for it: tasks hand them over after each piece of work. In a tree's
        /// first pass the leaves are not among them.
        var measured: [Slot] = []

        /// The nodes that another parent than before has asked for.
        var relinked: [Slot] = []

        /// The nodes whose measurement was suspended.
        var pinned: [Slot] = []

        /// The nodes that were adopted, unless it is the tree's first pass, which adopts all.
        var adopted: [Slot] = []

        /// What keeps adopted nodes alive that no entry may keep.
        var dropped: [NodeKeeper] = []

        /// What was placed, if nodes are placed when they are measured.
        var pages: CommitTable.Builder?

        /// Adds what was found later.
        mutating func formUnion(_ later: Findings) {
            statistics += later.statistics
            measured.join(later.measured)
            relinked.join(later.relinked)
            pinned.join(later.pinned)
            adopted.join(later.adopted)
            dropped.join(later.dropped)
            if var pages = later.pages {
                if let former = self.pages { pages.formUnion(former) }
                self.pages = pages
            }
        }
    }

    /// Hands over what was found since the last call.
    func takeFindings() -> Findings {
        found.measured = measured.takeAll()
        found.statistics.restarts = restarts
        found.pages = pages
        defer {
            found = Findings()
            restarts = 0
            pages = pages?.part()
        }
        return found
    }
}

extension Array {
    /// Adds a list at the end, which mostly is the first one or empty.
    fileprivate mutating func join(_ other: [Element]) {
        if isEmpty { self = other } else if !other.isEmpty { self += other }
    }
}
