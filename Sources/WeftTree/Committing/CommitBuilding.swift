import WeftLayout

/// Turns what a pass has measured into a table of placed nodes.
///
/// It starts from the table of the last commit. The nodes that were measured since then, parents
/// before children, are compared with their entries there; what still stands is not looked at.
struct CommitBuilding {
    private let pass: MeasuringPass
    private let caches: TreeCaches
    private let slots: SlotTable
    private var builder: CommitTable.Builder

    /// The nodes whose subnodes have to be placed.
    private var waiting: [Slot] = []

    /// The nodes that a parent has ceased to place, by parent.
    private var dropped: [Slot: [Slot]] = [:]

    /// The nodes that have changed parents, by their former parent.
    private var moved: [Slot: [Slot]] = [:]

    init(pass: MeasuringPass, last: CommitTable, owner: UInt64) {
        self.pass = pass
        caches = pass.caches
        slots = pass.slots
        builder = CommitTable.Builder(last, owner: owner)
    }

    /// Places the root and everything below it.
    mutating func build(root: NodeEngine.Job) throws -> CommitTable {
        let slot = root.node.adoption?.slot ?? 0
        let entry = try entry(of: root.node, slot, root.key)
        place(
            root.node,
            slot,
            in: -1,
            frame: LayoutRect(origin: .zero, size: entry.size),
            entry
        )
        try placeWaiting()
        for slot in caches.uncommitted.reversed() {
            guard let placed = builder[slot],
                let entry = slots[slot].entry(for: placed.key),
                entry.checked >= slots[slot].dirty
            else { continue }
            place(placed.node, slot, in: placed.parent, frame: placed.frame, entry)
            try placeWaiting()
        }
        removeDropped()
        try checkMoved()
        return builder.table
    }

    /// The entry of a node for a key, measured again if it was evicted.
    private func entry(
        of node: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey
    ) throws -> CacheEntry {
        if let entry = slots[slot].entry(for: key), entry.checked >= slots[slot].dirty {
            return entry
        }
        try pass.run(NodeEngine.Job(node: node, parent: nil, key: key))
        guard let entry = slots[slot].entry(for: key) else { throw CancellationError() }
        return entry
    }

    /// Gives a node its place; if it was measured anew, its subnodes wait for theirs.
    private mutating func place(
        _ node: NodeHandle,
        _ slot: Slot,
        in parent: Slot,
        frame: LayoutRect,
        _ entry: CacheEntry
    ) {
        let state = slots[slot].state
        let old = builder[slot]
        if let old {
            if old.parent != parent { moved[old.parent, default: []].append(slot) }
            if old.measurement == entry.measurement, old.parent == parent, old.frame == frame,
                old.key == entry.key, old.state === state
            {
                return
            }
        }
        builder.set(
            CommitTable.Entry(
                node: node,
                state: state,
                parent: parent,
                frame: frame,
                key: entry.key,
                environment: pass.environment(in: entry.key.environment, state.overrides),
                measurement: entry.measurement,
                subnodes: old?.subnodes ?? 0..<0,
                payload: entry.payload,
                diagnostics: diagnostics(of: entry, old)
            ),
            at: slot
        )
        if old?.measurement != entry.measurement, entry.details != nil || old != nil {
            waiting.append(slot)
        }
    }

    private func diagnostics(
        of entry: CacheEntry,
        _ old: CommitTable.Entry?
    ) -> CommitTable.DiagnosticsBox? {
        guard let kinds = entry.details?.diagnostics, !kinds.isEmpty else { return nil }
        if let old, old.measurement == entry.measurement { return old.diagnostics }
        return CommitTable.DiagnosticsBox(kinds)
    }

    /// Places the subnodes of the nodes that wait for it.
    private mutating func placeWaiting() throws {
        while let slot = waiting.popLast() {
            guard let placed = builder[slot] else { continue }
            let entry = try entry(of: placed.node, slot, placed.key)
            var subnodes: ContiguousArray<Slot> = []
            if let details = entry.details {
                subnodes.reserveCapacity(details.placements.count)
                for placement in details.placements {
                    let ask = details.asks[Int(placement.ask)]
                    subnodes.append(ask.slot)
                    place(
                        ask.node,
                        ask.slot,
                        in: slot,
                        frame: LayoutRect(origin: placement.origin, size: ask.size),
                        try self.entry(of: ask.node, ask.slot, ask.key)
                    )
                }
            }
            let old = builder.table.subnodes(of: slot)
            if old.elementsEqual(subnodes) { continue }
            let kept = Set(subnodes)
            for subnode in old where !kept.contains(subnode) {
                dropped[slot, default: []].append(subnode)
            }
            builder.setSubnodes(of: slot, subnodes)
        }
    }

    /// Takes out what no parent places any more, and everything below it.
    private mutating func removeDropped() {
        for (parent, candidates) in dropped {
            let kept = Set(builder.table.subnodes(of: parent))
            var removed = candidates.filter { !kept.contains($0) && builder[$0]?.parent == parent }
            while let slot = removed.popLast() {
                for subnode in builder.table.subnodes(of: slot)
                where builder[subnode]?.parent == slot {
                    removed.append(subnode)
                }
                builder.remove(slot)
            }
        }
    }

    /// Finds nodes that were given to a new parent while the former one places them still.
    private func checkMoved() throws {
        for (parent, candidates) in moved where builder[parent] != nil {
            let present = Set(builder.table.subnodes(of: parent))
            for slot in candidates where present.contains(slot) && builder[slot]?.parent != parent {
                throw LayoutError(.nodeInTwoPlaces(first: "", second: ""), path: "")
            }
        }
    }
}

extension MeasuringPass {
    /// The number of the environment in a node that inherits one and may override it.
    fileprivate func environment(
        in inherited: Int32,
        _ overrides: EnvironmentOverrides?
    ) -> Int32 {
        guard let overrides else { return inherited }
        return environments.number(of: overrides.applied(to: environments[inherited]))
    }
}
