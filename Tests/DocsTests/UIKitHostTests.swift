import Testing
import Weft
import WeftTesting

@MainActor
@Suite("The UIKit host in the documentation")
struct UIKitHostTests {
    /// A column of cards, each of them a text in front of a coloured box.
    private struct Board: NodeContent, Equatable {
        var cards: [DisplayNode<Card>] = []

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical, spacing: 4) { cards }
        }
    }

    private struct Card: NodeContent, Equatable {
        let box = DisplayNode(BoxContent(color: DisplayColor(hex: 0x80C0FF)))
        let title: DisplayNode<TextContent>

        init(_ title: String) {
            self.title = DisplayNode(TextContent(title))
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            title.inset(8).background(box)
        }
    }

    private let range = SizeRange(width: 200)

    @Test("The host's views mirror the hierarchy of each commit, with its order and frames")
    func mounts() async throws {
        let cards = ["one", "two", "three"].map { DisplayNode(Card($0)) }
        let board = DisplayNode(Board())
        let tree = DisplayTree(root: board)
        let host = DisplayTreeView()
        let edits: [@Sendable (inout TreeEdit) -> Void] = [
            { $0[board].cards = [cards[0], cards[1]] },
            { $0[board].cards = [cards[2], cards[0], cards[1]] },
            { $0[$0[cards[0]].title].attributes.isBold = true },
            { $0[board].cards = [cards[1], cards[2]] },
            { $0[$0[cards[2]].box].color = DisplayColor(hex: 0x102030) },
            { $0[board].cards = [] },
        ]
        for edit in edits {
            try tree.update(edit)
            let commit = try await tree.layout(in: range)
            host.mount(commit)
            try #require(host.subviews.count == 1)
            check(host.subviews[0], shows: commit.root, of: commit)
        }
    }

    @Test("A host that has missed commits mounts the newest one, and ignores older ones")
    func misses() async throws {
        let cards = ["one", "two"].map { DisplayNode(Card($0)) }
        let board = DisplayNode(Board())
        let tree = DisplayTree(root: board)
        let host = DisplayTreeView()
        host.mount(try await tree.layout(in: range))
        try tree.update { $0[board].cards = cards }
        let missed = try await tree.layout(in: range)
        try tree.update { $0[board].cards = [cards[1]] }
        let newest = try await tree.layout(in: range)
        host.mount(newest)
        check(host.subviews[0], shows: newest.root, of: newest)
        host.mount(missed)
        check(host.subviews[0], shows: newest.root, of: newest)
    }

    @Test("A layout of the root can be mounted before the tree has a layout")
    func mountsAtOnce() async throws {
        let board = DisplayNode(Board(cards: ["one", "two"].map { DisplayNode(Card($0)) }))
        let tree = DisplayTree(root: board)
        let host = DisplayTreeView()
        let first = try tree.root.layout(in: range, environment: tree.environment)
        host.mount(first)
        check(host.subviews[0], shows: tree.root, of: first)
        let views = host.subviews[0].subviews
        try tree.update { $0[board].cards.append(DisplayNode(Card("three"))) }
        let second = try await tree.layout(in: range)
        host.mount(second)
        check(host.subviews[0], shows: tree.root, of: second)
        #expect(zip(views, host.subviews[0].subviews).allSatisfy { $0 === $1 })
    }

    @Test("The view of a cell can show one row after another")
    func rows() async throws {
        let rows = ["one", "two words"].map { DisplayTree(root: DisplayNode(Card($0))) }
        let layouts = FeedLayouts(rows: rows)
        #expect(layouts.count == 0)
        try await layouts.layOut(in: 60)
        #expect(layouts.count == 2)
        let view = DisplayTreeView()
        for row in [0, 1, 0] {
            let commit = try #require(rows[row].committed)
            layouts.show(row, in: view)
            #expect(view.subviews.count == 1)
            check(view.subviews[0], shows: commit.root, of: commit)
            #expect(layouts.size(ofRow: row) == CGSize(commit.size))
        }
        #expect(layouts.size(ofRow: 0) != layouts.size(ofRow: 1))
        let card = try #require(rows[1].committed?.content(of: rows[1].root) as? Card)
        let former = layouts.size(ofRow: 1)
        try await layouts.change(1) { $0[card.title].string = "many more words than there were" }
        let changed = try #require(rows[1].committed)
        #expect(changed.number == 2 && layouts.size(ofRow: 1) == CGSize(changed.size))
        #expect(layouts.size(ofRow: 1) != former)
        layouts.show(1, in: view)
        check(view.subviews[0], shows: changed.root, of: changed)
    }

    private func check(_ view: UIView, shows node: AnyDisplayNode, of commit: LayoutCommit) {
        #expect(view.frame == commit.frameInSupernode(of: node).map { CGRect($0) })
        let content = commit.content(of: node)
        if content is TextContent {
            let view = view as? TextView
            #expect(view?.layout == commit.payload(of: node, as: TextLayout.self))
            #expect(view?.layout != nil)
            #expect(view?.color === UIColor.label)
        }
        if let color = (content as? BoxContent)?.color {
            let components = [color.red, color.green, color.blue, color.opacity]
            #expect(view.backgroundColor?.components == components)
        }
        let subnodes = commit.subnodes(of: node)
        #expect(view.subviews.count == subnodes.count)
        for (subview, subnode) in zip(view.subviews, subnodes) {
            check(subview, shows: subnode, of: commit)
        }
    }

    @Test("A text is drawn in the lines and in the font that it was measured in")
    func drawsLines() async throws {
        let text = DisplayNode(
            TextContent("two lines and more", fontSize: 20, isBold: true, maximumNumberOfLines: 2)
        )
        let environment = LayoutEnvironment(displayScale: 3, textMeasurer: SystemTextMeasurer())
        let commit = try text.layout(in: SizeRange(width: 100), environment: environment)
        let host = DisplayTreeView()
        host.mount(commit)
        let view = try #require(host.subviews.first)
        #expect(!view.isOpaque && view.contentMode == .redraw)
        #expect(view.accessibilityLabel == "two lines and more")
        NSAttributedString.drawings = []
        view.draw(view.frame)
        let drawings = NSAttributedString.drawings
        #expect(drawings.map(\.string) == ["two lines", "and more"])
        #expect(drawings.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 25)])
        #expect(drawings.allSatisfy { $0.font == .systemFont(ofSize: 20, weight: .bold) })
        #expect(drawings.allSatisfy { $0.color === UIColor.label })
    }

    @Test("The system text measurer keeps its promises, with and without truncation")
    func promises() {
        for string in [
            "", "a", "two words", "A title of two lines", "one\n\ntwo  three\n",
            "incomprehensibilities",
            "  👨‍👩‍👧‍👦 é ü ",
        ] {
            for (limit, truncation) in [
                (0, TextTruncation.tail), (1, .tail), (2, .tail), (2, .clip),
            ] {
                let attributes = TextAttributes(
                    maximumNumberOfLines: limit,
                    truncation: truncation
                )
                let broken = SystemTextMeasurer().brokenPromises(
                    for: string,
                    attributes: attributes
                )
                #expect(broken.map(\.description) == [], "\(string), \(attributes)")
            }
        }
    }

    @Test("The system text measurer and Weft's own agree on which losses count as truncation")
    func invisibleRest() {
        for string in ["one\n", "one\n\n", "one\n  ", "one\n\ntwo"] {
            let attributes = TextAttributes(maximumNumberOfLines: 1)
            let layouts: [TextLayout] = [
                SystemTextMeasurer().measure(string, attributes: attributes, maximumWidth: 100),
                GreedyTextMeasurer().measure(string, attributes: attributes, maximumWidth: 100),
            ]
            #expect(layouts[0].isTruncated == layouts[1].isTruncated)
            #expect(layouts[0].lines.map(\.text) == layouts[1].lines.map(\.text))
        }
    }

    @Test("A stretched text is reframed but not updated, so its view must redraw by itself")
    func stretched() async throws {
        let (text, other) = (DisplayNode(TextContent("one")), DisplayNode(TextContent("two")))
        let row = DisplayNode(Pair(first: text, second: other))
        let tree = DisplayTree(root: row)
        let before = try await tree.layout(in: SizeRange(width: 100))
        try tree.update { $0[other].string = "several words in several lines" }
        let after = try await tree.layout(in: SizeRange(width: 100))
        let transition = LayoutTransition(from: before, to: after)
        #expect(transition.reframed.contains { $0.node == text.anyNode })
        #expect(!transition.updated.contains(text.anyNode))
    }

    private struct Pair: NodeContent {
        let first, second: DisplayNode<TextContent>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.horizontal) {
                first
                second.flexShrink(1)
            }
        }
    }

    @Test("A text that is cut off ends with an ellipsis that fits, or is clipped")
    func truncation() {
        for (width, limit, truncation, lines) in [
            (50.0, 1, TextTruncation.tail, ["some…"]), (50, 1, .clip, ["some"]),
            (50, 2, .tail, ["some", "word…"]), (50, 0, .tail, ["some", "words", "here"]),
            (5, 1, .tail, ["…"]), (500, 1, .tail, ["some words here"]),
        ] {
            let layout = SystemTextMeasurer().measure(
                "some words here",
                attributes: TextAttributes(
                    fontSize: 20,
                    maximumNumberOfLines: limit,
                    truncation: truncation
                ),
                maximumWidth: width
            )
            #expect(layout.lines.map { String($0.text) } == lines)
            #expect(layout.isTruncated == (limit > 0 && width < 500))
            #expect(layout.size.width <= width)
        }
    }
}
