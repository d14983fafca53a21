/// Subnodes of one node that leave their places, or enter some.
///
/// Usually they are many, so they are kept by their indices: what else is known of them is read
/// where it is needed, and no references to them are counted until then.
struct PlacedFamily {
    /// The supernode; nil for the root's.
    let supernode: AnyDisplayNode?

    /// How many ancestors the subnodes have.
    let depth: Int

    /// What the supernode has placed.
    let details: EntryDetails

    /// The indices of the subnodes among those placed, in rising order.
    let indices: [Int]

    /// The slot of the subnode at an index.
    func slot(at index: Int) -> Slot { details.slot(of: details.placements[index]) }

    /// The subnode at an index, in its place.
    func placedNode(at index: Int) -> LayoutTransition.PlacedNode {
        LayoutTransition.PlacedNode(
            node: AnyDisplayNode(handle: details.node(of: details.placements[index])),
            place: place(at: index)
        )
    }

    /// The place of the subnode at an index.
    func place(at index: Int) -> LayoutTransition.Place {
        LayoutTransition.Place(
            supernode: supernode,
            index: index,
            frame: details.appearance(ofPlacement: index).frame,
            depth: depth
        )
    }

    /// Whether these places come before those of another family in the order of
    /// `LayoutTransition.Place.isOutside(_:)`.
    func isOutside(_ other: PlacedFamily) -> Bool {
        (depth, supernode.orderID) < (other.depth, other.supernode.orderID)
    }
}

extension AnyDisplayNode? {
    /// The number by which the families of supernodes at the same depth are ordered.
    var orderID: UInt64 { self?.handle.id ?? 0 }
}
