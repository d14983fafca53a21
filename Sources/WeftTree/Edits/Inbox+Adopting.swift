extension Inbox {
    /// An adoption that an edit has made, to be given back if the edit fails.
    private typealias Adoption = (node: NodeHandle, membership: NodeHandle.Membership)

    /// Adopts the changed nodes that no tree has adopted yet. After an error, those that no pass
    /// has met yet are given back; the others stay with the tree.
    func adopt(_ drafts: ShortList<NodeDraft>) throws(EditError) {
        lazy var supply = SlotSupply(slots)
        var adopted: [Adoption] = []
        do throws(EditError) {
            for draft in drafts {
                if draft.node.adoption?.tree != tree {
                    let (membership, newSite) = slots.adopt(draft.node, .byEdit, from: supply)
                    draft.isNewcomer = newSite != nil
                    if newSite != nil { adopted.append((draft.node, membership)) }
                    guard membership.tree == tree else { throw .foreignNode(draft.node) }
                }
                try draft.checkOriginal()
            }
            // A final adoption cannot be given back. So the nodes that this edit has adopted come
            // last.
            for draft in drafts where !draft.isNewcomer {
                try confirm(draft, supply, &adopted)
            }
            for draft in drafts where draft.isNewcomer { try confirm(draft, supply, &adopted) }
        } catch {
            giveBack(adopted)
            throw error
        }
    }

    /// Gives back those adoptions of a failed edit that are not final.
    private func giveBack(_ adopted: [Adoption]) {
        for (node, membership) in adopted where node.giveBack(membership) {
            slots.freeNewcomer(membership.slot)
        }
    }

    /// Makes an adoption final. If the pass that made it fails and gives the node back, this only
    /// adopts the node again: as one of those that come last, it is confirmed once more.
    private func confirm(
        _ draft: NodeDraft,
        _ supply: @autoclosure () -> SlotSupply,
        _ adopted: inout [Adoption]
    ) throws(EditError) {
        while true {
            if let membership = draft.node.confirmAdoption(for: tree) {
                guard membership.tree == tree else { throw .foreignNode(draft.node) }
                // A pass may have given the node back and adopted it again since the first check.
                try draft.checkOriginal()
                draft.slot = membership.slot
                return
            }
            let (membership, newSite) = slots.adopt(draft.node, .byEdit, from: supply())
            guard newSite != nil else { continue }
            draft.isNewcomer = true
            adopted.append((draft.node, membership))
            return try draft.checkOriginal()
        }
    }
}

extension NodeDraft {
    /// Makes sure that the inputs of the node, which the tree has adopted, are those that the draft
    /// was made from. Somebody outside the edits may have replaced them while the node was free.
    fileprivate func checkOriginal() throws(EditError) {
        guard node.hasState(original) else { throw .conflictingWrite(node) }
    }
}
