import WeftArguments

extension Int {
    /// So many workers, in words: `1 worker`, `2 workers`.
    var workersText: String { counted(self, "worker") }
}
