extension SlotTable.Site {
    /// A link to the node, as the parent of other nodes.
    var link: NodeRecord.ParentLink {
        NodeRecord.ParentLink(slot: slot, generation: marks.generation)
    }

    /// The parent whose measurements last asked for the node, and which has the claim.
    var parent: NodeRecord.ParentLink {
        NodeRecord.ParentLink(
            slot: marks.claim.current.parent,
            generation: marks.parentGeneration
        )
    }

    /// Visits all parents that once asked for the node.
    func forEachParent(_ body: (NodeRecord.ParentLink) -> Void) {
        body(parent)
        record.notes?.otherParents.forEach { body($0.parent) }
    }

    /// Claims a node that nobody else can reach, and that no parent has asked for yet.
    @inline(__always)
    func claim(for parent: NodeRecord.ParentLink, in pass: UInt64) {
        marks.claim.set(Claim(pass: pass, parent: parent.slot))
        marks.parentGeneration = parent.generation
    }
}
