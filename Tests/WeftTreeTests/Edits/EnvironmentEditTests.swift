import TestSupport
import Testing
import Weft

@Suite("Environments in edits")
struct EnvironmentEditTests {
    /// A content that sets the environment of its subnode, and perhaps that of the tree.
    private struct Themed: NodeContent {
        var scale: Double?
        var changesTree = false
        let leaf = box()

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[environment: leaf].displayScale = scale
            #expect(edit[environment: leaf].displayScale == scale)
            if changesTree { edit.environment.displayScale = scale }
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> { leaf }
    }

    @Test("What a new node overrides for its subnodes takes effect, inside and outside a tree")
    func overrides() async throws {
        let content = Themed(scale: 3)
        let node = DisplayNode(content)
        #expect(try node.layout().environment(of: content.leaf)?.displayScale == 3)
        let tree = DisplayTree(root: node)
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.environment(of: content.leaf)?.displayScale == 3)
        #expect(commit.environment(of: node)?.displayScale == 1)
    }

    @Test("A tree has the environment of the last edit, and a commit that of its own revision")
    func reading() async throws {
        let text = DisplayNode(TextContent("a"))
        let tree = DisplayTree(root: text, environment: LayoutEnvironment(displayScale: 3))
        let first = try await tree.layout(in: .unbounded)
        #expect(tree.environment.displayScale == 3 && first.environment.displayScale == 3)
        let alone = try text.layout(environment: tree.environment)
        #expect(alone.size == first.size && alone.environment == first.environment)
        try tree.update { edit in
            edit.environment.displayScale = 2
            edit[environment: text].displayScale = 1
            // The edit has not taken effect yet.
            #expect(tree.environment.displayScale == 3)
        }
        #expect(tree.environment.displayScale == 2)
        #expect(throws: CancellationError.self) {
            try tree.update { edit in
                edit.environment.displayScale = 1
                throw CancellationError()
            }
        }
        let second = try await tree.layout(in: .unbounded)
        #expect(tree.environment.displayScale == 2)
        // What the root overrides applies only to the root.
        #expect(second.environment.displayScale == 2)
        #expect(second.environment(of: text)?.displayScale == 1)
        #expect(first.environment.displayScale == 3)
    }

    @Test("Returning to an earlier environment measures nothing")
    func returning() async throws {
        let tree = DisplayTree(root: DisplayNode(Column(children: [box().anyNode, box().anyNode])))
        _ = try await tree.layout(in: .unbounded)
        try tree.update { $0.environment.displayScale = 3 }
        #expect(try await tree.layout(in: .unbounded).statistics.measurementCount == 3)
        try tree.update { $0.environment = LayoutEnvironment() }
        #expect(try await tree.layout(in: .unbounded).statistics.measurementCount == 0)
        // A write that changes nothing makes no new revision.
        let revision = tree.revision
        try tree.update { $0.environment.displayScale = 1 }
        #expect(tree.revision == revision)
    }

    @Test("Changing the tree's environment is an error in a node that is made outside an edit")
    func noTree() async throws {
        let node = DisplayNode(Themed(scale: 3, changesTree: true), name: "themed")
        let tree = DisplayTree(root: node)
        let error = await #expect(throws: LayoutError.self) {
            try await tree.layout(in: .unbounded)
        }
        #expect(
            error?.description == """
                themed: updateSubnodes failed when the node was made. The environment of the tree was \
                changed in the updateSubnodes of a node that was made outside an edit, where there \
                is no tree. Override a node's environment instead, with edit[environment: node].
                """
        )
        #expect(DisplayNode(Themed(scale: 1, changesTree: true)).layoutSucceeds)
    }

    @Test("A node made in an edit changes the environment of the edit's tree")
    func inEdit() async throws {
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            edit[root].children = [DisplayNode(Themed(scale: 3, changesTree: true)).anyNode]
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.environment(of: root)?.displayScale == 3)
    }

    /// A number that counts how often it is compared.
    private struct Watched: Hashable {
        var number = 0
        let comparisons: Counter

        static func == (left: Watched, right: Watched) -> Bool {
            left.comparisons.add()
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    private struct WatchedKey: LayoutEnvironmentKey {
        static let defaultValue = Watched(comparisons: Counter())
    }

    @Test("A node's overrides are compared once when an edit ends, and not at all if it fails")
    func comparing() async throws {
        let (leaf, foreign) = (box(), box())
        _ = try await DisplayTree(root: foreign).layout(in: .unbounded)
        let tree = DisplayTree(root: leaf)
        let comparisons = Counter()
        /// How many comparisons follow the closure of an edit, which reads one more node.
        func comparisonsAtEnd(writing number: Int, reading node: DisplayNode<BoxContent>) -> Int {
            var countBefore = 0
            try? tree.update { edit in
                let value = Watched(number: number, comparisons: comparisons)
                edit[environment: leaf][WatchedKey.self] = value
                _ = edit[node]
                countBefore = comparisons.value
            }
            return comparisons.value - countBefore
        }
        #expect(comparisonsAtEnd(writing: 1, reading: leaf) == 0)
        #expect(comparisonsAtEnd(writing: 2, reading: leaf) == 1)
        #expect(comparisonsAtEnd(writing: 3, reading: foreign) == 0)
        #expect(tree.revision == 2)
    }

    @Test("A layout made inside an edit sees the state before the edit")
    func layoutInEdit() throws {
        let leaf = box(10, 10)
        let tree = DisplayTree(root: leaf)
        let before = try tree.update { edit in
            edit[leaf].size?.width = 50
            return try leaf.layout().size.width
        }
        #expect(before == 10)
        #expect(try leaf.layout().size.width == 50)
    }

    @Test("A layout of a new node inside an edit sees its subnodes before they are updated")
    func layoutOfNewNode() throws {
        let tree = DisplayTree(root: box())
        let content = Themed(scale: 3)
        let (node, inside) = try tree.update { _ in
            let node = DisplayNode(content)
            return (node, try node.layout())
        }
        #expect(inside.environment(of: content.leaf)?.displayScale == 1)
        #expect(try node.layout().environment(of: content.leaf)?.displayScale == 3)
    }

    @Test("A node whose tree is gone cannot join or be edited by another tree")
    func treeIsGone() async throws {
        let leaf = box(name: "left")
        _ = try await DisplayTree(root: leaf).layout(in: .unbounded)
        let tree = DisplayTree(root: leaf)
        await #expect(throws: LayoutError(.foreignNode, path: "left")) {
            try await tree.layout(in: .unbounded)
        }
        #expect(throws: EditError.foreignNode("BoxContent(left)")) {
            try tree.update { $0[leaf].size = .zero }
        }
    }
}

extension NodeReference {
    fileprivate var layoutSucceeds: Bool { (try? layout()) != nil }
}
