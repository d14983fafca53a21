extension SlotTable {
    /// Adopts a node for the tree and gives it a slot, unless it is adopted already.
    ///
    /// - Parameters:
    ///   - supply: Where the slot comes from.
    ///   - prepare: Fills in what has to be in the record before others can reach it.
    /// - Returns: Where the node belongs, and its site if this call has adopted it.
    @inline(__always)
    func adopt(
        _ node: NodeHandle,
        _ standing: NodeHandle.Standing,
        from supply: SlotSupply,
        prepare: (Site) -> Void = { _ in }
    ) -> (membership: NodeHandle.Membership, newSite: Site?) {
        if let membership = node.adoption { return (membership, nil) }
        let newSite = supply.next
        let new = NodeHandle.Membership(tree: tree, slot: newSite.slot, standing: standing)
        if let owner = node.adopt(as: new, in: newSite, prepare: prepare) { return (owner, nil) }
        supply.takeNext()
        return (new, newSite)
    }
}
