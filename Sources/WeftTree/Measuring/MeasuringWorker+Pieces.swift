extension MeasuringWorker {
    /// Measures the nodes of a piece of work, as far as the budget goes.
    ///
    /// The jobs of a node, under all its keys, are begun together or not at all. Each job has a whole
    /// budget: of many small ones, none is suspended because of those before it.
    func perform(_ piece: WorkPlan.Piece) throws -> WorkPlan.Outcome {
        guard let first = piece.jobs.first else { return WorkPlan.Outcome() }
        sharesWork = piece.hasBudget
        beginRun()
        var context = makeContext(for: first)
        var remainingBudget = wholeBudget
        var outcome = WorkPlan.Outcome()
        var waiting: [Job] = []
        var last: NodeHandle?
        for (index, job) in zip(piece.jobs.indices, piece.jobs) {
            if let last, sharesWork, remainingBudget <= 0, job.node !== last {
                outcome.rest = piece.jobs[index...]
                break
            }
            last = job.node
            try inputs.cancellation.check()
            budget = wholeBudget
            if try !attempt(job, context: &context) {
                outcome.suspended.append(job)
                waiting += missing
            }
            remainingBudget -= wholeBudget - budget
        }
        outcome.missing = hasRepeats ? waiting.groupedByNode() : waiting
        return outcome
    }
}

extension [NodeEngine.Job] {
    /// The jobs with those of each node together, in the order in which the nodes come.
    fileprivate func groupedByNode() -> Self {
        var groups: [ObjectIdentifier: Int] = [:]
        var grouped: [Self] = []
        for job in self {
            if let group = groups[ObjectIdentifier(job.node)] {
                grouped[group].append(job)
            } else {
                groups[ObjectIdentifier(job.node)] = grouped.count
                grouped.append([job])
            }
        }
        return Array(grouped.joined())
    }
}
