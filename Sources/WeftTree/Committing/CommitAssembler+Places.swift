import WeftLayout

extension CommitAssembler {
    /// The nodes that are known to have a place while a commit is built.
    struct KnownPlaces {
        /// The nodes, each with all nodes above it at which the search for it has looked. Those of
        /// short searches are not noted: to search again costs less.
        fileprivate var nodes: Set<Slot> = []

        /// The nodes that the commit has to look at, but for those that were found to stand. Before
        /// it is placed, such a node may not place what it has placed.
        ///
        /// None are noted if this pass has measured them all. Such a node may be placed where it
        /// does not stay, since its subnodes are its own in this pass.
        var unsettled: Set<Slot> = []

        /// Notes that a node stands; true if it was one of those.
        mutating func settle(_ slot: Slot) -> Bool {
            !unsettled.isEmpty && unsettled.remove(slot) != nil
        }

        /// Up to how many nodes a search is short.
        fileprivate static let shortSearch = 16
    }

    /// Whether all nodes above a node place what is below them. What is about to be taken out must
    /// not be measured again: it may have lost its subnodes to others.
    ///
    /// The search ends at a node that was given its place in this pass, and that its parent has not
    /// let go of since, or at one of which it is known.
    ///
    /// - Complexity: O(*d*) in the number of nodes above the node of which it is not known. So for
    ///   all nodes that have a place it is O(*n*) in the number of these and of the nodes above
    ///   them.
    mutating func hasPlace(_ slot: Slot) -> Bool {
        var next = slot
        var count = 0
        while next >= 0, !places.nodes.contains(next) {
            let cell = placer.pages.cell(of: next)
            let position = SubtreePlacer.Position(
                slot: next,
                parent: cell.parent,
                index: cell.index
            )
            if key(placing: position) == nil { return false }
            count += 1
            if slots.site(of: next).marks.lastPlacing.isSet(in: pass.setup.number) { break }
            if places.unsettled.contains(next) { return false }
            next = cell.parent
        }
        if count > KnownPlaces.shortSearch { note(slot, andAbove: count - 1) }
        return true
    }

    /// Notes that a node and some above it have a place.
    private mutating func note(_ slot: Slot, andAbove count: Int) {
        var next = slot
        places.nodes.insert(next)
        for _ in 0..<count {
            next = placer.pages.cell(of: next).parent
            places.nodes.insert(next)
        }
    }

    /// Visits what nodes have let go of that nobody else has placed.
    func forEachDropped(_ body: (Slot) -> Void) {
        let table = placer.pages.table
        for parent in placer.replaced {
            guard let former = parent.former else { continue }
            let details = table.details(of: parent.slot)
            for placement in former.placements {
                let slot = former.slot(of: placement)
                let cell = table.cell(of: slot)
                guard cell.parent == parent.slot else { continue }
                if details?.key(placing: slot, at: cell.index) == nil { body(slot) }
            }
        }
    }
}
