import TestSupport
import Testing
import Weft

@Suite("What transitions cost")
struct TransitionCostTests {
    /// A transition in which one of many leaves changes its frame in its place.
    private func reframing(among count: Int) async throws -> (LayoutCommit, LayoutCommit) {
        let leaves = (0..<count).map { _ in box() }
        let tree = DisplayTree(root: DisplayNode(Pile(children: leaves.map(\.anyNode))))
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[leaves[count / 2]].size?.width = 5 }
        return (first, try await tree.layout(in: .unbounded))
    }

    @Test("A reframed node costs at most a glance at each of its siblings")
    func siblings() async throws {
        let few = try await reframing(among: 100)
        let many = try await reframing(among: 20_000)
        #expect(LayoutTransition(from: many.0, to: many.1).reframed.count == 1)
        let (short, long) = leastThreadTimes(
            { _ = LayoutTransition(from: few.0, to: few.1) },
            { _ = LayoutTransition(from: many.0, to: many.1) }
        )
        // 200 times as many siblings: it is linear, and not 40,000 times as much, with room for
        // caches that others use.
        #expect(long < short * 2_000, "\(long) after \(short)")
    }

    /// A transition in which a chain of nodes inside each other is turned over.
    private func reversal(of count: Int) async throws -> (LayoutCommit, LayoutCommit) {
        let links = (0..<count).map { _ in DisplayNode(Pile(children: [])) }
        let root = DisplayNode(Pile(children: []))
        let tree = DisplayTree(root: root)
        func chain(_ links: some Sequence<DisplayNode<Pile>>) throws {
            try tree.update { edit in
                var supernode = root
                for link in links {
                    edit[supernode].children = [link.anyNode]
                    supernode = link
                }
                edit[supernode].children = []
            }
        }
        try chain(links)
        let first = try await tree.layout(in: .unbounded)
        try chain(links.reversed())
        return (first, try await tree.layout(in: .unbounded))
    }

    @Test("A node that moves at any depth costs as much as one below the root")
    func depth() async throws {
        let few = try await reversal(of: 100)
        let many = try await reversal(of: 2_000)
        #expect(LayoutTransition(from: many.0, to: many.1).moved.count >= 1_999)
        let (short, long) = leastThreadTimes(
            { _ = LayoutTransition(from: few.0, to: few.1) },
            { _ = LayoutTransition(from: many.0, to: many.1) }
        )
        // 20 times as many nodes, and not 400 times as much.
        #expect(long < short * 100, "\(long) after \(short)")
    }
}
