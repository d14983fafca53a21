import WeftLayout

extension MeasuringWorker {
    /// Returns the site of a node, after the tree has adopted it, unless it is adopted already, and
    /// the parent has claimed it.
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

    /// Returns the site of a job's node.
    ///
    /// Most such nodes were claimed when the parent asked for them. Of the others, the root has no
    /// parent, and a node that is measured again to be placed has the parent that it was measured
    /// for.
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

    /// The site of a node whose adoption by the tree is certain; nil for other nodes.
    @inline(__always)
    private func adoptedSite(of node: NodeHandle) -> SlotTable.Site? {
        guard let membership = node.adoption, membership.tree == setup.tree,
            membership.standing != .byEdit
        else { return nil }
        return slots.site(of: membership.slot)
    }

    /// Adopts a node for the tree, unless it is adopted already.
    ///
    /// - Returns: Where the node belongs, and its site if this call has adopted it.
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

    /// Adopts a node that belongs to no tree yet, for the node under way. The caller has kept the
    /// array that contains it.
    ///
    /// - Returns: The site of the node; nil if it belongs to a tree already, or must not be used.
    @inline(__always)
    func adoptNew(_ node: NodeHandle) -> SlotTable.Site? {
        if node.id > setup.watermark { return nil }
        return adopt(node, for: asker.link).newSite
    }

    /// Keeps a node alive that was adopted for a parent; the parent, if there is one, is the node
    /// under way.
    @inline(__always)
    private func keep(_ node: NodeHandle, for parent: NodeRecord.ParentLink) {
        if parent == .none {
            found.dropped.append(.node(node))
        } else {
            scratch.keep(node, from: asker.mark)
        }
    }

    /// Returns the site of a node whose adoption by the tree is not certain.
    ///
    /// A node that is adopted here is claimed before others can reach its record.
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
            // An edit that is adopting the node may still fail, and must not take the slot away
            // then, so the adoption is confirmed. If the edit has already given the slot back, the
            // node is free, or another edit has adopted it meanwhile.
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

    /// Claims a node for a parent for the duration of the pass, unless the parent has claimed it
    /// already.
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

    /// Claims a node for a parent for the duration of the pass, and links the node to the parent.
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

    /// Ends the pass because of a mistake in the structure. A reference layout decides which
    /// mistake is reported, so that this does not depend on what was cached; if it meets none, this
    /// one is reported.
    func fail(
        _ kind: LayoutError.Kind,
        _ context: inout LayoutContext
    ) -> LayoutInterruption {
        context.fail(LayoutError(kind, path: ""))
    }
}
