import TestSupport
import Testing
import Weft

@Suite("The cost of transitions")
struct TransitionCostTests {
    /// Two commits between which one of many leaves changes its frame without moving in the order.
    private func frameChange(among count: Int) async throws -> (LayoutCommit, LayoutCommit) {
        let leaves = (0..<count).map { _ in box() }
        let tree = DisplayTree(root: DisplayNode(Pile(children: leaves.map(\.anyNode))))
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[leaves[count / 2]].size?.width = 5 }
        return (first, try await tree.layout(in: .unbounded))
    }

    @Test("The cost of a reframed node is at most linear in the number of its siblings")
    func siblings() async throws {
        let few = try await frameChange(among: 100)
        let many = try await frameChange(among: 20_000)
        #expect(LayoutTransition(from: many.0, to: many.1).reframed.count == 1)
        let (short, long) = leastThreadTimes(
            { _ = LayoutTransition(from: few.0, to: few.1) },
            { _ = LayoutTransition(from: many.0, to: many.1) }
        )
        // There are 200 times as many siblings. The bound allows for linear time, with room for
        // caches that others use, but not for 40,000 times as much.
        #expect(long < short * 2_000, "\(long) after \(short)")
    }

    /// Two commits between which a chain of nested nodes is reversed.
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

    @Test("The cost of a moved node does not grow with its depth")
    func depth() async throws {
        let few = try await reversal(of: 100)
        let many = try await reversal(of: 2_000)
        #expect(LayoutTransition(from: many.0, to: many.1).moved.count >= 1_999)
        let (short, long) = leastThreadTimes(
            { _ = LayoutTransition(from: few.0, to: few.1) },
            { _ = LayoutTransition(from: many.0, to: many.1) }
        )
        // There are 20 times as many nodes, which must not take 400 times as long.
        #expect(long < short * 100, "\(long) after \(short)")
    }
}
