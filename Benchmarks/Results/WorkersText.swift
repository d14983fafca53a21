import WeftArguments

extension Int {
    /// The number of workers in words, such as `1 worker` or `2 workers`.
    var workersText: String { counted(self, "worker") }
}
