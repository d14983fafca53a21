import WeftLayout

extension CommitAssembler {
    /// What is known about the places of nodes while a commit is built.
    struct KnownPlaces {
        /// The nodes known to have a place, each with the nodes above it that the search visited.
        /// The results of short searches are not noted, since repeating such a search costs less.
        fileprivate var present: Set<Slot> = []

        /// The nodes that had no place when they were last looked for, noted in the same way.
        fileprivate var absent: Set<Slot> = []

        /// The nodes that the commit has to look at, except those already found to stand as they
        /// did. Until such a node is placed again, it is uncertain whether it still places its
        /// former subnodes.
        ///
        /// None are noted if this pass has measured all of them, because then their subnodes are
        /// their own. Placing one of them where it does not stay does no harm.
        var unsettled: Set<Slot> = []

        /// Notes that a node was found to stand as it did. Returns whether it was unsettled.
        mutating func settle(_ slot: Slot) -> Bool {
            !unsettled.isEmpty && unsettled.remove(slot) != nil
        }

        /// Forgets which nodes have no place, since they may have got one meanwhile.
        mutating func forgetAbsent() { absent = [] }

        /// Notes whether a node has a place.
        fileprivate mutating func insert(_ slot: Slot, _ hasPlace: Bool) {
            if hasPlace { present.insert(slot) } else { absent.insert(slot) }
        }

        /// The most nodes that a short search visits.
        fileprivate static let shortSearch = 16
    }

    /// Whether every node above a node still places the one below it. Nodes that are about to be
    /// taken out must not be measured again, as they may have lost their subnodes to others.
    ///
    /// The search ends at a node that was given its place in this pass and that its parent has not
    /// let go of since, or at a node whose answer is already known.
    ///
    /// - Complexity: O(*d*) in the number of nodes above the node whose answer is not yet known. So
    ///   for all nodes together it is O(*n*) in the number of these and of the nodes above them, in
    ///   each round of `placeRest()`.
    mutating func hasPlace(_ slot: Slot) -> Bool {
        var next = slot
        var count = 0
        while true {
            if let hasPlace = knowsPlace(of: next) {
                note(slot, count: count, hasPlace)
                return hasPlace
            }
            count += 1
            next = placer.pages.cell(of: next).parent
        }
    }

    /// Whether a node has a place; nil if only the nodes above it can tell.
    private mutating func knowsPlace(of slot: Slot) -> Bool? {
        if slot < 0 || places.present.contains(slot) { return true }
        if places.absent.contains(slot) { return false }
        let cell = placer.pages.cell(of: slot)
        if key(placing: SubtreePlacer.Position(of: slot, in: cell)) == nil { return false }
        if slots.site(of: slot).marks.lastPlacing.isSet(in: pass.setup.number) { return true }
        return places.unsettled.contains(slot) ? false : nil
    }

    /// Notes the result for a node, and for the nodes above it that the search visited.
    private mutating func note(_ slot: Slot, count: Int, _ hasPlace: Bool) {
        if count <= KnownPlaces.shortSearch { return }
        var next = slot
        for _ in 0..<count {
            places.insert(next, hasPlace)
            next = placer.pages.cell(of: next).parent
        }
    }

    /// The nodes that their parents have let go of and nobody else has placed.
    var dropped: [Slot] {
        var dropped: [Slot] = []
        let table = placer.pages.table
        for parent in placer.replaced {
            guard let former = parent.former else { continue }
            let details = table.details(of: parent.slot)
            for placement in former.placements {
                let slot = former.slot(of: placement)
                let cell = table.cell(of: slot)
                guard cell.parent == parent.slot else { continue }
                if details?.key(placing: slot, at: cell.index) == nil { dropped.append(slot) }
            }
        }
        return dropped
    }
}

extension SubtreePlacer.Position {
    /// Creates the position where a node was last placed, according to its cell.
    init(of slot: Slot, in cell: CommitTable.Cell) {
        self.init(slot: slot, parent: cell.parent, index: cell.index)
    }
}
