import Testing
import Weft

@Suite("Nodes below a node that has moved")
struct MovedAncestorTests {
    @Test("Such nodes show the latest edit even if the passes that met the move were cancelled")
    func cancelledMove() async throws {
        let leaf = box()
        let moving = DisplayNode(Column(children: [leaf.anyNode]))
        let target = DisplayNode(Column())
        let replacement = box()
        let origin = DisplayNode(Column(children: [moving.anyNode]))
        let last = DisplayNode(HookedLeaf {})
        let root = DisplayNode(Column(children: [target.anyNode, origin.anyNode, last.anyNode]))
        let tree = DisplayTree(root: root, scheduler: LayoutScheduler(workers: 1))
        let range = SizeRange(width: 320)
        _ = try await tree.layout(in: range)
        try tree.update {
            $0[origin].children = [replacement.anyNode]
            $0[target].children = [moving.anyNode]
        }
        // The first pass links the node to its new parent, which is measured again in the second.
        for _ in 0..<2 {
            try tree.update {
                $0[last] = HookedLeaf { cancelCurrentTask() }
            }
            let cancelled = Task { try await tree.layout(in: range) }
            await #expect(throws: CancellationError.self) { try await cancelled.value }
        }
        // The next pass measures the leaf and the former parent, but not the new parent again.
        try tree.update {
            $0[leaf].color = 0x00FF00
            $0[replacement].size = LayoutSize(width: 10, height: 20)
            $0[last] = HookedLeaf {}
        }
        let commit = try await tree.layout(in: range)
        #expect(commit[leaf].color == 0x00FF00)
        #expect(commit.subnodes(of: target) == [moving.anyNode])
    }
}
