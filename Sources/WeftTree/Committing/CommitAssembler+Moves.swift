import WeftLayout

/// What a commit does about nodes that another parent than before has asked for.
extension CommitAssembler {
    /// A former parent of a node may have cached that it asks for it. Whether it would be measured
    /// in a cold layout, and ask for the node, is not known.
    struct FormerParentAsks: Error {}

    /// Finds nodes that were given to a new parent while the former one places them still. Which
    /// mistake that is a reference layout decides.
    ///
    /// Where asks are replayed, `checkRelinked` finds more. Where they are not, the reference has
    /// met no such node, and a `layoutSpec` has asked for it that does not ask the same each time.
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

    /// Finds nodes that a new parent has asked for while a former one may have cached that it asks
    /// for them, even if only one of them places them, or none of them has a place itself.
    ///
    /// A parent whose inputs have changed since it asked, or that has forgotten its entries, has
    /// nothing cached about the node, and all that has been cached above it was stamped then: its
    /// link is dropped. What it asked for is not looked up in its entries, as what rests on one of
    /// them may outlive it, and as a style is read without leaving anything there.
    ///
    /// A pass that does not replay asks has the reference's word that no node is in two places. A
    /// former parent that is not shown may have it cached nevertheless: both parents forget what
    /// they have measured when the pass ends (`MeasuringPass.suspectMoves`).
    ///
    /// - Throws: `FormerParentAsks`. It is a suspicion: the former parent may have been taken out
    ///   of the hierarchy with what it asks for, or may not ask in the range of this pass.
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
