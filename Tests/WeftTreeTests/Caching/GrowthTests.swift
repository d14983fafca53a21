import Testing
import WeftLayout

@testable import WeftTree

@Suite("What passes leave behind stays bounded")
struct GrowthTests {
    private enum Density: LayoutEnvironmentKey {
        static let defaultValue = 0
    }

    @Test("Environments that no node is in any more are forgotten")
    func environments() async throws {
        let leaf = box()
        let root = DisplayNode(Column(children: [leaf.anyNode]))
        let tree = DisplayTree(root: root)
        for number in 0..<500 {
            try tree.update { $0.environment[Density.self] = number }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.environment(of: leaf)?[Density.self] == number)
        }
        #expect(await tree.environmentCount <= 33)
    }

    @Test("Passes that fail repeatedly do not remember the same nodes again and again")
    func failures() async throws {
        let leaves = (0..<20).map { _ in box() }
        let root = DisplayNode(Column(children: leaves.map(\.anyNode)))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        for number in 0..<50 {
            try tree.update { edit in
                edit[root].children = (leaves + [leaves[0]]).map(\.anyNode)
                for leaf in leaves { edit[leaf].size?.width = Double(number) }
            }
            await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        }
        #expect(await tree.uncommittedCount <= 2 * tree.slotCount)
        try tree.update { $0[root].children = leaves.map(\.anyNode) }
        let commit = try await tree.layout(in: .unbounded)
        #expect(try differencesFromCold(commit, of: root) == [])
    }
}

extension DisplayTree {
    fileprivate var uncommittedCount: Int { caches.uncommitted.count }
}
