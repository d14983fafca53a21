import WeftLayout

extension CommitAssembler {
    /// What is known of the places of nodes while a commit is built.
    struct KnownPlaces {
        /// The nodes that have one, each with all nodes above it at which the search for it has
        /// looked. Those of short searches are not noted: to search again costs less.
        fileprivate var present: Set<Slot> = []

        /// The nodes that had none when they were looked for last, noted likewise.
        fileprivate var absent: Set<Slot> = []

        /// The nodes that the commit has to look at, without those that were found to stand. Until
        /// such a node is placed again, it is not certain that it still places its former subnodes.
        ///
        /// None are noted if this pass has measured them all: their subnodes are their own then. It
        /// does no harm to place one of them where it does not stay.
        var unsettled: Set<Slot> = []

        /// Notes that a node was found to stand; true if it was unsettled.
        mutating func settle(_ slot: Slot) -> Bool {
            !unsettled.isEmpty && unsettled.remove(slot) != nil
        }

        /// Forgets which nodes have no place, as they may have got one.
        mutating func forgetAbsent() { absent = [] }

        /// Notes whether a node has a place.
        fileprivate mutating func insert(_ slot: Slot, _ hasPlace: Bool) {
            if hasPlace { present.insert(slot) } else { absent.insert(slot) }
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
    ///   all nodes it is O(*n*) in the number of these and of the nodes above them, in each round
    ///   of `placeRest()`.
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

    /// Whether a node has a place, if that is told without a look at those above it.
    private mutating func knowsPlace(of slot: Slot) -> Bool? {
        if slot < 0 || places.present.contains(slot) { return true }
        if places.absent.contains(slot) { return false }
        let cell = placer.pages.cell(of: slot)
        if key(placing: SubtreePlacer.Position(of: slot, in: cell)) == nil { return false }
        if slots.site(of: slot).marks.lastPlacing.isSet(in: pass.setup.number) { return true }
        return places.unsettled.contains(slot) ? false : nil
    }

    /// Notes what was found of a node, and of those above it at which the search has looked.
    private mutating func note(_ slot: Slot, count: Int, _ hasPlace: Bool) {
        if count <= KnownPlaces.shortSearch { return }
        var next = slot
        for _ in 0..<count {
            places.insert(next, hasPlace)
            next = placer.pages.cell(of: next).parent
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

extension SubtreePlacer.Position {
    /// Where a node was placed last, by its cell.
    init(of slot: Slot, in cell: CommitTable.Cell) {
        self.init(slot: slot, parent: cell.parent, index: cell.index)
    }
}
