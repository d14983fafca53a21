import WeftArguments

extension RunRecord {
    /// Writes the files that the options ask for; where nothing was measured, those of an earlier
    /// run stay as they are.
    func write(for options: BenchmarkOptions) throws {
        guard !results.isEmpty else { throw NothingMeasured() }
        if let path = options.jsonPath { try WeftArguments.write(lines(), to: path) }
        if let path = options.reportPath {
            try WeftArguments.write(ReportPage(self).html, to: path)
        }
    }
}

/// A run in which every workload failed.
struct NothingMeasured: Error, CustomStringConvertible {
    var description: String { "nothing was measured, and no file is written" }
}
