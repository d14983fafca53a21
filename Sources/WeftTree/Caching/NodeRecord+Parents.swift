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
