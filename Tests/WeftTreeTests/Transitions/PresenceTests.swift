import Testing
import Weft

@Suite("How far the nodes of a motion are there")
struct PresenceTests {
    /// The motion to an empty list from one with a node, and the motion back.
    private func motions() async throws -> (leaving: LayoutMotion, entering: LayoutMotion) {
        let root = DisplayNode(Column(children: [box().anyNode]))
        let tree = DisplayTree(root: root)
        let full = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children = [] }
        let empty = try await tree.layout(in: .unbounded)
        return (LayoutMotion(from: full, to: empty), LayoutMotion(from: empty, to: full))
    }

    @Test(
        "Beyond 0 and 1, a presence stays what it is there",
        arguments: [(-0.5, 0), (-.infinity, 0), (.nan, 0), (1.5, 1), (.infinity, 1)]
    )
    func overshoot(progress: Double, presence: Double) async throws {
        let (leaving, entering) = try await motions()
        #expect(entering.nodes.last?.presence(at: progress) == presence)
        #expect(leaving.nodes.last?.presence(at: progress) == 1 - presence)
    }

    @Test("A node that leaves is gone below a presence of 1/1024, and not before")
    func leastPresence() async throws {
        let motion = try await motions().leaving
        let least = 1.0 / 1_024
        #expect(motion.nodes.last?.presence(at: 1 - least) == least)
        #expect(motion.retargeted(to: motion.to, at: 1 - least).nodes.count == 2)
        #expect(motion.retargeted(to: motion.to, at: (1 - least).nextUp).nodes.count == 1)
    }
}
