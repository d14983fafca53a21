/// Nodes that leave their places or enter some, those with the same supernode together.
struct PlacedFamilies {
    /// The slots of the nodes, and the nodes in their places.
    private var slots: [Slot] = []
    private var members: [LayoutTransition.PlacedNode] = []

    /// Where the members with one supernode are.
    private var families: [Range<Int>] = []

    /// Begins the nodes with a supernode that none of those before has; at least one must follow.
    mutating func beginFamily() { families.append(members.count..<members.count) }

    /// Adds a node in front of the others in its supernode.
    mutating func append(_ slot: Slot, _ placed: LayoutTransition.PlacedNode) {
        slots.append(slot)
        members.append(placed)
        let last = families.count - 1
        families[last] = families[last].lowerBound..<members.count
    }

    /// Visits the nodes from the root inwards; those with the same supernode are together, from the
    /// rear to the front.
    ///
    /// - Complexity: O(*n* + *f* log *f*) in the number of nodes and of supernodes.
    func forEachInwards(_ body: (Slot, LayoutTransition.PlacedNode) -> Void) {
        for family in sortedFamilies {
            for index in family { body(slots[index], members[index]) }
        }
    }

    /// Visits the nodes in the opposite order.
    func forEachOutwards(_ body: (Slot, LayoutTransition.PlacedNode) -> Void) {
        for family in sortedFamilies.reversed() {
            for index in family.reversed() { body(slots[index], members[index]) }
        }
    }

    private var sortedFamilies: [Range<Int>] {
        families.sorted {
            members[$0.lowerBound].place.isOutside(members[$1.lowerBound].place)
        }
    }
}
