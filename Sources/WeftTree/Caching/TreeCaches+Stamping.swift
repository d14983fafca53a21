extension TreeCaches {
    /// Installs the changes of a snapshot, and stamps everything that depends on them.
    func install(_ changes: ShortMap<Slot, Inbox.PendingChange>) {
        guard !changes.isEmpty else { return }
        stamp += 1
        changes.elements.forEach { (slot, change) in
            guard slots.has(change.generation, in: slot) else { return }
            slots.site(of: slot).record.installedState = InstalledState(change.state)
            if !change.aspects.isDisjoint(with: [.content, .environment]) { stampChanged(slot) }
            if change.aspects.contains(.style), stampsStyles {
                forEachParent(of: slot, stampChanged)
                // Even if the node is not measured anew, the commit has to show its new style.
                if change.aspects == .style { uncommitted.append(slot) }
            }
        }
    }

    /// Forgets what parents have measured with nodes whose place is uncertain, and frees some
    /// slots.
    ///
    /// - Parameters:
    ///   - released: The slots to free.
    ///   - relinked: The slots of nodes that several parents have asked for.
    func forget(_ released: [Slot], relinked: [Slot]) {
        guard !(released.isEmpty && relinked.isEmpty) else { return }
        stamp += 1
        for slot in released + relinked {
            forEachParent(of: slot, stampChanged)
        }
        for slot in released { slots.free(slot) }
    }

    /// Stamps a node whose own inputs have changed, and forgets what was measured with the old
    /// ones.
    private func stampChanged(_ slot: Slot) {
        let site = slots.site(of: slot)
        site.record.removeEntries()
        if site.record.state.hasSpec {
            site.record.writableNotes.changed = Claim.number(passNumber)
        }
        stampDirty(slot)
    }

    /// Stamps a node and, upwards from it, everything that has asked for it.
    private func stampDirty(_ slot: Slot) {
        let (slots, stamp) = (slots, stamp)
        guard slots.site(of: slot).stamp(stamp) else { return }
        var waiting = [slot]
        while let next = waiting.popLast() {
            forEachParent(of: next) { parent in
                if slots.site(of: parent).stamp(stamp, becauseOf: next) { waiting.append(parent) }
            }
        }
    }

    /// Visits the parents that have asked for a node and still exist.
    @inline(__always)
    private func forEachParent(of slot: Slot, _ body: (Slot) -> Void) {
        let slots = slots
        slots.site(of: slot).forEachParent { parent in
            if parent.slot >= 0, slots.has(parent.generation, in: parent.slot) { body(parent.slot) }
        }
    }
}
