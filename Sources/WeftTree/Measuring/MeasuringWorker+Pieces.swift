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
        var rest = wholeBudget
        var outcome = WorkPlan.Outcome()
        var waiting: [Job] = []
        var last: NodeHandle?
        for (index, job) in zip(piece.jobs.indices, piece.jobs) {
            if let last, sharesWork, rest <= 0, job.node !== last {
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
            rest -= wholeBudget - budget
        }
        outcome.missing = pieces(of: waiting)
        return outcome
    }

    /// Cuts jobs into pieces: small ones where there are few, so that all tasks get some.
    ///
    /// All jobs of a node are in one piece, so that one task answers them.
    func pieces(of jobs: [Job]) -> [ArraySlice<Job>] {
        let jobs = hasRepeats ? jobs.groupedByNode() : jobs
        let size = max(1, min(inputs.scheduler.limits.chunk, jobs.count / Self.piecesPerRun))
        var pieces: [ArraySlice<Job>] = []
        var rest = jobs[...]
        while !rest.isEmpty {
            var end = min(rest.startIndex + size, rest.endIndex)
            while end < rest.endIndex, rest[end].node === rest[end - 1].node { end += 1 }
            pieces.append(rest[..<end])
            rest = rest[end...]
        }
        return pieces
    }

    /// How many pieces a run leaves to others at the least, if it leaves that many jobs. Those that
    /// are large are cut again by their budget.
    private static let piecesPerRun = 8
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
