import Testing
import Weft

@Suite("Structural mistakes")
struct StructureErrorTests {
    let rows: [DisplayNode<PostRow>]
    let root: DisplayNode<Feed>
    let tree: DisplayTree

    init() {
        rows = (0..<4).map { _ in DisplayNode(PostRow()) }
        root = DisplayNode(Feed(posts: rows), name: nil)
        tree = DisplayTree(root: root)
    }

    /// Lays the tree out first without a mistake, then with one, and then repaired. Returns the
    /// description of the error.
    private func failure(
        _ mistake: (inout TreeEdit) -> Void,
        repair: (inout TreeEdit) -> Void
    ) async throws -> String {
        let first = try await tree.layout(in: .unbounded)
        try tree.update(mistake)
        let revision = tree.revision
        let thrown = await #expect(throws: LayoutError.self) {
            try await tree.layout(in: .unbounded)
        }
        let error = try #require(thrown)
        // A second attempt throws the same error, and so does a layout without any cache.
        await #expect(throws: error) { try await tree.layout(in: .unbounded) }
        #expect(throws: error) { try root.layout() }
        #expect(tree.committed?.number == first.number)
        #expect(tree.revision == revision)
        try tree.update(repair)
        let repaired = try await tree.layout(in: .unbounded)
        #expect(repaired.revision == tree.revision)
        #expect(try differencesFromCold(repaired, of: root).isEmpty)
        return error.description
    }

    @Test("A node under two parents is an error that names both")
    func twoParents() async throws {
        let avatar = try root.layout()[rows[3]].avatar
        let text = try await failure {
            $0[rows[1]].guest = avatar.anyNode
        } repair: {
            $0[rows[1]].guest = nil
        }
        #expect(
            text == """
                Feed ▸ posts[3] PostRow ▸ avatar: the node is in two places, Feed ▸ posts[1] PostRow \
                ▸ guest avatar and Feed ▸ posts[3] PostRow ▸ avatar. A node has one parent, and no \
                other may even measure it: to move a node, take it out of its former parent in the \
                same edit. Copying a content copies the handles of its subnodes: make new nodes for \
                the copy.
                """
        )
    }

    @Test(
        "A node placed twice under one parent is an error that names the parent and the properties"
    )
    func oneParentTwice() async throws {
        let text = try await failure {
            $0[root].extra = rows[2].anyNode
        } repair: {
            $0[root].extra = nil
        }
        #expect(
            text == """
                Feed ▸ posts[2] PostRow: the node is placed twice in the spec of Feed, whose content \
                holds it as posts[2] and as extra. A node has one place: place this one once, and \
                make a second node, whose content has subnodes of its own, for the other place.
                """
        )
    }

    @Test("The properties of a node that is placed twice are named on one line")
    func oddProperties() {
        let kind = LayoutError.Kind.nodePlacedTwice(
            parent: "Tabs",
            properties: ["tabs[a\nb]", "last"]
        )
        let text = LayoutError(kind, path: "Tabs ▸ tab").description
        #expect(
            text.contains(
                #"in the spec of Tabs, whose content holds it as "tabs[a\nb]" and as last."#
            )
        )
    }

    @Test("A moved node that its former parent still shows is in two places")
    func movedAndKept() async throws {
        let guest = box(name: "guest")
        try tree.update { $0[rows[0]].guest = guest.anyNode }
        let text = try await failure {
            $0[rows[2]].guest = guest.anyNode
        } repair: {
            $0[rows[0]].guest = nil
        }
        #expect(text.hasPrefix("Feed ▸ posts[2] PostRow ▸ guest: the node is in two places, "))
        #expect(tree.committed?.supernode(of: guest) == rows[2].anyNode)
    }

    @Test("Nodes made from one template share its subnodes, and the error says so")
    func copiedTemplate() async throws {
        let template = PostRow()
        let twins = [DisplayNode(template), DisplayNode(template)]
        let text = try await failure {
            $0[root].posts += twins
        } repair: {
            $0[root].posts.removeLast()
        }
        #expect(text.hasPrefix("Feed ▸ posts[5] PostRow ▸ avatar: the node is in two places"))
        #expect(
            text.hasSuffix(
                "copies the handles of its subnodes: make new nodes for the copy."
            )
        )
    }

    @Test("A node inside itself is an error, at any distance")
    func cycle() async throws {
        let text = try await failure {
            $0[rows[2]].guest = root.anyNode
        } repair: {
            $0[rows[2]].guest = nil
        }
        #expect(
            text == """
                Feed ▸ posts[2] PostRow ▸ guest Feed: the node is inside itself. A content holds \
                the nodes below it; refer to a node above it by its id.
                """
        )
        _ = try await failure {
            $0[rows[2]].guest = rows[2].anyNode
        } repair: {
            $0[rows[2]].guest = nil
        }
    }

    @Test("A node of another tree is an error")
    func foreignNode() async throws {
        let foreign = box(name: "stranger")
        let other = DisplayTree(root: foreign)
        _ = try await other.layout(in: .unbounded)
        let text = try await failure {
            $0[rows[0]].guest = foreign.anyNode
        } repair: {
            $0[rows[0]].guest = nil
        }
        #expect(
            text == """
                Feed ▸ posts[0] PostRow ▸ stranger: the node belongs to another tree, which may be \
                gone: that tree has laid it out, or an edit of that tree has written to it, perhaps \
                by an updateSubnodes. A node stays with one tree for life, even after it is taken \
                out: make a new node, whose content has subnodes of its own.
                """
        )
    }

    /// A content that writes to its subnode.
    private struct Greeting: NodeContent, Equatable {
        let text = DisplayNode(TextContent(""))

        func updateSubnodes(_ edit: inout TreeEdit) { edit[text].string = "Hello" }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement { text }
    }

    @Test("A node made in an edit leaves to its tree what its content has written to")
    func writtenTo() async throws {
        let tree = DisplayTree(root: box())
        var made: DisplayNode<Greeting>?
        try tree.update { _ in made = DisplayNode(Greeting()) }
        let greeting = try #require(made)
        let other = DisplayTree(root: greeting)
        let error = await #expect(throws: LayoutError.self) {
            try await other.layout(in: .unbounded)
        }
        #expect(error?.kind == .foreignNode)
        #expect(error?.path == "Greeting ▸ text TextContent")
        // Made outside an edit, it belongs to whichever tree comes first.
        let free = DisplayTree(root: DisplayNode(Greeting()))
        #expect(try await free.layout(in: .unbounded).nodeCount == 2)
    }

    private struct Maker: NodeContent, Equatable {
        var makes = false
        let child = box()

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> {
            makes ? box(name: "fresh") : child
        }
    }

    @Test("A node made while measuring is an error")
    func madeWhileMeasuring() async throws {
        let maker = DisplayNode(Maker())
        try tree.update { $0[rows[1]].guest = maker.anyNode }
        let text = try await failure {
            $0[maker].makes = true
        } repair: {
            $0[maker].makes = false
        }
        #expect(
            text == """
                Feed ▸ posts[1] PostRow ▸ guest Maker ▸ fresh: the node was made while measuring. A \
                layoutSpec may run any number of times: make nodes in stored properties of the \
                content, or in an edit.
                """
        )
    }

    private struct Nest: NodeContent, Equatable {
        var depth = 1
        let child = box()

        func layoutSpec(thatFits constrainedSize: SizeRange) -> AnyLayoutElement {
            var element: any LayoutElement = child
            for _ in 0..<depth { element = WrapperLayoutSpec(element) }
            return AnyLayoutElement(element)
        }
    }

    @Test("Specs nested too deeply inside one node are an error that says what to do")
    func specsTooDeep() async throws {
        let nest = DisplayNode(Nest(), name: "nest")
        try tree.update { $0[rows[1]].guest = nest.anyNode }
        let text = try await failure {
            $0[nest].depth = LayoutContext.maximumSpecDepth + 1
        } repair: {
            $0[nest].depth = 3
        }
        #expect(
            text.hasSuffix(
                "nest: specs are nested too deeply inside this one node: there are more than 2000 of them, or more than the stack has room for. If none of them makes itself over and over, put some of them into a node of their own."
            )
        )
    }

    private struct Meddler: NodeContent, Equatable {
        let child: DisplayNode<BoxContent>

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[child].size = .zero
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> { child }
    }

    @Test("A node whose updateSubnodes writes to an adopted node is an error")
    func subnodesNotUpdated() async throws {
        let avatar = try root.layout()[rows[0]].avatar
        _ = try await tree.layout(in: .unbounded)
        let meddler = DisplayNode(Meddler(child: avatar), name: "meddler")
        let text = try await failure {
            $0[rows[1]].guest = meddler.anyNode
        } repair: {
            $0[rows[1]].guest = nil
        }
        #expect(
            text == """
                Feed ▸ posts[1] PostRow ▸ meddler: updateSubnodes failed when the node was made. \
                BoxContent(avatar): the node belongs to a tree, and only an edit of that tree can \
                change it. Make a node around it inside such an edit: tree.update { … \
                DisplayNode(…) … }.
                """
        )
    }

    @Test("A failed pass gives back the nodes that it has adopted")
    func nodesGivenBack() async throws {
        let fresh = (0..<5).map { _ in DisplayNode(PostRow()) }
        _ = try await failure {
            $0[root].posts += fresh
            $0[root].extra = rows[0].anyNode
        } repair: {
            $0[root].posts.removeLast(5)
            $0[root].extra = nil
        }
        let other = DisplayTree(root: DisplayNode(Feed(posts: fresh)))
        #expect(try await other.layout(in: .unbounded).nodeCount == 11)
    }

    @Test(
        "Finding a mistake far below the root does not take twice as long for each level",
        .endsEventually
    )
    func deepMistake() async throws {
        let leaf = box()
        let bottom = DisplayNode(Column(children: [leaf.anyNode]))
        var top = bottom
        for _ in 0..<60 { top = DisplayNode(Column(children: [top.anyNode])) }
        let column = top
        try tree.update { $0[rows[0]].guest = column.anyNode }
        _ = try await failure {
            $0[bottom].children.append(leaf.anyNode)
        } repair: {
            $0[bottom].children.removeLast()
        }
    }

    @Test("A root that belongs to another tree is an error")
    func foreignRoot() async throws {
        _ = try await tree.layout(in: .unbounded)
        let other = DisplayTree(root: root)
        let error = await #expect(throws: LayoutError.self) {
            try await other.layout(in: .unbounded)
        }
        #expect(error?.kind == .foreignNode)
        #expect(error?.path == "Feed")
    }
}
