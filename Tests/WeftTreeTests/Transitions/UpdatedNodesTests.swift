import Testing
import Weft

@Suite("Nodes that a transition updates")
struct UpdatedNodesTests {
    @Test("Of all nodes, only a text that wraps differently is updated")
    func wrapping() async throws {
        let text = DisplayNode(TextContent("one two three four"))
        let root = DisplayNode(Column(children: [box().anyNode, text.anyNode]))
        let tree = DisplayTree(root: root)
        let wide = try await tree.layout(in: SizeRange(width: 300))
        let narrow = try await tree.layout(in: SizeRange(width: 60))
        #expect(LayoutTransition(from: wide, to: narrow).updated == [text.anyNode])
    }

    @Test("Nodes with another environment are updated, in the order in which they were made")
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

    @Test("A node that overrides everything that has changed in its environment is not updated")
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

    @Test("A node with a new content or base style is updated, but not the nodes around it")
    func edited() async throws {
        let (leaf, styled) = (box(), box())
        let root = DisplayNode(Column(children: [leaf.anyNode, styled.anyNode]))
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[leaf].color = 0x00FF00 }
        let second = try await tree.layout(in: .unbounded)
        let transition = LayoutTransition(from: first, to: second)
        #expect(transition.updated == [leaf.anyNode])
        #expect(!transition.isEmpty)
        try tree.update { $0[style: styled].width = 30 }
        let third = try await tree.layout(in: .unbounded)
        let last = LayoutTransition(from: second, to: third)
        #expect(last.updated == [styled.anyNode])
        #expect(last != LayoutTransition(from: first, to: third))
    }

    @Test("A text that also fits in the new range is not updated")
    func fitting() async throws {
        let root = DisplayNode(Column(children: [DisplayNode(TextContent("one two")).anyNode]))
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: SizeRange(width: 400))
        let second = try await tree.layout(in: SizeRange(width: 300))
        #expect(second.statistics.measurementCount == 1)
        #expect(LayoutTransition(from: first, to: second).updated == [])
    }

    /// A leaf that has a payload for its host only if it may be wide.
    private struct Generous: LeafContent {
        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            let size = LayoutSize(width: 10, height: 10)
            return constrainedSize.max.width > 200
                ? LeafMeasurement(size: size, payload: "payload") : LeafMeasurement(size: size)
        }
    }

    @Test("A leaf with a payload in only one of two ranges is updated in both directions")
    func payload() async throws {
        let leaf = DisplayNode(Generous())
        let tree = DisplayTree(root: DisplayNode(Column(children: [leaf.anyNode])))
        let wide = try await tree.layout(in: SizeRange(width: 300))
        let narrow = try await tree.layout(in: SizeRange(width: 100))
        let transition = LayoutTransition(from: wide, to: narrow)
        #expect(transition.updated == [leaf.anyNode])
        #expect(transition.inverted.updated == [leaf.anyNode])
    }

    @Test("A content that was changed and changed back is updated, but an environment is not")
    func changedBack() async throws {
        let (first, second) = (box(10, 10), box())
        let root = DisplayNode(Column(children: [first.anyNode, second.anyNode]))
        let tree = DisplayTree(root: root)
        let before = try await tree.layout(in: .unbounded)
        for width in [20.0, 10.0] {
            try tree.update { edit in
                edit[first].size?.width = width
                edit.environment.displayScale = width / 10
            }
        }
        let after = try await tree.layout(in: .unbounded)
        #expect(before[first] == after[first])
        #expect(LayoutTransition(from: before, to: after).updated == [first.anyNode])
    }
}
