import Testing
import Weft

@Suite("Nodes that a transition updates")
struct UpdatedNodesTests {
    @Test("A text that wraps otherwise is updated, and nothing else")
    func wrapping() async throws {
        let text = DisplayNode(TextContent("one two three four"))
        let root = DisplayNode(Column(children: [box().anyNode, text.anyNode]))
        let tree = DisplayTree(root: root)
        let wide = try await tree.layout(in: SizeRange(width: 300))
        let narrow = try await tree.layout(in: SizeRange(width: 60))
        #expect(LayoutTransition(from: wide, to: narrow).updated == [text.anyNode])
    }

    @Test("What has another environment is updated, in the order in which it was made")
    func environment() async throws {
        let (first, second) = (box(), box())
        let root = DisplayNode(Column(children: [second.anyNode, first.anyNode]))
        let tree = DisplayTree(root: root)
        let plain = try await tree.layout(in: .unbounded)
        try tree.update { $0.environment.displayScale = 3 }
        let scaled = try await tree.layout(in: .unbounded)
        let updated = LayoutTransition(from: plain, to: scaled).updated
        #expect(updated == [first.anyNode, second.anyNode, root.anyNode])
    }

    @Test("A node that overrides all that has changed in its environment is not updated")
    func overridden() async throws {
        let (overriding, other) = (box(), box())
        let root = DisplayNode(Column(children: [overriding.anyNode, other.anyNode]))
        let tree = DisplayTree(root: root)
        try tree.update { $0[environment: overriding].displayScale = 2 }
        let plain = try await tree.layout(in: .unbounded)
        try tree.update { $0.environment.displayScale = 3 }
        let scaled = try await tree.layout(in: .unbounded)
        let updated = LayoutTransition(from: plain, to: scaled).updated
        #expect(updated == [other.anyNode, root.anyNode])
    }
}
