import WeftLayout

extension CommitDifference {
    /// Finds what has another frame or other inputs among those nodes in some slots of the last
    /// commit that both commits have.
    mutating func compareFrames(_ slots: Set<Slot>, movers: Set<Slot>) {
        for slot in slots {
            guard let old = last.counterpart(of: slot), let node = last.node(of: slot) else {
                continue
            }
            if haveOtherInputs(old, slot) { updated.append(node) }
            let (start, end) = (first.frame(of: old), last.frame(of: slot))
            guard start != end, !movers.contains(old) else { continue }
            reframed.append(LayoutTransition.Reframing(node: node, from: start, to: end))
        }
        for move in moved {
            guard let start = first.frameInOtherSupernode(of: move.node.handle),
                start != move.to.frame || move.from.frame != move.to.frame
            else { continue }
            reframed.append(
                LayoutTransition.Reframing(node: move.node, from: start, to: move.to.frame)
            )
        }
    }

    /// Whether a node has other inputs or another payload.
    private func haveOtherInputs(_ old: Slot, _ new: Slot) -> Bool {
        guard let old = first.commit?.entry(old), let new = last.commit?.entry(new) else {
            return false
        }
        if old.state !== new.state || haveOtherEnvironments(old, new) { return true }
        // Measured anew with the same inputs in the same range, a leaf hands over the same.
        return old.details != new.details && !old.key.range.isSame(as: new.key.range)
            && (old.details?.payload != nil || new.details?.payload != nil)
    }

    private func haveOtherEnvironments(
        _ old: CommitTable.Entry,
        _ new: CommitTable.Entry
    ) -> Bool {
        if last.sharesNumbers, old.key.environment == new.key.environment { return false }
        return first.commit?.environment(of: old) != last.commit?.environment(of: new)
    }
}
