extension NodeRecord {
    /// A parent that depends on the node.
    struct ParentLink: Equatable {
        var slot: Slot
        var generation: UInt32

        static let none = ParentLink(slot: -1, generation: 0)
    }

    /// A parent that asked for the node before another parent did.
    struct FormerParent {
        let parent: ParentLink
        /// The last pass in which the parent asked, modulo 2³⁴.
        let lastAskingPass: UInt64
    }

    /// Notes a parent that had the node before the one that claims it now. The current parent is
    /// noted in the marks of the node (`NodeMarks`).
    mutating func addFormerParent(_ former: FormerParent) {
        writableNotes.otherParents.append(former)
    }

    /// Drops the links to the former parents that satisfy a condition.
    func removeFormerParents(where isDropped: (FormerParent) -> Bool) {
        guard let notes, !notes.otherParents.isEmpty else { return }
        notes.otherParents = notes.otherParents.filter { !isDropped($0) }
    }
}
