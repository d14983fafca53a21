import Testing

/// A test that needs no main actor, to be run again while that is busy.
struct BackgroundScenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable () async throws -> Void

    init(_ name: String, _ run: @escaping @Sendable () async throws -> Void) {
        testDescription = name
        self.run = run
    }

    static let all = [
        Self("an edit of a cell") { try await FeedCellTests().editBecomesCommit() },
        Self("edits in opposite orders") { try await TrackerScenarios().noLockOrder() },
        Self("overlapping layouts") { try await TrackerScenarios().overlappingLayouts() },
        Self("stale layouts") { try await TrackerScenarios().staleData() },
    ]
}
