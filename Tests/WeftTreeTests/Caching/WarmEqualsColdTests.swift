import StressKit
import Testing
import Weft

@Suite("Warm layouts equal cold ones")
struct WarmEqualsColdTests {
    @Test(
        "After random edits every commit equals the reference layout",
        arguments: Seeds.range(100)
    )
    func randomEdits(seed: UInt64) async throws {
        let random = RandomTree(seed: seed)
        var range = random.random.range()
        for round in 0..<25 {
            if random.random.chance(25) { range = random.random.range() }
            let warm = try await random.tree.layout(in: range)
            let cold = try random.root.layout(in: range, environment: random.environment)
            let lines = differences(warm, cold)
            guard lines.isEmpty else {
                Issue.record("seed \(seed), round \(round): \(lines.joined(separator: "\n"))")
                return
            }
            for _ in 0...random.random.pick([0, 0, 0, 1, 3]) { try random.edit() }
        }
    }
}
