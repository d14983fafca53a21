extension Inbox {
    /// Drops the changes of dead nodes, and frees those of their slots that no pass knows. A tree
    /// may be edited for a long time without being laid out.
    ///
    /// Such a slot was taken after the last snapshot, and no parent has claimed its node. Since the
    /// node is dead, none will. Other slots are left to the next pass.
    ///
    /// - Returns: How many dead nodes are left to the next pass.
    /// - Complexity: O(*n*) in the number of changes plus the number of nodes that have died since
    ///   the last pass. Before the next call, that many new changes must have come in.
    func dropDead(
        _ pending: inout ShortMap<Slot, PendingChange>,
        in transaction: EditTransaction
    ) -> Int {
        var graves: [Slot: Graveyard.Grave] = [:]
        for grave in slots.graveyard.drain() { graves[grave.slot] = grave }
        if graves.isEmpty { return 0 }
        var living = ShortMap<Slot, PendingChange>()
        for (slot, change) in pending.elements {
            guard graves[slot]?.generation == change.generation else {
                living.setValue(change, forKey: slot)
                continue
            }
            transaction.keep(change.state)
            let site = slots.site(of: slot)
            if change.isNewcomer, !site.marks.claim.wasMade {
                transaction.keep(site.record.state)
                slots.freeNewcomer(slot)
                graves[slot] = nil
            }
        }
        pending = living
        for grave in graves.values {
            slots.graveyard.bury(grave.slot, of: grave.generation)
        }
        return graves.count
    }
}
