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

        /// Hands over to what was found before. (To add a copy would count references.)
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

    /// Hands over what was found since the last call.
    func handOver(to findings: inout Findings) {
        found.measured = measured.takeAll()
        found.statistics.restarts = restarts
        restarts = 0
        if let pages {
            found.pages = pages
            self.pages = pages.part()
        }
        found.move(to: &findings)
    }
}

extension Array {
    /// Adds a list at the end, which mostly is the first one or empty.
    fileprivate mutating func join(_ other: [Element]) {
        guard !other.isEmpty else { return }
        if isEmpty { self = other } else { self += other }
    }
}
