/// Nodes that leave their places or enter some, those with the same supernode together.
struct PlacedFamilies {
    /// The slots of the nodes, and the nodes in their places.
    private var slots: [Slot] = []
    private var members: [LayoutTransition.PlacedNode] = []

    /// The members with one supernode, and how they are ordered among the others.
    private struct Family {
        let depth: Int
        let supernodeID: UInt64
        var range: Range<Int>
    }

    private var families: [Family] = []

    /// Begins the nodes with a supernode that none of those before has.
    mutating func beginFamily(depth: Int, supernode: AnyDisplayNode?) {
        families.append(
            Family(
                depth: depth,
                supernodeID: supernode?.handle.id ?? 0,
                range: members.count..<members.count
            )
        )
    }

    /// Adds a node in front of the others in its supernode.
    mutating func append(_ slot: Slot, _ placed: LayoutTransition.PlacedNode) {
        slots.append(slot)
        members.append(placed)
        let last = families.count - 1
        families[last].range = families[last].range.lowerBound..<members.count
    }

    /// Visits the nodes from the root inwards; those with the same supernode are together, from the
    /// rear to the front.
    ///
    /// - Complexity: O(*n* + *f* log *f*) in the number of nodes and of supernodes.
    func forEachInwards(_ body: (Slot, LayoutTransition.PlacedNode) -> Void) {
        for family in sortedFamilies {
            for index in family.range { body(slots[index], members[index]) }
        }
    }

    /// Visits the nodes in the opposite order.
    func forEachOutwards(_ body: (Slot, LayoutTransition.PlacedNode) -> Void) {
        for family in sortedFamilies.reversed() {
            for index in family.range.reversed() { body(slots[index], members[index]) }
        }
    }

    private var sortedFamilies: [Family] {
        families.sorted { ($0.depth, $0.supernodeID) < ($1.depth, $1.supernodeID) }
    }
}
