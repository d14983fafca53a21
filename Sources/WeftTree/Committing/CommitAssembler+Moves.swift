import WeftLayout

/// How a commit deals with nodes that a new parent has asked for.
extension CommitAssembler {
    /// A former parent of a node may still have cached an ask for it. It is not known whether a
    /// cold layout would measure that parent, and whether the parent would then ask for the node.
    struct FormerParentAsks: Error {}

    /// Finds nodes that were given to a new parent although the former one still places them. A
    /// reference layout decides which mistake that is.
    ///
    /// If asks are replayed, `checkRelinked` finds more. If they are not, a reference layout has
    /// met no such node before. One that is found here was then asked for by a `layoutSpec` that
    /// does not ask for the same nodes each time.
    func checkMoved() throws {
        for (parent, candidates) in placer.moved {
            let present = Set(placer.pages.table.subnodes(of: parent))
            for slot in candidates
            where present.contains(slot) && placer.pages.table.cell(of: slot).parent != parent {
                let root = pass.worker.path(to: pass.setup.root.node)
                throw LayoutError(.inconsistentSpec, path: root)
            }
        }
    }

    /// Finds nodes that a new parent has asked for although a former one may still have cached an
    /// ask for them, even if only one of the two places them, or neither has a place itself.
    ///
    /// The link to a former parent is dropped if the parent's inputs have changed since it asked,
    /// or its entries were forgotten. Then it has nothing cached about the node, and everything
    /// cached above it was stamped at that time. The parent's entries are not searched for the ask:
    /// what rests on an entry may outlive the entry, and reading a style leaves nothing in one.
    ///
    /// Before a pass that does not replay asks, a reference layout has found no node in two places.
    /// A former parent that is not shown may still have an ask cached, so both parents forget what
    /// they have measured when the pass ends (`MeasuringPass.suspectMoves`).
    ///
    /// - Throws: `FormerParentAsks`, which is only a suspicion: the former parent may have been
    ///   taken out of the hierarchy together with what it asks for, or may not ask for it in the
    ///   range of this pass.
    func checkRelinked() throws {
        guard pass.setup.replaysAsks else { return }
        let slots = slots
        for slot in pass.relinked {
            var mayAsk = false
            slots.site(of: slot).record.removeFormerParents { former in
                let changed = slots.site(of: former.parent.slot).record.notes?.changed ?? 0
                if slots.has(former.parent.generation, in: former.parent.slot),
                    changed == 0 || Claim.isLater(former.lastAskingPass, than: changed)
                {
                    mayAsk = true
                    return false
                }
                return true
            }
            if mayAsk { throw FormerParentAsks() }
        }
    }
}
