import WeftLayout

extension MeasuringWorker {
    /// The site of a node, which the tree adopts if no tree has yet, and which is claimed for a
    /// parent.
    @inline(__always)
    func own(
        _ node: NodeHandle,
        for parent: NodeRecord.ParentLink,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> SlotTable.Site {
        guard let site = adoptedSite(of: node)
        else { return try adopt(node, for: parent, context: &context) }
        try claim(site, for: parent, context: &context)
        return site
    }

    /// The site of the node of a job.
    ///
    /// Most have been claimed when the parent asked for them. The root has no parent, and one that
    /// is measured again for its place the one that it was measured for.
    func own(
        _ node: NodeHandle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> SlotTable.Site {
        guard let site = adoptedSite(of: node)
        else { return try adopt(node, for: .none, context: &context) }
        if !site.marks.claim.isMade(in: setup.number) {
            try claim(site, for: site.parent, context: &context)
        }
        return site
    }

    /// The site of a node that the tree has adopted for certain.
    @inline(__always)
    private func adoptedSite(of node: NodeHandle) -> SlotTable.Site? {
        guard let membership = node.adoption, membership.tree == setup.tree,
            membership.standing != .byEdit
        else { return nil }
        return slots.site(of: membership.slot)
    }

    /// Adopts a node for the tree, unless it is adopted already.
    ///
    /// - Returns: Where the node belongs, and its site if that was decided here.
    @inline(__always)
    private func adopt(
        _ node: NodeHandle,
        for parent: NodeRecord.ParentLink
    ) -> (membership: NodeHandle.Membership, newSite: SlotTable.Site?) {
        let adoption = slots.adopt(node, .byPass, from: supply) { site in
            site.claim(for: parent, in: setup.number)
        }
        if let newSite = adoption.newSite, !setup.isFirst { found.adopted.append(newSite.slot) }
        return adoption
    }

    /// Adopts a node that no tree has yet for the node under way. The caller has kept the array
    /// that it lies in.
    ///
    /// - Returns: Its site; nil if it belongs to a tree, or must not appear.
    @inline(__always)
    func adoptNew(_ node: NodeHandle) -> SlotTable.Site? {
        if node.id > setup.watermark { return nil }
        return adopt(node, for: asker.link).newSite
    }

    /// Keeps a node alive that was adopted for a parent, which is the node under way if it is any.
    @inline(__always)
    private func keep(_ node: NodeHandle, for parent: NodeRecord.ParentLink) {
        if parent == .none {
            found.dropped.append(.node(node))
        } else {
            scratch.keep(node, from: asker.mark)
        }
    }

    /// The site of a node that the tree has not adopted for certain.
    ///
    /// A node that is adopted here comes claimed, before others can reach its record.
    private func adopt(
        _ node: NodeHandle,
        for parent: NodeRecord.ParentLink,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> SlotTable.Site {
        if node.id > setup.watermark { throw fail(.nodeMadeWhileMeasuring, &context) }
        while true {
            let (membership, newSite) = adopt(node, for: parent)
            if let newSite {
                keep(node, for: parent)
                return newSite
            }
            // An edit that is adopting the node may fail yet: that must not take the slot away. If
            // it has done so already, the node is to be had, or another edit has adopted it
            // meanwhile.
            let isCertain = membership.tree != setup.tree || membership.standing != .byEdit
            guard
                let owner = isCertain
                    ? membership : node.confirmAdoption(for: setup.tree)
            else {
                continue
            }
            guard owner.tree == setup.tree else { throw fail(.foreignNode, &context) }
            let site = slots.site(of: owner.slot)
            try claim(site, for: parent, context: &context)
            return site
        }
    }

    /// Lets a parent have a node for the time of the pass, unless it has it already.
    @inline(__always)
    func claim(
        _ site: SlotTable.Site,
        for parent: NodeRecord.ParentLink,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        let claim = Claim(pass: setup.number, parent: parent.slot)
        if !site.marks.claim.has(claim) {
            try make(claim, on: site, for: parent, context: &context)
        }
    }

    /// Lets a parent have a node for the time of the pass, and links the node to it.
    private func make(
        _ claim: Claim,
        on site: SlotTable.Site,
        for parent: NodeRecord.ParentLink,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        guard let formerClaim = site.marks.claim.make(claim)
        else { throw fail(.inconsistentSpec, &context) }
        let former = NodeRecord.ParentLink(
            slot: formerClaim.parent,
            generation: site.marks.parentGeneration
        )
        if former == parent { return }
        if former != .none {
            found.relinked.append(site.slot)
            site.record.removeFormerParents {
                $0.parent == parent || !slots.has($0.parent.generation, in: $0.parent.slot)
            }
            site.record.addFormerParent(
                NodeRecord.FormerParent(parent: former, lastAskingPass: formerClaim.pass)
            )
        }
        site.marks.parentGeneration = parent.generation
    }

    /// Ends the pass with a mistake of structure. Which one is reported is decided by a reference
    /// layout, so that it does not depend on what was cached: this one is, if that meets none.
    func fail(
        _ kind: LayoutError.Kind,
        _ context: inout LayoutContext
    ) -> LayoutInterruption {
        context.fail(LayoutError(kind, path: ""))
    }
}
