extension NodeRecord {
    /// A parent that depends on the node.
    struct ParentLink: Equatable {
        var slot: Slot
        var generation: UInt32

        static let none = ParentLink(slot: -1, generation: 0)
    }

    /// A parent that has asked for the node before another one did.
    struct FormerParent {
        let parent: ParentLink
        /// The last pass in which it asked, modulo 2³⁴.
        let lastAskingPass: UInt64
    }

    /// Links the node to the parent that has claimed it, and that is not the one which did so
    /// before; the generation of the parent is noted elsewhere (`NodeMarks`).
    ///
    /// - Parameters:
    ///   - former: The parent before, or `none`.
    ///   - lastAskingPass: The last pass in which that asked for the node, modulo 2³⁴.
    mutating func link(to new: ParentLink, insteadOf former: ParentLink, lastAskingPass: UInt64) {
        removeFormerParents { $0.parent == new }
        if former != .none {
            writableNotes.otherParents.append(
                FormerParent(parent: former, lastAskingPass: lastAskingPass)
            )
        }
    }

    /// Drops the links to some former parents.
    func removeFormerParents(where isDropped: (FormerParent) -> Bool) {
        guard let notes, !notes.otherParents.isEmpty else { return }
        notes.otherParents = notes.otherParents.filter { !isDropped($0) }
    }
}

extension SlotTable.Site {
    /// The node as the parent of others.
    var link: NodeRecord.ParentLink {
        NodeRecord.ParentLink(slot: slot, generation: marks.generation)
    }

    /// The parent whose measurements asked for the node last: the one that has the claim.
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
