import WeftLayout

extension MeasuringWorker {
    /// The cell of a node that the node under way asks for.
    func resolve(
        _ node: NodeHandle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> SlotTable.Cell {
        if lastAsked.node == node.id, lastAsked.measurement == frame.measurement,
            let cell = lastAsked.cell
        {
            return cell
        }
        let cell = try own(node, for: frame.dependent, context: &context)
        lastAsked = (node.id, cell, frame.measurement)
        return cell
    }

    /// The cell of a node, which the tree adopts if no tree has yet, and which is claimed for a
    /// parent.
    @inline(__always)
    func own(
        _ node: NodeHandle,
        for parent: NodeRecord.Dependent,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> SlotTable.Cell {
        guard let cell = adoptedCell(of: node)
        else { return try adopt(node, for: parent, context: &context) }
        try claim(cell, for: parent, context: &context)
        return cell
    }

    /// The cell of the node of a job.
    ///
    /// Most have been claimed when the parent asked for them. The root has no parent, and one that
    /// is measured again for its place the one that it was measured for.
    func own(
        _ node: NodeHandle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> SlotTable.Cell {
        guard let cell = adoptedCell(of: node)
        else { return try adopt(node, for: .none, context: &context) }
        if !cell.record.claim.isMade(in: inputs.number) {
            try claim(cell, for: cell.record.parent, context: &context)
        }
        return cell
    }

    /// The cell of a node that the tree has adopted for certain.
    @inline(__always)
    private func adoptedCell(of node: NodeHandle) -> SlotTable.Cell? {
        guard let membership = node.adoption, membership.tree == inputs.tree,
            membership.standing != .byEdit
        else { return nil }
        return slots.cell(of: membership.slot)
    }

    /// Adopts a node for the tree, unless it is adopted already.
    ///
    /// - Returns: Where the node belongs, and its cell if that was decided here.
    @inline(__always)
    private func adopt(
        _ node: NodeHandle,
        for parent: NodeRecord.Dependent
    ) -> (membership: NodeHandle.Membership, newCell: SlotTable.Cell?) {
        let adoption = slots.adopt(node, for: inputs.tree, .byPass, from: supply) { cell in
            cell.record.claim.set(Claim(pass: inputs.number, parent: parent.slot))
            cell.record.parent = parent
        }
        if let newCell = adoption.newCell { adopted.append(newCell.slot) }
        return adoption
    }

    /// Adopts a node that no tree has yet for the node under way. The caller has kept the array
    /// that it lies in.
    ///
    /// - Returns: Its cell; nil if it belongs to a tree, or must not appear.
    @inline(__always)
    func adoptNew(_ node: NodeHandle) -> SlotTable.Cell? {
        if node.id > inputs.watermark { return nil }
        return adopt(node, for: frame.dependent).newCell
    }

    /// Keeps a node alive that was adopted for a parent, which is the node under way if it is any.
    private func keep(_ node: NodeHandle, for parent: NodeRecord.Dependent) {
        if parent == .none {
            dropped.append(.node(node))
        } else {
            scratch.keep(node, from: frame.mark)
        }
    }

    /// The cell of a node that the tree has not adopted for certain.
    ///
    /// A node that is adopted here comes claimed, before others can reach its record.
    private func adopt(
        _ node: NodeHandle,
        for parent: NodeRecord.Dependent,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> SlotTable.Cell {
        if node.id > inputs.watermark { throw fail(.nodeMadeWhileMeasuring, &context) }
        while true {
            let (membership, newCell) = adopt(node, for: parent)
            if let newCell {
                keep(node, for: parent)
                return newCell
            }
            // An edit that is adopting the node may fail yet: that must not take the slot away. If
            // it has done so already, the node is to be had, or another edit has adopted it
            // meanwhile.
            let isCertain = membership.tree != inputs.tree || membership.standing != .byEdit
            guard
                let owner = isCertain
                    ? membership : node.confirmAdoption(for: inputs.tree)
            else {
                continue
            }
            guard owner.tree == inputs.tree else { throw fail(.foreignNode, &context) }
            let cell = slots.cell(of: owner.slot)
            try claim(cell, for: parent, context: &context)
            return cell
        }
    }

    /// Lets a parent have a node for the time of the pass, and links the node to it.
    func claim(
        _ cell: SlotTable.Cell,
        for parent: NodeRecord.Dependent,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        let lastAsk: UInt64
        switch cell.record.claim.make(Claim(pass: inputs.number, parent: parent.slot)) {
        case .isOld: return
        case .isTaken: throw fail(.nodeInTwoPlaces(first: "", second: ""), &context)
        case .isNew(let former): lastAsk = former.pass
        }
        guard parent != .none else { return }
        let former = cell.record.parent
        if former == parent { return }
        if former != .none {
            relinked.append(cell.slot)
            cell.record.removeFormerParents {
                !slots.has($0.parent.generation, in: $0.parent.slot)
            }
        }
        cell.record.link(to: parent, lastAsk: lastAsk)
    }

    /// Ends the pass with a mistake of structure. Which one is reported is decided by a reference
    /// layout, so that it does not depend on what was cached.
    func fail(
        _ kind: LayoutError.Kind,
        _ context: inout LayoutContext
    ) -> LayoutInterruption {
        context.fail(LayoutError(kind, path: ""))
    }
}
