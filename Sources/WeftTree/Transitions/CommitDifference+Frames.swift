import WeftLayout

extension CommitDifference {
    /// Finds the nodes in both commits whose frames or inputs differ.
    ///
    /// - Parameters:
    ///   - changed: The slots of the last commit whose cells differ from those of the first commit.
    ///   - origins: Where the nodes that move were, by their slots in the first commit.
    /// - Complexity: O(*c*) in the number of changed slots plus the number of subnodes of their
    ///   nodes.
    mutating func compareNodes(_ changed: [Slot], origins: [Slot: Origin]) {
        for slot in changed { compareNode(in: slot, origins: origins) }
        compareSameCells(below: changed, origins: origins)
        for move in moved {
            // Most nodes move among their siblings, where looking them up would tell what is known.
            let start =
                move.from.supernode == move.to.supernode
                ? move.from.frame : first.frameInOtherSupernode(of: move.node.handle)
            guard let start, start != move.to.frame || move.from.frame != move.to.frame
            else { continue }
            reframed.append(
                LayoutTransition.FrameChange(node: move.node, from: start, to: move.to.frame)
            )
        }
    }

    /// Compares the nodes whose own cells are the same, but whose supernode has another layout, and
    /// so may have asked them something else or placed them elsewhere.
    private mutating func compareSameCells(below changed: [Slot], origins: [Slot: Origin]) {
        // If the slots do not mean the same in both commits, all of them count as changed.
        guard last.sharesNumbers else { return }
        for slot in [-1] + changed {
            guard let new = last.table.details(of: slot) else { continue }
            let old = first.table.details(of: slot)
            if old == new { continue }
            let placements = new.placements
            for index in placements.indices where old?.placesSame(as: new, at: index) != true {
                let subnode = new.slot(of: placements[index])
                if first.table.cell(of: subnode).isIdentical(to: last.table.cell(of: subnode)) {
                    compareNode(in: subnode, origins: origins)
                }
            }
        }
    }

    /// Compares what both commits show of the node that has a slot in the last one.
    private mutating func compareNode(in slot: Slot, origins: [Slot: Origin]) {
        guard let old = last.sharesNumbers ? slot : last.counterpart(of: slot) else { return }
        let (oldCell, newCell) = (first.table.cell(of: old), last.table.cell(of: slot))
        guard let start = first.table.appearance(of: oldCell),
            let end = last.table.appearance(of: newCell)
        else { return }
        let isUpdated =
            !oldCell.hasSameState(as: newCell)
            || haveOtherEnvironments(old, start.key.environment, slot, end.key.environment)
            || haveOtherPayloads(oldCell, start.key, newCell, end.key)
        let isReframed = start.frame != end.frame && origins[old] == nil
        guard isUpdated || isReframed, let node = last.node(of: slot) else { return }
        if isUpdated { updated.append(node) }
        if isReframed {
            reframed.append(
                LayoutTransition.FrameChange(node: node, from: start.frame, to: end.frame)
            )
        }
    }

    /// Whether a node with the same inputs may have another payload. A leaf that is measured again
    /// in the same range returns the same one.
    private func haveOtherPayloads(
        _ old: CommitTable.Cell,
        _ oldKey: CacheKey,
        _ new: CommitTable.Cell,
        _ newKey: CacheKey
    ) -> Bool {
        !old.hasSameDetails(as: new) && oldKey.rangeBits != newKey.rangeBits
            && (old.hasPayload || new.hasPayload)
    }

    /// Whether a node with the same inputs is in another environment.
    ///
    /// - Parameters:
    ///   - old: The node's slot in the first commit.
    ///   - oldNumber: The number of the environment that it inherits there.
    ///   - new: The node's slot in the last commit.
    ///   - newNumber: The number of the environment that it inherits there.
    private mutating func haveOtherEnvironments(
        _ old: Slot,
        _ oldNumber: Int32,
        _ new: Slot,
        _ newNumber: Int32
    ) -> Bool {
        if last.sharesNumbers, oldNumber == newNumber { return false }
        guard let before = first.commit, let after = last.commit else { return false }
        let numbers = EnvironmentPair(old: oldNumber, new: newNumber)
        let inheritOther: Bool
        if let known = otherEnvironments[numbers] {
            inheritOther = known
        } else {
            inheritOther =
                before.storage.environments[oldNumber] != after.storage.environments[newNumber]
            otherEnvironments[numbers] = inheritOther
        }
        guard inheritOther, let newNode = after.placedNode(in: new), newNode.state.hasOverrides
        else { return inheritOther }
        let oldNode = before.placedNode(in: old)
        return oldNode.map(before.environment(of:)) != after.environment(of: newNode)
    }
}
