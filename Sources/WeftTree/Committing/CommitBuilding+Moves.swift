import WeftLayout

/// What a commit does about nodes that another parent than before has asked for.
extension CommitBuilding {
    /// A former parent of a node has asked for it too, when it was measured last. Whether it would still be
    /// measured in a cold layout is not known.
    struct FormerParentAsks: Error {}

    /// Finds nodes that were given to a new parent while the former one places them still.
    func checkMoved() throws {
        for (parent, candidates) in placing.moved {
            let present = Set(placing.pages.table.subnodes(of: parent))
            for slot in candidates
            where present.contains(slot) && placing.pages.table.cell(of: slot).parent != parent {
                throw LayoutError(.nodeInTwoPlaces(first: "", second: ""), path: "")
            }
        }
    }

    /// Finds nodes that a new parent has asked for while a former one, whose layout was cached, asks
    /// for them still, even if only one of them places them, or none of them has a place itself.
    ///
    /// A pass that does not replay asks need not look: it measures all parents of such nodes again, which
    /// claim them then.
    ///
    /// - Throws: `FormerParentAsks`. It is a suspicion: the former parent may have been taken out of the
    ///   hierarchy with what it asks for.
    func checkRelinked() throws {
        guard pass.inputs.replaysAsks else { return }
        let (slots, table) = (slots, placing.pages.table)
        var questions: [Slot: Questions] = [:]
        for slot in pass.relinked {
            var isAsked = false
            slots[slot].removeParents { parent in
                guard slots[stamps: parent.slot].generation == parent.generation else {
                    return true
                }
                let asked =
                    questions[parent.slot] ?? Questions(of: slots.cell(of: parent.slot), table)
                questions[parent.slot] = asked
                if asked.present.contains(slot) { isAsked = true }
                return !asked.all.contains(slot)
            }
            if isAsked { throw FormerParentAsks() }
        }
    }

    /// The nodes that a node has asked for.
    private struct Questions {
        /// Those that it has asked for in its place or, without a place, in any valid entry.
        let present: Set<Slot>

        /// Those and the ones that it has asked for in any other entry.
        let all: Set<Slot>

        init(of cell: SlotTable.Cell, _ table: CommitTable) {
            let entries = cell.record.entries
            let placed = table.cell(of: cell.slot)
            present = Self.asked(
                placed.isVacant
                    ? entries.filter { $0.checked >= cell.stamps.dirty }.map(\.details)
                    : [placed.details]
            )
            all = Self.asked(entries.map(\.details)).union(present)
        }

        private static func asked(_ details: [EntryDetails?]) -> Set<Slot> {
            Set(details.compactMap { $0?.asks.map(\.slot) }.joined())
        }
    }
}
