import RandomLayouts
import StressKit
import Weft

extension RandomTree {
    /// Lays the tree out and edits it at random, again and again.
    ///
    /// - Parameter edits: The possible numbers of edits between two layouts, beyond the first edit;
    ///   one is picked each time.
    /// - Returns: How the first commit that does not equal the cold layout differs from it; nil if
    ///   all are equal.
    func differenceFromCold(rounds: Int, edits: [Int]) async throws -> String? {
        var range = random.range()
        for round in 0..<rounds {
            if random.chance(25) { range = random.range() }
            let warm = try await tree.layout(in: range)
            let cold = try root.layout(in: range, environment: environment)
            let lines = differences(warm, cold)
            if !lines.isEmpty { return "round \(round): \(lines.joined(separator: "\n"))" }
            for _ in 0...random.pick(edits) { try edit() }
        }
        return nil
    }
}
