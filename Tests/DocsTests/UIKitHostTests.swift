import Testing
import Weft

@MainActor
@Suite("The UIKit host of the pages")
struct UIKitHostTests {
    /// Cards in a column: coloured boxes, each behind a text.
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

    @Test("Its views are the hierarchy of each commit, in the commit's order and frames")
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

    @Test("A host that has missed commits mounts the newest, and none that is older")
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

    private func check(_ view: UIView, shows node: AnyDisplayNode, of commit: LayoutCommit) {
        #expect(view.frame == commit.frameInSupernode(of: node).map { CGRect($0) })
        let content = commit.content(of: node)
        if let text = content as? TextContent {
            let label = view as? UILabel
            let weight: UIFont.Weight = text.isBold ? .bold : .regular
            #expect(label?.text == text.string)
            #expect(label?.font == .systemFont(ofSize: text.fontSize, weight: weight))
            #expect(label?.textColor === UIColor.label)
            #expect(label?.numberOfLines == 0)
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
}
