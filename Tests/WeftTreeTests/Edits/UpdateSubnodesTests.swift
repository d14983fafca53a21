import Testing
import Weft

@Suite("updateSubnodes")
struct UpdateSubnodesTests {
    struct Title: NodeContent, Equatable {
        var text: String
        let label = DisplayNode(TextContent(""), name: "label")

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[label].string = text.uppercased()
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<TextContent> { label }
    }

    struct Card: NodeContent, Equatable {
        var name: String
        let title = DisplayNode(Title(text: "none"))

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[title].text = name + "!"
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<Title> { title }
    }

    @Test("updateSubnodes runs when a node is made, and cascades through all levels")
    func creation() throws {
        let card = Card(name: "ada")
        let node = DisplayNode(card)
        let commit = try node.layout()
        #expect(commit[card.title].text == "ada!")
        #expect(commit[commit[card.title].label].string == "ADA!")
    }

    @Test("updateSubnodes runs at the end of an edit, in the same revision, and cascades")
    func cascade() async throws {
        let card = DisplayNode(Card(name: "ada"))
        let tree = DisplayTree(root: card)
        let first = try await tree.layout(in: .unbounded)
        let title = first[card].title
        let label = first[title].label
        try tree.update { $0[card].name = "eve" }
        #expect(tree.revision == 1)
        let second = try await tree.layout(in: .unbounded)
        #expect(second[label].string == "EVE!")
        #expect(first[label].string == "ADA!")
    }

    @Test("updateSubnodes does not run if a written content is equal in the end")
    func equal() throws {
        let node = DisplayNode(Card(name: "ada"))
        let tree = DisplayTree(root: node)
        try tree.update { edit in
            let title = edit[node].title
            edit[title].text = "by hand"
        }
        try tree.update { $0[node].name = "ada" }
        try tree.update { edit in
            let title = edit[node].title
            #expect(edit[title].text == "by hand")
        }
        #expect(tree.revision == 1)
    }

    @Test("A node made in an edit has updated subnodes without a second edit")
    func madeInEdit() async throws {
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        try tree.update { edit in
            edit[root].children.append(DisplayNode(Card(name: "new")).anyNode)
        }
        let commit = try await tree.layout(in: .unbounded)
        let texts = commit.nodes.compactMap { commit.content(of: $0) as? TextContent }
        #expect(texts.map(\.string) == ["NEW!"])
    }

    /// A theme that is handed down level by level. Every level writes it to the same board.
    struct Level: NodeContent {
        var theme = "light"
        var lower: DisplayNode<Level>?
        let board: DisplayNode<Title>

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[board].text = theme
            if let lower { edit[lower].theme = theme }
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> SpacerLayoutSpec {
            SpacerLayoutSpec()
        }
    }

    @Test("One node may be updated by any number of others")
    func manySources() throws {
        let board = DisplayNode(Title(text: ""))
        var top = DisplayNode(Level(board: board))
        for _ in 0..<500 { top = DisplayNode(Level(lower: top, board: board)) }
        let tree = DisplayTree(root: top)
        try tree.update { $0[top].theme = "dark" }
        try tree.update { edit in
            #expect(edit[board].text == "dark")
            let label = edit[board].label
            #expect(edit[label].string == "DARK")
        }
    }

    @Test(
        "updateSubnodes does not run if only style or overrides were written, whatever the content"
    )
    func otherInputs() throws {
        let board = DisplayNode(Title(text: ""))
        let level = DisplayNode(Level(board: board))
        let tree = DisplayTree(root: level)
        try tree.update { edit in
            edit[board].text = "by hand"
            edit[style: level].flexGrow = 1
            edit[environment: level].displayScale = 2
        }
        try tree.update { #expect($0[board].text == "by hand") }
    }

    /// A content that, together with its partner, causes an endless chain of changes.
    struct Echo: NodeContent, Equatable {
        var number = 0
        var partner: DisplayNode<Echo>?
        var makesNodes = false

        func updateSubnodes(_ edit: inout TreeEdit) {
            guard let partner else { return }
            if makesNodes { edit[DisplayNode(Title(text: ""))].text = "new" }
            edit[partner].number = number + 1
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> SpacerLayoutSpec {
            SpacerLayoutSpec()
        }
    }

    @Test(
        "Contents that change each other endlessly are an error, even if they make nodes",
        arguments: [false, true]
    )
    func endless(makesNodes: Bool) throws {
        let first = DisplayNode(Echo(), name: "first")
        let second = DisplayNode(Echo(), name: "second")
        let tree = DisplayTree(root: first)
        let error = #expect(throws: EditError.self) {
            try tree.update { edit in
                edit[first].partner = second
                edit[second].partner = first
                edit[first].makesNodes = makesNodes
                edit[second].makesNodes = makesNodes
            }
        }
        guard case .endlessUpdate(let node) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(["Echo(first)", "Echo(second)"].contains(node))
        #expect(
            error?.description
                == """
                \(node): updateSubnodes runs again and again in one edit. Derive contents in one \
                direction, from a node to the nodes below it.
                """
        )
        #expect(tree.revision == 0)
        try tree.update { #expect($0[first].partner == nil) }
    }
}
