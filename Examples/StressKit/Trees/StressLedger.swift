import Synchronization
import Weft

/// What is known about one tree from outside: its inputs as values, its nodes, and what was done so
/// far.
///
/// `@unchecked Sendable`: it is accessed only inside edit closures of its tree, of which one runs
/// at a time. That is one of the claims that the program checks: `open` notices a second one.
final class StressLedger: @unchecked Sendable {
    private(set) var model = StressModel()
    private var nodes: [Int: StressNode]

    /// What was done so far.
    private(set) var script: StressScript

    private var entries: [RevisionEntry] = []

    /// The revision that the last edit has led to, if edits count as they should.
    private var revision: UInt64 = 0

    private let isOpen = Atomic(false)
    private let beacons: Beacons
    private let life: LifeCounter

    init(root: StressNode, beacons: Beacons, script: StressScript, life: LifeCounter) {
        nodes = [0: root]
        self.script = script
        self.beacons = beacons
        self.life = life
    }

    /// Runs `body` inside an edit closure of the tree.
    func open<Result>(
        in tree: DisplayTree,
        _ body: (StressLedger) throws -> Result
    ) throws -> Result {
        guard !isOpen.exchange(true, ordering: .acquiringAndReleasing) else {
            throw StressClaim("one edit closure of a tree runs at a time")
        }
        defer { isOpen.store(false, ordering: .releasing) }
        guard tree.revision == revision else {
            throw StressClaim(
                "an edit that changes something makes a revision, and no other does",
                ["revision \(tree.revision), not \(revision)"]
            )
        }
        return try body(self)
    }

    /// Notes a step that is not an edit.
    func note(_ step: StressStep) { script.steps.append(step) }

    /// Returns the edits since the last call.
    func takeEntries() -> [RevisionEntry] {
        defer { entries = [] }
        return entries
    }

    /// Makes changes in the model and in the tree alike.
    ///
    /// - Parameter fails: Whether the transaction throws at its end, so that it has no effect.
    func make(_ changes: [StressChange], fails: Bool, _ edit: inout TreeEdit) throws {
        let before = (model, nodes)
        script.steps.append(fails ? .failingEdit(changes) : .edit(changes))
        var touched = TouchedInputs(model)
        for change in changes {
            let effects = model.apply(change)
            perform(effects, &edit)
            touched.note(effects, model)
        }
        if fails {
            (model, nodes) = before
            throw DeliberateError()
        }
        if touched.hasChanged(model) { revision += 1 }
        entries.append(RevisionEntry(revision: revision, changes: changes))
    }

    private func perform(_ effects: StressEffects, _ edit: inout TreeEdit) {
        for number in effects.made {
            nodes[number] = model.makeNode(number, children: nodes, life: life)
            guard let overrides = model.nodes[number]?.overrides, !overrides.isEmpty,
                let node = nodes[number]
            else { continue }
            edit[environment: node.anyNode] = overrides
        }
        // Each node is written once, with what the model has come to.
        for number in Set(effects.contents.map(\.number)).sorted() {
            writeContent(of: number, &edit)
        }
        for written in effects.styles {
            guard let node = nodes[written.number], let new = model.nodes[written.number]
            else { continue }
            edit[style: node.anyNode] = new.style
        }
        for written in effects.environments {
            guard let node = nodes[written.number], let new = model.nodes[written.number]
            else { continue }
            edit[environment: node.anyNode] = new.overrides
        }
        for number in effects.dropped { nodes[number] = nil }
        if effects.writesEnvironment { edit.environment = model.environment }
        if effects.ticks {
            edit[beacons.first].count = model.ticks
            edit[beacons.holder].count = model.ticks
        }
    }

    private func writeContent(of number: Int, _ edit: inout TreeEdit) {
        switch (nodes[number], model.nodes[number]?.value) {
        case (.leaf(let node), .leaf(let value)): edit[node].value = value
        case (.branch(let node), .branch(let children, let recipe)):
            edit[node].children = children.compactMap { nodes[$0]?.anyNode }
            edit[node].recipe = recipe
        default: break
        }
    }
}

/// The error of a transaction that must leave nothing behind.
struct DeliberateError: Error {}
