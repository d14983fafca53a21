import WeftArguments

/// Prints results as they come, in one table for each kind of workload.
final class ResultPrinter {
    private let workers: Int
    private var lastKind: WorkloadKind?

    init(workers: Int) {
        self.workers = workers
    }

    /// Prints a row, and the titles before the first row of its kind.
    func print(_ result: WorkloadResult) {
        let columns = ResultColumn.columns(for: result.kind, workers: workers)
        let table = Table(columns.map { ($0.title, $0.width) })
        if lastKind != result.kind {
            if lastKind != nil { say() }
            say(table.header)
        }
        lastKind = result.kind
        say(table.row(columns.map { $0.text(result) }))
    }

    /// Prints the summary of the whole run.
    func printSummary(of record: RunRecord) {
        say()
        for (title, value) in record.summary { say("\(title): \(value)") }
    }
}
