import Weft

/// A tree under stress, with everything that is needed to judge what it publishes.
final class StressTree: Sendable {
    /// The tree itself.
    let tree: DisplayTree

    /// The nodes that every transaction changes together.
    let beacons: Beacons

    /// The scheduler of the trees with the standard limits, which wait for each other's passes; one
    /// of their own, so that they wait for nobody else's.
    static let scheduler = LayoutScheduler()

    private let ledger: StressLedger
    private let checker = CommitChecker()

    /// Makes a tree that differs from the standard in what the script says; its steps are not done.
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

    /// Makes the changes that are chosen when it is known what the inputs are, in one transaction.
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

    /// The edits since this was asked last.
    func takeEntries() throws -> [RevisionEntry] { try inLedger { $0.takeEntries() } }

    /// Notes a step that is no edit.
    ///
    /// - Returns: The revision at which it is done.
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
