extension TreeCaches {
    /// Installs the changes of a snapshot, and stamps what depends on them.
    func install(_ changes: ShortMap<Slot, Inbox.PendingChange>) {
        guard !changes.isEmpty else { return }
        stamp += 1
        for (slot, change) in changes.elements
        where slots[stamps: slot].generation == change.generation {
            slots[slot].state = change.state
            if !change.aspects.isDisjoint(with: [.content, .environment]) { markChanged(slot) }
            #if DEBUG
            if plantedBug == .missedStyles { continue }
            #endif
            if change.aspects.contains(.style) {
                for parent in dependents(of: slot) { markChanged(parent) }
                // It may not be measured anew, and shows another style nevertheless.
                if change.aspects == .style { uncommitted.append(slot) }
            }
        }
    }

    /// Forgets what parents have measured with nodes whose place is not certain, and frees some.
    ///
    /// - Parameters:
    ///   - released: The slots to free.
    ///   - relinked: The slots of nodes that several parents have asked for.
    func forget(_ released: [Slot], relinked: [Slot]) {
        guard !(released.isEmpty && relinked.isEmpty) else { return }
        stamp += 1
        for slot in released + relinked {
            for parent in dependents(of: slot) { markChanged(parent) }
        }
        for slot in released { slots.free(slot) }
    }

    /// Stamps a node whose own inputs have changed: nothing measured with the old ones holds.
    private func markChanged(_ slot: Slot) {
        slots[slot].removeEntries()
        markDirty(slot)
    }

    /// Stamps a node and, upwards, everything that has asked for it.
    private func markDirty(_ slot: Slot) {
        var waiting = [slot]
        while let next = waiting.popLast() {
            guard slots[stamps: next].dirty != stamp else { continue }
            slots[stamps: next].dirty = stamp
            for parent in dependents(of: next) {
                slots[stamps: parent].noteDirtyChild(next, in: self)
                waiting.append(parent)
            }
        }
    }

    /// The parents that have asked for a node and exist.
    func dependents(of slot: Slot) -> [Slot] {
        slots[slot].parents.compactMap { parent in
            parent.slot >= 0 && slots[stamps: parent.slot].generation == parent.generation
                ? parent.slot : nil
        }
    }
}

extension NodeStamps {
    /// Above this many, a list of dirty children is no faster than looking at all asks.
    private static let maximumDirtyChildren = 32

    /// Adds a child to the list of those that were stamped.
    fileprivate mutating func noteDirtyChild(_ child: Slot, in caches: TreeCaches) {
        if dirtyChildren.count >= Self.maximumDirtyChildren {
            dirtyChildren.removeAll { caches.slots[stamps: $0].dirty != caches.stamp }
            dirtyChildrenSince = caches.stamp - 1
            if dirtyChildren.count >= Self.maximumDirtyChildren {
                dirtyChildren = []
                dirtyChildrenSince = caches.stamp
            }
        }
        if dirtyChildrenSince < caches.stamp { dirtyChildren.append(child) }
    }
}
