import WeftArguments

extension RunRecord {
    /// Writes the files that the options ask for.
    func write(for options: BenchmarkOptions) throws {
        if let path = options.jsonPath { try WeftArguments.write(lines(), to: path) }
        if let path = options.reportPath {
            try WeftArguments.write(ReportPage(self).html, to: path)
        }
    }
}
