import RandomLayouts
import StressKit
import TestSupport
import Testing
import Weft

@Suite("Failing passes")
struct FailingPassTests {
    @Test(
        "After random mistakes and their repair, a warm layout ends as a cold one does",
        arguments: Seeds.range(60)
    )
    func mistakes(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        var range = random.random.range()
        var failureCount = 0
        for round in 0..<12 {
            for _ in 0...random.random.pick([0, 1]) {
                if random.random.chance(25) { range = random.random.range() }
                let (lines, _) = await endings(random, in: range)
                guard lines.isEmpty else {
                    Issue.record("seed \(seed), round \(round): \(lines.joined(separator: "\n"))")
                    return
                }
            }
            if round == 0 || random.random.chance(50) {
                let mistake = try random.makeMistake()
                let (lines, hasFailed) = await endings(random, in: range)
                if hasFailed { failureCount += 1 }
                guard lines.isEmpty else {
                    Issue.record(
                        "seed \(seed), round \(round), mistake: \(lines.joined(separator: "\n"))"
                    )
                    return
                }
                try random.tree.update { $0[mistake.branch].children = mistake.children }
            }
            try random.edit()
        }
        #expect(failureCount > 0, "seed \(seed)")
    }

    /// How the results of a warm and a cold layout differ, and whether the warm one has failed.
    private func endings(
        _ random: RandomTree,
        in range: SizeRange
    ) async -> (lines: [String], hasFailed: Bool) {
        let before = random.tree.committed
        let warm = await Result.of { try await random.tree.layout(in: range) }
        let cold = Result { try random.root.layout(in: range, environment: random.environment) }
        switch (warm, cold) {
        case (.success(let warm), .success(let cold)):
            return (differences(warm, cold), false)
        case (.failure(let warm), .failure(let cold)):
            let stands = random.tree.committed?.number == before?.number
            let isSame = warm as? LayoutError == cold as? LayoutError && warm is LayoutError
            let lines = ["\(warm)\n\(cold)\nlast commit stands: \(stands)"]
            return (isSame && stands ? [] : lines, true)
        default:
            return (["warm: \(warm.summary), cold: \(cold.summary)"], true)
        }
    }
}

extension Result where Success == LayoutCommit {
    fileprivate var summary: String {
        switch self {
        case .success(let commit): "\(commit.nodeCount) nodes"
        case .failure(let error): "\(error)"
        }
    }
}
