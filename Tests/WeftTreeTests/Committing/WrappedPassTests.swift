import Testing
import WeftLayout

@testable import WeftTree

extension DisplayTree {
    /// Continues the numbering of passes from the given number.
    fileprivate func jump(toPass number: UInt64) { caches.passNumber = number }
}

@Suite("Passes whose numbers wrap modulo 2³¹ or 2³⁴")
struct WrappedPassTests {
    @Test(
        "A node is placed even if it was last placed a whole period of passes ago",
        arguments: [1 << 31, 1 << 34, 3 << 34] as [UInt64],
        [0, 1, 2, 3, 4, 5, 7]
    )
    func stalePlaces(period: UInt64, rest: UInt64) async throws {
        let (first, second) = (box(1, 1), box(2, 2))
        let inner = DisplayNode(Column(children: [second.anyNode]))
        let root = DisplayNode(Column(children: [first.anyNode, inner.anyNode]))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        for round in 0..<3 {
            try tree.update { $0[first].size?.width = Double(round) + 5 }
            _ = try await tree.layout(in: .unbounded)
        }
        await tree.jump(toPass: period + rest - 4)
        for round in 0..<8 {
            try tree.update {
                $0[first].size?.width = Double(round) + 60
                $0[second].size?.width = Double(round) + 30
            }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit[first].size?.width == Double(round) + 60)
            #expect(commit[second].size?.width == Double(round) + 30)
            #expect(try differencesFromCold(commit, of: root) == [])
        }
    }
}
