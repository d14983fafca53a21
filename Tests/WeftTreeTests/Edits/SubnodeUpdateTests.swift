import Testing
import Weft

@Suite("Updating subnodes")
struct SubnodeUpdateTests {
    @Test("A node that 300 others write to in one edit is not mistaken for an endless update")
    func sharedNode() throws {
        let shared = DisplayNode(BoxContent())
        let writers = (0..<300).map { _ in DisplayNode(Writer(target: shared)) }
        let tree = DisplayTree(root: DisplayNode(Pile(children: writers.map(\.anyNode))))
        try tree.update { edit in
            for (index, writer) in writers.enumerated() { edit[writer].width = Double(index) }
        }
        #expect(tree.revision == 1)
    }

    @Test("An edit can repair a node whose subnodes could not be updated when it was made")
    func cure() async throws {
        let foreign = DisplayNode(BoxContent())
        _ = try await DisplayTree(root: foreign).layout(in: .unbounded)
        let node = DisplayNode(Writer(target: foreign))
        let tree = DisplayTree(root: node)
        await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        try tree.update { $0[node].target = DisplayNode(BoxContent()) }
        #expect(try await tree.layout(in: .unbounded).nodeCount == 1)
    }

    @Test("Editing its style or environment does not repair such a node, and a repair keeps both")
    func otherInputs() async throws {
        let foreign = DisplayNode(BoxContent())
        _ = try await DisplayTree(root: foreign).layout(in: .unbounded)
        let node = DisplayNode(Writer(target: foreign))
        let tree = DisplayTree(root: node)
        try tree.update { edit in
            edit[style: node].width = 7
            edit[environment: node].displayScale = 2
        }
        await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        try tree.update { $0[node].target = DisplayNode(BoxContent()) }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.size.width == 7)
        #expect(commit.environment(of: node)?.displayScale == 2)
    }

    @Test("Writing the same display scale changes nothing, even if it is NaN")
    func scaleOfNaN() throws {
        let root = DisplayNode(BoxContent())
        let tree = DisplayTree(root: root, environment: LayoutEnvironment(displayScale: .nan))
        try tree.update { $0.environment.displayScale = .nan }
        #expect(tree.revision == 0)
    }
}

/// A content that writes its width to a node.
private struct Writer: NodeContent {
    var target: DisplayNode<BoxContent>
    var width = 1.0

    func updateSubnodes(_ edit: inout TreeEdit) {
        edit[target].size = LayoutSize(width: width, height: 1)
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        SpacerLayoutSpec()
    }
}
