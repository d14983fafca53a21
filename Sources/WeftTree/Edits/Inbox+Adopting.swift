extension Inbox {
    /// Adopts the changed nodes that no tree has adopted yet. On an error those are given back that
    /// no pass has met yet; the others stay with the tree.
    func adopt(_ drafts: ShortList<NodeDraft>) throws(EditError) {
        lazy var supply = SlotSupply(slots)
        var adopted: [(node: NodeHandle, membership: NodeHandle.Membership)] = []
        do throws(EditError) {
            for draft in drafts where draft.node.adoption?.tree != tree {
                let (membership, newSite) = slots.adopt(draft.node, .byEdit, from: supply)
                draft.isNewcomer = newSite != nil
                if newSite != nil { adopted.append((draft.node, membership)) }
                guard membership.tree == tree else { throw EditError.foreignNode(draft.node) }
            }
            // What is final cannot be given back: so nodes that this edit has adopted come last.
            for draft in drafts where !draft.isNewcomer { try confirm(draft, supply) }
            for draft in drafts where draft.isNewcomer { try confirm(draft, supply) }
        } catch {
            giveBack(adopted)
            throw error
        }
    }

    /// Gives back what is not final of the adoptions that a failed edit has made.
    private func giveBack(_ adopted: [(node: NodeHandle, membership: NodeHandle.Membership)]) {
        for (node, membership) in adopted where node.release(membership) {
            slots.freeNewcomer(membership.slot)
        }
    }

    /// Makes an adoption final; once more if the pass that made it fails and gives it back.
    private func confirm(
        _ draft: NodeDraft,
        _ supply: @autoclosure () -> SlotSupply
    ) throws(EditError) {
        while true {
            if let membership = draft.node.confirmAdoption(for: tree) {
                guard membership.tree == tree else { throw EditError.foreignNode(draft.node) }
                draft.slot = membership.slot
                return
            }
            _ = slots.adopt(draft.node, .byEdit, from: supply())
        }
    }

    /// Drops the changes of nodes that are dead, and gives those of their slots back that no pass
    /// knows: a tree may be edited for long without being laid out.
    ///
    /// Such a slot was taken since the last snapshot, and no parent has claimed its node. As the
    /// node is dead, none will. Other slots are left to the next pass.
    ///
    /// - Returns: How many dead nodes are left to the next pass.
    /// - Complexity: O(*n*) in the number of changes and of nodes that have died since the last
    ///   pass. From one time to the next there have to come as many changes.
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
