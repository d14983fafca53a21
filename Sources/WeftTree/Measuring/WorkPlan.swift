/// The measurements of a pass that tasks share, and what waits for what: a pure state machine.
///
/// A piece of work consists of jobs. Jobs that are suspended put off others, which become pieces of
/// their own. When all of these are done, the piece that waits for them runs its jobs again. If a
/// stack was used up, the nodes halfway down it form a piece between the two.
///
///                 next               finish, nothing put off
///     ready ────────────▶ running ────────────────────────────▶ done
///       ▲                    │ finish, jobs put off: they become pieces
///       └──── waiting ◀──────┘
///        all of them are done
///
/// A piece is cut from what is ready when a task takes it. The less there is to do, the smaller the
/// pieces are, so that all tasks end at about the same time.
struct WorkPlan {
    /// The part of the work that a task does at a time.
    struct Piece: Sendable {
        let id: Int
        let jobs: ArraySlice<NodeEngine.Job>
        /// How many budgets each job has; if it is 0, jobs run to their ends as far as the stack
        /// allows.
        let budgetCount: Int
    }

    /// What a task that asks for work gets.
    enum Step: Sendable {
        case perform(Piece)
        /// Everything that was ready is being done, and more may become ready.
        case wait
        /// Nothing is left to do.
        case end
    }

    /// What became of a piece.
    struct Outcome: Sendable {
        /// The jobs that were suspended.
        var suspended: [NodeEngine.Job] = []
        /// The jobs that these wait for, with those of each node one after the other.
        var missing: [NodeEngine.Job] = []
        /// The jobs that run after the missing ones and before the suspended ones.
        var relays: [NodeEngine.Job] = []
        /// The jobs that were not begun because the budget was spent.
        var rest: ArraySlice<NodeEngine.Job> = []
    }

    /// The number of runs after which a piece has no budget any more, so that it cannot be
    /// suspended for ever.
    static let maximumRuns = 8

    /// The least number of pieces that the ready jobs are cut into, if there are that many jobs.
    private static let shareCount = 8

    private struct Entry {
        /// The jobs to run; empty if the piece is done.
        var jobs: ArraySlice<NodeEngine.Job>
        /// The piece that waits for this one; nil for the first piece.
        let parent: Int?
        /// How many pieces this one waits for.
        var awaited = 0
        var runs = 0
    }

    /// The most jobs in a piece, except for further jobs of its last node.
    private let chunk: Int

    /// All pieces so far, each at the index that is its number.
    private var entries: [Entry]
    /// How many pieces are not done.
    private var openCount = 1
    private var ready: [Int] = []
    /// How many pieces are being done, even after the plan was given up.
    private var runningCount = 0

    /// How many jobs are ready to be done.
    private(set) var readyCount = 0

    /// Creates a plan to run the jobs of the first piece again when those that they have put off
    /// are done.
    ///
    /// - Parameter chunk: The most jobs that a task takes at a time, except for further jobs of the
    ///   last node.
    init(_ first: Outcome, chunk: Int) {
        self.chunk = chunk
        entries = [Entry(jobs: first.suspended[...], parent: nil, runs: 1)]
        suspend(0, first)
    }

    /// Whether everything is done or, if the plan was given up, everything that was being done at
    /// that time.
    var isDone: Bool { openCount == 0 && runningCount == 0 }

    /// Gives up everything that is not being done.
    mutating func cancel() {
        entries = []
        openCount = 0
        ready = []
        readyCount = 0
    }

    /// Takes the piece that is best done next: from what became ready last, which is deepest in the
    /// tree.
    ///
    /// - Parameter budgetCount: How many budgets each of its jobs has, unless the piece was run too
    ///   often.
    mutating func next(budgetCount: Int = 1) -> Step {
        if isDone { return .end }
        guard let id = ready.popLast() else { return .wait }
        let jobs = share(of: entries[id].jobs)
        readyCount -= jobs.count
        runningCount += 1
        let budgetCount = entries[id].runs < Self.maximumRuns ? budgetCount : 0
        let piece = jobs.count < entries[id].jobs.count ? split(jobs, from: id) : id
        return .perform(Piece(id: piece, jobs: jobs, budgetCount: budgetCount))
    }

    /// How many tasks could get a piece of what is ready, besides some that are coming for one
    /// anyway.
    ///
    /// - Complexity: O(*n*) in the number of pieces or of tasks, whichever is smaller.
    func pieceCount(besides takerCount: Int, upTo limit: Int) -> Int {
        var rest = readyCount
        var count = -takerCount
        while rest > 0, count < limit {
            rest -= pieceSize(outOf: rest)
            count += 1
        }
        return max(0, count)
    }

    /// How many jobs one task takes at a time if the given number is ready.
    private func pieceSize(outOf readyCount: Int) -> Int {
        max(1, min(chunk, readyCount / Self.shareCount))
    }

    /// The first of the given jobs, as many as one task takes at a time; a node's jobs stay
    /// together.
    private func share(of jobs: ArraySlice<NodeEngine.Job>) -> ArraySlice<NodeEngine.Job> {
        var end = min(jobs.startIndex + pieceSize(outOf: readyCount), jobs.endIndex)
        while end < jobs.endIndex, jobs[end].node === jobs[end - 1].node { end += 1 }
        return jobs[..<end]
    }

    /// Makes the first jobs of a ready piece a piece of their own; the others stay ready.
    private mutating func split(_ jobs: ArraySlice<NodeEngine.Job>, from id: Int) -> Int {
        entries[id].jobs.removeFirst(jobs.count)
        ready.append(id)
        return enter(Entry(jobs: jobs, parent: entries[id].parent, runs: entries[id].runs))
    }

    /// Notes the outcome of a piece that was run.
    mutating func finish(_ id: Int, _ outcome: Outcome) {
        runningCount -= 1
        // There are no entries if the plan was given up.
        guard entries.indices.contains(id) else { return }
        let parent = entries[id].parent
        if let parent { add(outcome.rest, for: parent) }
        entries[id].jobs = outcome.suspended[...]
        if outcome.suspended.isEmpty {
            openCount -= 1
            guard let parent else { return }
            entries[parent].awaited -= 1
            if entries[parent].awaited == 0 { makeReady(parent) }
        } else {
            entries[id].runs += 1
            suspend(id, outcome)
        }
    }

    /// Makes a piece wait for the jobs that it lacks.
    private mutating func suspend(_ id: Int, _ outcome: Outcome) {
        let relays = outcome.relays[...]
        let asker = relays.isEmpty ? id : enter(Entry(jobs: relays, parent: id))
        add(outcome.missing[...], for: asker)
        if outcome.missing.isEmpty { makeReady(asker) }
    }

    /// Adds a piece that another one waits for.
    private mutating func add(_ jobs: ArraySlice<NodeEngine.Job>, for parent: Int) {
        if jobs.isEmpty { return }
        makeReady(enter(Entry(jobs: jobs, parent: parent)))
    }

    private mutating func makeReady(_ id: Int) {
        ready.append(id)
        readyCount += entries[id].jobs.count
    }

    private mutating func enter(_ entry: Entry) -> Int {
        if let parent = entry.parent { entries[parent].awaited += 1 }
        openCount += 1
        entries.append(entry)
        return entries.count - 1
    }
}
