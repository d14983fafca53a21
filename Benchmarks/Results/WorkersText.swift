extension Int {
    /// So many workers, in words: `1 worker`, `2 workers`.
    var workersText: String { self == 1 ? "1 worker" : "\(self) workers" }
}
