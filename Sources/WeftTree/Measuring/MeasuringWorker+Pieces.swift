import WeftLayout

extension MeasuringWorker {
    /// Measures a node and everything below it as far as the first budget goes, and a second one
    /// where that is probably enough for the rest.
    ///
    /// - Returns: What is left to do; nil if nothing is left.
    func runFirst(_ job: Job) throws -> WorkPlan.Outcome? {
        try withMemory(in: job.key.environment) { context in
            beginPiece(hasBudget: setup.scheduler.workers > 1)
            if sharesWork { budget.extend() }
            if try attempt(job, context: &context) { return nil }
            if isProbablyHalfDone(job) {
                try cancellation.check()
                beginRun()
                budget.extend()
                if try attempt(job, context: &context) { return nil }
            }
            var outcome = WorkPlan.Outcome()
            noteSuspended(job, in: &outcome)
            return grouped(outcome)
        }
    }

    /// Whether the rest of a job's run that was suspended probably takes no longer than the run
    /// did.
    private func isProbablyHalfDone(_ job: Job) -> Bool {
        if runState.isStackUsedUp || budget.hasSlowNodes { return false }
        if setup.isFirst { return runState.progress.answeredPart(of: job.node) > 0.5 }
        // In later passes, most answers may have been there before, so their part says nothing.
        return slots.count <= 2 * setup.scheduler.limits.firstBudget
    }

    /// Measures the nodes of a piece of work, as far as the budget goes.
    ///
    /// All jobs of a node, whatever their keys, are begun together or not at all. Each job has a
    /// whole budget, so a small job is never suspended because of those before it. If nodes take
    /// long, a piece ends with its task's turn.
    func run(_ piece: WorkPlan.Piece, in turn: ThreadTurn) throws -> WorkPlan.Outcome {
        guard let first = piece.jobs.first else { return WorkPlan.Outcome() }
        return try withMemory(in: first.key.environment) { context in
            try run(piece, in: turn, context: &context)
        }
    }

    /// Measures with a context, in memory that measurements on this thread use one after the other.
    private func withMemory<Value>(
        in environment: Int32,
        _ body: (inout LayoutContext) throws -> Value
    ) throws -> Value {
        let thread = ThreadContext.current
        swap(&scratch, &thread.askScratch)
        defer {
            scratch.clear()
            swap(&scratch, &thread.askScratch)
        }
        return try withContext(in: environment, body)
    }

    private func beginPiece(hasBudget: Bool) {
        sharesWork = hasBudget
        beginRun()
    }

    private func run(
        _ piece: WorkPlan.Piece,
        in turn: ThreadTurn,
        context: inout LayoutContext
    ) throws -> WorkPlan.Outcome {
        beginPiece(hasBudget: piece.budgetCount > 0)
        let jobBudget = budget.whole * max(1, piece.budgetCount)
        var remainingBudget = jobBudget
        var outcome = WorkPlan.Outcome()
        var last: NodeHandle?
        var isOver = false
        for (index, job) in zip(piece.jobs.indices, piece.jobs) {
            if let last, sharesWork, isOver, job.node !== last {
                outcome.rest = piece.jobs[index...]
                break
            }
            let timedCount = budget.timedCount
            last = job.node
            try cancellation.check()
            budget.refill(to: jobBudget)
            if try !attempt(job, context: &context) {
                noteSuspended(job, in: &outcome)
            }
            remainingBudget -= jobBudget - budget.rest
            isOver = remainingBudget <= 0 || budget.timedCount != timedCount && turn.isOver
        }
        return grouped(outcome)
    }

    /// Notes that a job was suspended, and what it waits for.
    private func noteSuspended(_ job: Job, in outcome: inout WorkPlan.Outcome) {
        outcome.suspended.append(job)
        outcome.missing += runState.missing
        if let relay = runState.relay { outcome.relays.append(relay) }
    }

    /// The outcome, with the missing jobs of each node one after the other.
    private func grouped(_ outcome: consuming WorkPlan.Outcome) -> WorkPlan.Outcome {
        if mayHavePutOffTwice { outcome.missing = outcome.missing.groupedByNode() }
        return outcome
    }
}

extension [NodeEngine.Job] {
    /// The jobs grouped by node, in the order in which the nodes first occur.
    fileprivate func groupedByNode() -> Self {
        var groups: [NodeHandle: Int] = [:]
        var grouped: [Self] = []
        for job in self {
            if let group = groups[job.node] {
                grouped[group].append(job)
            } else {
                groups[job.node] = grouped.count
                grouped.append([job])
            }
        }
        return Array(grouped.joined())
    }
}
