/// What a workload times.
enum WorkloadKind: String, Codable, CaseIterable {
    /// The first layout of fresh trees.
    case cold
    /// Layouts of a tree that was laid out before.
    case relayout
    /// Edits while passes run.
    case contention
}
