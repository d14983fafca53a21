/// The measurements of a pass that tasks share, and what waits for what: a pure state machine.
///
/// A piece of work is some jobs. Those that are suspended put off others, which become pieces of
/// their own; when all of these are done, the piece that waits for them runs its jobs again:
///
///                 next               finish, nothing put off
///     ready ────────────▶ running ────────────────────────────▶ done
///       ▲                    │ finish, jobs put off: they become pieces
///       └──── waiting ◀──────┘
///        all of them are done
struct WorkPlan {
    /// What a task does for a piece of work.
    struct Piece: Sendable {
        let id: Int
        let jobs: ArraySlice<NodeEngine.Job>
        /// Whether it has a budget; without one it comes to its end, as far as the stack allows.
        var hasBudget: Bool
    }

    /// What a task that asks for work gets.
    enum Step: Sendable {
        case perform(Piece)
        /// All that is ready is being done, and more may become ready.
        case wait
        /// Nothing is left to do.
        case end
    }

    /// What became of a piece.
    struct Outcome: Sendable {
        /// The jobs that were suspended.
        var suspended: [NodeEngine.Job] = []
        /// What they wait for, cut into pieces.
        var missing: [ArraySlice<NodeEngine.Job>] = []
        /// The jobs that nobody has begun, as the budget was spent.
        var rest: ArraySlice<NodeEngine.Job> = []
    }

    /// Runs after which a piece gets no budget any more, so that it cannot be suspended for ever.
    static let maximumRuns = 8

    private struct Entry {
        var jobs: ArraySlice<NodeEngine.Job>
        /// The piece that waits for this one; nil for the first.
        let parent: Int?
        /// How many pieces it waits for.
        var awaited = 0
        var runs = 0
    }

    private var entries: [Int: Entry]
    private var ready: [Int] = []
    private var lastID = 0

    /// Plans to run the jobs of the first piece again when those that they have put off are done.
    init(_ first: Outcome) {
        entries = [0: Entry(jobs: first.suspended[...], parent: nil, runs: 1)]
        add(first.missing, for: 0)
    }

    /// How many pieces are ready to be done.
    var readyCount: Int { ready.count }

    /// Whether everything is done.
    var isDone: Bool { entries.isEmpty }

    /// Gives up what is not under way.
    mutating func cancel() {
        entries = [:]
        ready = []
    }

    /// The piece that is best done next: the one that became ready last, which is deepest in the tree.
    mutating func next() -> Step {
        if isDone { return .end }
        guard let id = ready.popLast(), let entry = entries[id] else { return .wait }
        return .perform(
            Piece(id: id, jobs: entry.jobs, hasBudget: entry.runs < Self.maximumRuns)
        )
    }

    /// Notes that a piece was run.
    mutating func finish(_ id: Int, _ outcome: Outcome) {
        guard var entry = entries[id] else { return }
        if !outcome.rest.isEmpty, let parent = entry.parent { add([outcome.rest], for: parent) }
        if outcome.suspended.isEmpty {
            entries[id] = nil
            guard let parent = entry.parent, var waiting = entries[parent] else { return }
            waiting.awaited -= 1
            entries[parent] = waiting
            if waiting.awaited == 0 { ready.append(parent) }
        } else {
            entry.jobs = outcome.suspended[...]
            entry.runs += 1
            entries[id] = entry
            add(outcome.missing, for: id)
            if outcome.missing.isEmpty { ready.append(id) }
        }
    }

    private mutating func add(_ pieces: [ArraySlice<NodeEngine.Job>], for parent: Int) {
        entries[parent]?.awaited += pieces.count
        // The first is to be taken first.
        for jobs in pieces.reversed() {
            lastID += 1
            entries[lastID] = Entry(jobs: jobs, parent: parent)
            ready.append(lastID)
        }
    }
}
