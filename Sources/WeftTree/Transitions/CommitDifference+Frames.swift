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
    private mutating func haveOtherInputs(_ old: Slot, _ new: Slot) -> Bool {
        guard let before = first.commit, let after = last.commit, let old = before.entry(old),
            let new = after.entry(new)
        else { return false }
        if old.state !== new.state || haveOtherEnvironments(old, in: before, new, in: after) {
            return true
        }
        // Measured anew with the same inputs in the same range, a leaf hands over the same.
        return old.details != new.details && !old.key.range.isSame(as: new.key.range)
            && (old.details?.payload != nil || new.details?.payload != nil)
    }

    /// Whether a node of the same inputs is in another environment.
    private mutating func haveOtherEnvironments(
        _ old: CommitTable.Entry,
        in before: LayoutCommit,
        _ new: CommitTable.Entry,
        in after: LayoutCommit
    ) -> Bool {
        let numbers = EnvironmentPair(old: old.key.environment, new: new.key.environment)
        if last.sharesNumbers, numbers.old == numbers.new { return false }
        let inheritOther: Bool
        if let known = otherEnvironments[numbers] {
            inheritOther = known
        } else {
            inheritOther =
                before.storage.environments[numbers.old] != after.storage.environments[numbers.new]
            otherEnvironments[numbers] = inheritOther
        }
        if !inheritOther || !new.state.hasOverrides { return inheritOther }
        return before.environment(of: old) != after.environment(of: new)
    }
}
