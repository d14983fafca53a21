import Testing
import Weft
import WeftDocument
import WeftInspector

func target(at point: LayoutPoint, in commit: LayoutCommit) -> AnyDisplayNode? {
    commit.nodes(at: point).first { commit.content(of: $0) is ProgressBar }
}

func rename(_ title: DisplayNode<TextContent>, in tree: DisplayTree) async throws -> LayoutSize {
    try tree.update { $0[title].string = "Everybody" }
    return try await tree.layoutIfNeeded().size
}

func explain(_ node: some NodeReference, in commit: LayoutCommit) throws -> String {
    try commit.explanation(of: node)?.outline() ?? "nothing to explain"
}

@Suite("Commits in How-to.md")
struct CommitExamples {
    @Test("A test can read diagnostics, frames and measurement counts")
    func testing() async throws {
        let card = Card()
        let commit = try DisplayNode(card).layout(in: SizeRange(width: 200))
        #expect(commit.diagnostics.isEmpty)
        #expect(commit.frame(of: card.title) == LayoutRect(x: 48, y: 141, width: 152, height: 40))
        let tree = DisplayTree(root: DisplayNode(card))
        _ = try await tree.layout(in: SizeRange(width: 200))
        try tree.update { $0[card.title].string = "Another title, of two lines, too" }
        let edited = try await tree.layout(in: SizeRange(width: 200))
        #expect(edited.statistics.measurementCount <= 3)
        #expect(edited.statistics.measurementCount == 3)
    }

    @Test("A touched element is found behind its decoration")
    func touches() throws {
        let bar = DisplayNode(ProgressBar())
        let root = DisplayNode(Decorated(bar: bar))
        let commit = try root.layout()
        #expect(commit.hitTest(LayoutPoint(x: 1, y: 1)) != bar.anyNode)
        #expect(target(at: LayoutPoint(x: 1, y: 1), in: commit) == bar.anyNode)
    }

    @Test("An edit is laid out on demand and automatically, once a layout has been requested")
    func layoutIfNeeded() async throws {
        for relayout in [DisplayTree.Relayout.onDemand, .automatic] {
            let title = DisplayNode(TextContent("Ada"))
            let tree = DisplayTree(root: title, relayout: relayout)
            await #expect(throws: LayoutUnavailableError.self) { try await rename(title, in: tree) }
            try tree.update { $0[title].string = "Ada" }
            let first = try await tree.layout(in: .unbounded)
            #expect(try await rename(title, in: tree).width > first.size.width)
        }
    }

    @Test("A layout can be printed and drawn, and a document can be laid out")
    func drawings() throws {
        let document = try LayoutDocument(
            parsing: #"""
                {"range": {"max": [320, "inf"]},
                 "root": {"type": "inset", "insets": [8, 8, 8, 8], "children": [
                    {"type": "text", "name": "title", "string": "Hello"}]}}
                """#
        )
        let commit = try document.layout()
        let frame = document["title"].flatMap { commit.frame(of: $0) }
        #expect(frame?.origin == LayoutPoint(x: 8, y: 8))
        print(commit.outline(showsRanges: true, showsDiagnostics: true))
        print(commit.ascii(columns: 60))
        let boxes = commit.svg()
        let picture = commit.svg(SVGOptions(mode: .picture, zoom: 2, title: "The form"))
        let page = try commit.html(title: "The form")
        #expect(boxes != picture && picture.contains("<title>The form"))
        #expect(page.contains("<h1>The form</h1>"))
    }

    @Test("An explanation shows the width from which a title has shrunk, and the parts of its card")
    func explanation() throws {
        let card = DisplayNode(Card())
        let commit = try card.layout(in: SizeRange(width: 200))
        #expect(
            try explain(commit[card].title, in: commit) == """
                Card  0 0 200×181  in 200×0…∞
                  StackLayoutSpec(vertical, spacing: 8)  0 0 200×181  in 200×0…∞
                    StackLayoutSpec(horizontal, spacing: 8, alignItems: center)  0 141 200×40  in 200×0…∞
                      title TextContent  48 141 152×40  in 152×0…∞, at first 211×20 in \
                0…∞×0…∞  flexShrink: 1

                """
        )
        #expect(
            try explain(card, in: commit) == """
                Card  0 0 200×181  in 200×0…∞
                  StackLayoutSpec(vertical, spacing: 8)  0 0 200×181  in 200×0…∞
                    RatioLayoutSpec(0.6666666666666666)  0 0 200×133  in 200×0…∞
                      photo ImageContent  0 0 200×133  in 200×133
                    StackLayoutSpec(horizontal, spacing: 8, alignItems: center)  0 141 200×40  in 200×0…∞
                      avatar BoxContent  0 141 40×40  in 0…∞×0…∞
                      title TextContent  48 141 152×40  in 152×0…∞, at first 211×20 in \
                0…∞×0…∞  flexShrink: 1

                """
        )
    }
}

/// A bar with a shade in front of it.
private struct Decorated: NodeContent {
    let bar: DisplayNode<ProgressBar>
    let shade = DisplayNode(BoxContent())

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        bar.overlay(shade)
    }
}
