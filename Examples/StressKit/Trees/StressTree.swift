import Weft

/// A tree under stress, with everything needed to judge what it publishes.
final class StressTree: Sendable {
    /// The tree itself.
    let tree: DisplayTree

    /// The nodes that a transaction changes together or not at all.
    let beacons: Beacons

    /// The scheduler of the trees with the standard limits, which wait for each other's passes. It
    /// serves only them, so they wait for no other passes.
    static let scheduler = LayoutScheduler()

    private let ledger: StressLedger
    private let checker = CommitChecker()

    /// Creates a tree with the settings of a script, without performing its steps.
    init(like script: StressScript, life: LifeCounter) {
        beacons = Beacons(life: life)
        let root = StressModel().makeNode(0, children: [:], beacons: beacons, life: life)
        let limits = MeasuringLimits(budget: script.budget, chunk: max(script.budget / 2, 1))
        tree = DisplayTree(
            root: root.anyNode,
            relayout: script.isAutomatic ? .automatic : .onDemand,
            scheduler: limits.budget == MeasuringLimits.standard.budget
                ? Self.scheduler : LayoutScheduler(workers: 3, limits: limits)
        )
        var script = script
        script.steps = []
        ledger = StressLedger(root: root, beacons: beacons, script: script, life: life)
    }

    /// What was done so far.
    var script: StressScript {
        get throws { try tree.update { _ in ledger.script } }
    }

    /// Makes changes in one transaction. They are chosen inside it, when the present inputs are
    /// known.
    func edit(
        fails: Bool = false,
        _ changes: (StressModel) -> [StressChange]
    ) throws {
        do {
            try tree.update { edit in
                try ledger.open(in: tree) { ledger in
                    try ledger.make(changes(ledger.model), fails: fails, &edit)
                }
            }
        } catch is DeliberateError {
            return
        }
    }

    /// Returns the edits since the last call.
    func takeEntries() throws -> [RevisionEntry] { try inLedger { $0.takeEntries() } }

    /// Notes a step that is not an edit.
    ///
    /// - Returns: The revision at which it is performed.
    func note(_ step: StressStep) throws -> UInt64 {
        try inLedger { ledger in
            ledger.note(step)
            return tree.revision
        }
    }

    /// Compares a commit with the cold layout of its revision.
    func check(_ commit: LayoutCommit) async throws -> CommitChecker.Verdict {
        try await checker.check(commit, of: self)
    }

    private func inLedger<Result>(_ body: (StressLedger) throws -> Result) throws -> Result {
        try tree.update { _ in try ledger.open(in: tree, body) }
    }
}
