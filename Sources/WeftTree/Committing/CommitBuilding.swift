import WeftLayout

/// Turns what a pass has measured into a table of placed nodes.
///
/// It starts from the table of the last commit. The nodes that were measured since then, parents
/// before children, are compared with their entries there; what still stands is not looked at.
struct CommitBuilding {
    private let pass: MeasuringPass
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
        slots = pass.slots
        builder = CommitTable.Builder(last, owner: owner)
    }

    /// Places the root and everything below it.
    mutating func build(root: NodeEngine.Job) throws -> CommitTable {
        let slot = root.node.adoption?.slot ?? 0
        let answer = try answer(of: root.node, slot, root.key)
        let frame = LayoutRect(origin: .zero, size: answer.size)
        place(root.node, slot, in: -1, frame: frame, answer)
        try placeWaiting()
        for slot in pass.uncommitted.reversed() {
            let placed = builder.table.place(of: slot)
            // Most were placed on the way down from the root.
            if slots[slot].answer(to: placed.key)?.measurement == placed.measurement { continue }
            guard placed.exists, let node = builder.table.node(of: slot),
                let answer = try currentAnswer(of: node, slot, placed),
                answer.measurement != placed.measurement
            else { continue }
            place(node, slot, in: placed.parent, frame: placed.frame, answer)
            try placeWaiting()
        }
        removeDropped()
        try checkMoved()
        try checkRelinked()
        return builder.table
    }

    /// The answer of a measured node that its parent has placed; nil if it does not any more.
    private func currentAnswer(
        of node: NodeHandle,
        _ slot: Slot,
        _ placed: CommitTable.Place
    ) throws -> CachedAnswer? {
        if let answer = slots[slot].answer(to: placed.key), answer.checked >= slots[slot].dirty {
            return answer
        }
        // Either the parent places another answer, or other questions have evicted this one.
        guard builder.table.subnodes(of: placed.parent).contains(slot) else { return nil }
        return try answer(of: node, slot, placed.key)
    }

    /// The answer of a node to a key, measured again if it was evicted.
    private func answer(
        of node: NodeHandle,
        _ slot: Slot,
        _ key: CacheKey
    ) throws -> CachedAnswer {
        if let answer = slots[slot].answer(to: key), answer.checked >= slots[slot].dirty {
            return answer
        }
        try pass.measureAgain(NodeEngine.Job(node: node, parent: nil, key: key))
        guard let answer = slots[slot].answer(to: key) else { throw CancellationError() }
        return answer
    }

    /// Gives a node its place; if it was measured anew, its subnodes wait for theirs.
    private mutating func place(
        _ node: NodeHandle,
        _ slot: Slot,
        in parent: Slot,
        frame: LayoutRect,
        _ answer: CachedAnswer
    ) {
        let old = builder.table.place(of: slot)
        var new = CommitTable.Place(
            parent: parent,
            frame: frame,
            key: answer.key,
            environment: answer.key.environment,
            measurement: answer.measurement,
            subnodes: old.subnodes
        )
        if old.exists, old.parent != parent { moved[old.parent, default: []].append(slot) }
        let isMeasuredAnew = old.measurement != answer.measurement
        if isMeasuredAnew || hasNewState(slot) {
            let state = slots[slot].state
            if let overrides = state.overrides {
                new.environment = pass.environment(new.environment, overriddenBy: overrides)
            }
            let entry = slots[slot].entry(for: answer.key)
            let item = CommitTable.Item(
                node: node,
                state: state,
                payload: entry?.payload,
                diagnostics: entry?.details.flatMap(CommitTable.DiagnosticsBox.init)
            )
            builder.set(new, item, at: slot)
            if isMeasuredAnew, entry?.details != nil || !old.subnodes.isEmpty {
                waiting.append(slot)
            }
        } else if old.parent != parent || old.frame != frame || old.key != answer.key {
            new.environment = old.environment
            builder.set(new, at: slot)
        }
    }

    /// Whether a placed node has other inputs than the table knows, which did not touch its layout.
    private func hasNewState(_ slot: Slot) -> Bool {
        builder.table.state(of: slot) !== slots[slot].state
    }

    /// Places the subnodes of the nodes that wait for it.
    private mutating func placeWaiting() throws {
        while let slot = waiting.popLast() {
            guard let node = builder.table.node(of: slot) else { continue }
            let key = builder.table.place(of: slot).key
            _ = try answer(of: node, slot, key)
            var subnodes: ContiguousArray<Slot> = []
            if let details = slots[slot].entry(for: key)?.details {
                subnodes.reserveCapacity(details.placements.count)
                for placement in details.placements {
                    let ask = details.asks[Int(placement.ask)]
                    subnodes.append(ask.slot)
                    let answer = try answer(of: ask.node, ask.slot, ask.key)
                    let frame = LayoutRect(origin: placement.origin, size: ask.size)
                    place(ask.node, ask.slot, in: slot, frame: frame, answer)
                }
            }
            let old = builder.table.subnodes(of: slot)
            if old.elementsEqual(subnodes) { continue }
            if !old.isEmpty {
                let kept = Set(subnodes)
                for subnode in old where !kept.contains(subnode) {
                    dropped[slot, default: []].append(subnode)
                }
            }
            builder.setSubnodes(of: slot, subnodes)
        }
    }

    /// Takes out what no parent places any more, and everything below it.
    private mutating func removeDropped() {
        for (parent, candidates) in dropped {
            let kept = Set(builder.table.subnodes(of: parent))
            var removed = candidates.filter { slot in
                let place = builder.table.place(of: slot)
                return !kept.contains(slot) && place.exists && place.parent == parent
            }
            while let slot = removed.popLast() {
                for subnode in builder.table.subnodes(of: slot)
                where builder.table.place(of: subnode).parent == slot {
                    removed.append(subnode)
                }
                builder.remove(slot)
            }
        }
    }

    /// Finds nodes that were given to a new parent while the former one places them still.
    private func checkMoved() throws {
        for (parent, candidates) in moved where builder.table.place(of: parent).exists {
            let present = Set(builder.table.subnodes(of: parent))
            for slot in candidates
            where present.contains(slot) && builder.table.place(of: slot).parent != parent {
                throw LayoutError(.nodeInTwoPlaces(first: "", second: ""), path: "")
            }
        }
    }

    /// Finds nodes that a new parent has asked for while a former one, whose layout was cached, asks
    /// for them still, even if only one of them places them.
    ///
    /// It is a suspicion where the former parent has no place itself. A pass that does not replay
    /// asks need not look: it measures all parents of such nodes again, which claim them then.
    private func checkRelinked() throws {
        guard pass.inputs.replaysAsks else { return }
        var asked: [Slot: Set<Slot>] = [:]
        for slot in pass.relinked {
            var count = 0
            for parent in pass.caches.dependents(of: slot) {
                if asked[parent] == nil { asked[parent] = questions(of: parent) }
                if asked[parent]?.contains(slot) == true { count += 1 }
            }
            if count > 1 { throw LayoutError(.nodeInTwoPlaces(first: "", second: ""), path: "") }
        }
    }

    /// The nodes that a node has asked for in its place, or, without a place, in any valid entry.
    private func questions(of slot: Slot) -> Set<Slot> {
        let place = builder.table.place(of: slot)
        let entries =
            place.exists
            ? [slots[slot].entry(for: place.key)].compactMap(\.self)
            : slots[slot].entries.filter { $0.answer.checked >= slots[slot].dirty }
        let asks = entries.compactMap { $0.details?.asks }.joined()
        return Set(asks.map(\.slot))
    }
}

extension MeasuringPass {
    /// The number of the environment in a node that overrides what it inherits.
    fileprivate func environment(
        _ inherited: Int32,
        overriddenBy overrides: EnvironmentOverrides
    ) -> Int32 {
        inputs.environments.number(of: overrides.applied(to: inputs.environments[inherited]))
    }
}

extension CommitTable {
    /// The inputs of the node in a slot.
    fileprivate func state(of slot: Slot) -> NodeState? {
        page(of: slot)?.items[Int(slot) % Self.width]?.state
    }
}

extension CommitTable.DiagnosticsBox {
    /// Takes the diagnostics of an entry; nil if there are none.
    fileprivate convenience init?(_ details: EntryDetails) {
        if details.diagnostics.isEmpty { return nil }
        self.init(details.diagnostics)
    }
}
