import TestSupport
import Testing
import Weft

@Suite("Warm layouts equal cold ones")
struct WarmEqualsColdTests {
    @Test(
        "After random edits, every commit equals the reference layout",
        arguments: Seeds.range(100)
    )
    func randomEdits(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let difference = try await random.differenceFromCold(rounds: 25, edits: [0, 0, 0, 1, 3])
        #expect(difference == nil, "seed \(seed): \(difference ?? "")")
    }
}
