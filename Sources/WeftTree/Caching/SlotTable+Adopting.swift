extension SlotTable {
    /// Adopts a node for the tree, with a slot of its own, unless it is adopted already.
    ///
    /// - Parameters:
    ///   - supply: Where the slot comes from.
    ///   - prepare: What has to be in the record before others can reach it.
    /// - Returns: Where the node belongs, and its cell if that was decided here.
    @inline(__always)
    func adopt(
        _ node: NodeHandle,
        for tree: UInt32,
        _ standing: NodeHandle.Standing,
        from supply: SlotSupply,
        prepare: (Cell) -> Void = { _ in }
    ) -> (membership: NodeHandle.Membership, newCell: Cell?) {
        if let membership = node.adoption { return (membership, nil) }
        let newCell = supply.next
        let new = NodeHandle.Membership(tree: tree, slot: newCell.slot, standing: standing)
        let owner = node.adopt(as: new, in: newCell, prepare: prepare) { supply.takeNext() }
        return owner.map { ($0, nil) } ?? (new, newCell)
    }
}
