extension MeasuringWorker {
    /// Measures the nodes of a piece of work, as far as the budget goes.
    ///
    /// - Returns: The jobs that were suspended, and what they wait for, cut into pieces.
    func perform(
        _ piece: WorkPlan.Piece
    ) throws -> (suspended: [Job], missing: [ArraySlice<Job>]) {
        sharesWork = piece.hasBudget
        beginRun()
        var suspended: [Job] = []
        var waiting: [Job] = []
        for job in piece.jobs {
            try inputs.cancellation.check()
            if try !attempt(job) {
                suspended.append(job)
                waiting += missing
            }
        }
        return (suspended, pieces(of: waiting))
    }

    /// Cuts jobs into pieces: small ones where there are few, so that all tasks get some.
    ///
    /// All jobs of a node are in one piece, so that one task answers them.
    func pieces(of jobs: [Job]) -> [ArraySlice<Job>] {
        let jobs = progress.value.hasRepeats ? jobs.groupedByNode() : jobs
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

    /// How many pieces a run leaves to others at the least, if it leaves that many jobs: some for
    /// each core of a large machine.
    private static let piecesPerRun = 64
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
